# cmake -DREADME=... -DSOURCE=... -P readme_code.cmake: the README shows the program as it is, but for its first line.

file(READ ${README} readme)
file(READ ${SOURCE} source)
string(REGEX REPLACE "^//[^\n]*\n" "" source "${source}")
string(FIND "${readme}" "```cpp\n${source}```" at)
if(at EQUAL -1)
    message(FATAL_ERROR "The README shows another program than ${SOURCE}")
endif()
