# For our own tests and examples only: nobody who uses the library inherits any of this.

add_library(ludotheque_warnings INTERFACE)
if(CMAKE_CXX_COMPILER_FRONTEND_VARIANT STREQUAL "MSVC" OR MSVC)
    target_compile_options(ludotheque_warnings INTERFACE /W4 /WX /permissive- /wd4714 /bigobj)
else()
    target_compile_options(ludotheque_warnings INTERFACE
        -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wswitch-enum -Wswitch-default
        -Werror
    )
endif()

# Assertions stay on whatever the build type; a release is built with -O1, which compiles in half the time of -O3.
add_library(ludotheque_checked INTERFACE)
target_link_libraries(ludotheque_checked INTERFACE ludotheque::ludotheque ludotheque_warnings)
if(MSVC)
    target_compile_options(ludotheque_checked INTERFACE /UNDEBUG)
else()
    target_compile_options(ludotheque_checked INTERFACE -UNDEBUG $<$<CONFIG:Release>:-O1>)
endif()
