add_subdirectory(ludotheque)
target_link_libraries(your_program PRIVATE ludotheque::ludotheque)
