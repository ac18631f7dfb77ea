# cmake -DEXPECTED=file -DINPUT=file -P check_output.cmake -- program arguments...
# Runs the program on that input; it must succeed and print the text of EXPECTED, letter for letter and nothing else.

set(command)
set(after_dashes FALSE)
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
    if(after_dashes)
        list(APPEND command "${CMAKE_ARGV${i}}")
    elseif(CMAKE_ARGV${i} STREQUAL "--")
        set(after_dashes TRUE)
    endif()
endforeach()

execute_process(COMMAND ${command} INPUT_FILE "${INPUT}" OUTPUT_VARIABLE output RESULT_VARIABLE result)
message("${output}")
if(NOT result EQUAL 0)
    message(FATAL_ERROR "The program ended with ${result}")
endif()

file(READ "${EXPECTED}" expected)
string(REPLACE "\r\n" "\n" output "${output}")
string(REPLACE "\r\n" "\n" expected "${expected}")
if(expected STREQUAL "" OR NOT output STREQUAL expected)
    message("---- was expected (${EXPECTED}):\n${expected}----")
    message(FATAL_ERROR "The output is another than what was expected")
endif()
