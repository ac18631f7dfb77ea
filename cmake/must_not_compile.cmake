# cmake -DSOURCE=file [-DMOST_LINES=number] -P must_not_compile.cmake -- command that compiles it
# The command must fail, and the compiler must say what stands in the file's first line: after "// expect: " what it must say
# anywhere, so after "// clang: ", and after "// first error: " what its first error must say. With that, it must say no more than so many lines.

set(command "")
foreach(argument RANGE 1 ${CMAKE_ARGC})
    if(command OR CMAKE_ARGV${argument} STREQUAL "--")
        list(APPEND command "${CMAKE_ARGV${argument}}")
    endif()
endforeach()
list(POP_FRONT command)

file(READ "${SOURCE}" source)
if(NOT source MATCHES "^// (expect|clang|first error): ([^\r\n]+)")
    message(FATAL_ERROR "${SOURCE}: the first line must be // expect: TEXT, // clang: TEXT or // first error: TEXT")
endif()
set(where "${CMAKE_MATCH_1}")
set(expected "${CMAKE_MATCH_2}")

set(ENV{LC_ALL} C)
execute_process(COMMAND ${command} OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE result)
message("${output}")
if(result EQUAL 0)
    message(FATAL_ERROR "It compiles, and must not")
endif()

set(said "${output}")
if(where STREQUAL "first error")
    string(REGEX MATCH "error[ :][^\r\n]*" said "${output}")
endif()
string(FIND "${said}" "${expected}" found)
if(found EQUAL -1)
    message(FATAL_ERROR "The compiler does not say (${where}): ${expected}")
endif()

if(where STREQUAL "first error" AND MOST_LINES)
    string(REGEX MATCHALL "\n" lines "${output}")
    list(LENGTH lines count)
    if(count GREATER MOST_LINES)
        message(FATAL_ERROR "The compiler says ${count} lines: at most ${MOST_LINES} are read")
    endif()
endif()
