find_package(ludotheque 0.4 REQUIRED)
target_link_libraries(your_program PRIVATE ludotheque::ludotheque)
