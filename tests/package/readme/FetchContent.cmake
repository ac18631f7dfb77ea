include(FetchContent)
FetchContent_Declare(ludotheque SOURCE_DIR ${path_to_ludotheque}) # or URL, or GIT_REPOSITORY and GIT_TAG
FetchContent_MakeAvailable(ludotheque)
target_link_libraries(your_program PRIVATE ludotheque::ludotheque)
