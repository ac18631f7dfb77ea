# cmake -DBUILD=folder -DCONFIG=configuration -DTARGET=target -DSOURCE=file -P must_not_compile.cmake
# The target must not build, and the compiler must say what stands in the file's first line after "// expect: ".

file(READ "${SOURCE}" source)
if(NOT source MATCHES "^// expect: ([^\r\n]+)")
    message(FATAL_ERROR "${SOURCE}: the first line must be // expect: TEXT")
endif()
set(expected "${CMAKE_MATCH_1}")

set(ENV{LC_ALL} C)
execute_process(COMMAND ${CMAKE_COMMAND} --build "${BUILD}" --config "${CONFIG}" --target "${TARGET}"
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE result)
message("${output}")
if(result EQUAL 0)
    message(FATAL_ERROR "It compiles, and must not")
endif()
string(FIND "${output}" "${expected}" found)
if(found EQUAL -1)
    message(FATAL_ERROR "The compiler does not say: ${expected}")
endif()
