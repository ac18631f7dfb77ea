# cmake -DROOT=<sources> -P mirror.cmake: do the tests mirror the headers? Every header include/ludo/P.hpp has its test at
# tests/P_test.cpp, unless it only includes others or is listed below; and every test of the folders that mirror include/ludo lies
# at the path of such a header, or is named after one: tests/games/calcory_rulings_test.cpp belongs to games/calcory.hpp.

cmake_minimum_required(VERSION 3.24...3.31)

# Headers that hold nothing to test when a program runs, each with the reason
set(without_tests
    core/expects "it stops the program: tests/stops tries that"
    core/inline "attributes for compilers: tests/compilers looks at them"
    games "a list of all games: tests/standalone and the tests of games go through it"
    testing/extras "functions that the tests of games fill in: there are none to begin with"
    turns/headings "two headings: the sentences under them are tested"
    version "the version: the test same_version compares it")

set(excused)
while(without_tests)
    list(POP_FRONT without_tests path reason)
    list(APPEND excused ${path})
endwhile()

set(mirrored) # the headers that have tests, and those that need none
set(count 0)
file(GLOB_RECURSE headers RELATIVE ${ROOT}/include/ludo ${ROOT}/include/ludo/*.hpp)
foreach(header IN LISTS headers)
    string(REGEX REPLACE "\\.hpp$" "" path ${header})
    file(READ ${ROOT}/include/ludo/${header} text)
    string(REGEX REPLACE "(^|\n)(#pragma once|#include [^\n]*|//[^\n]*)" "\\1" rest "${text}")
    string(STRIP "${rest}" rest)
    set(has_test FALSE)
    if(EXISTS ${ROOT}/tests/${path}_test.cpp)
        set(has_test TRUE)
    endif()
    if(path IN_LIST excused)
        if(has_test)
            message(SEND_ERROR "tests/${path}_test.cpp is there: ${path} needs no excuse in mirror.cmake")
        endif()
        list(REMOVE_ITEM excused ${path})
    elseif(NOT rest STREQUAL "")
        list(APPEND mirrored ${path})
        math(EXPR count "${count} + 1")
        if(NOT has_test)
            message(SEND_ERROR "include/ludo/${header} has no test: tests/${path}_test.cpp")
        endif()
    endif()
endforeach()
foreach(path IN LISTS excused)
    message(SEND_ERROR "mirror.cmake excuses ${path}, which is no header")
endforeach()

set(tests 0)
foreach(folder IN ITEMS core components packs turns games play search io testing)
    file(GLOB_RECURSE found RELATIVE ${ROOT}/tests ${ROOT}/tests/${folder}/*.cpp)
    foreach(test IN LISTS found)
        math(EXPR tests "${tests} + 1")
        if(NOT test MATCHES "_test\\.cpp$")
            message(SEND_ERROR "tests/${test}: the name of a test ends in _test.cpp")
            continue()
        endif()
        string(REGEX REPLACE "_test\\.cpp$" "" path ${test})
        while(NOT path IN_LIST mirrored AND path MATCHES "_[^_/]*$")
            string(REGEX REPLACE "_[^_/]*$" "" path ${path})
        endwhile()
        if(NOT path IN_LIST mirrored)
            message(SEND_ERROR "tests/${test} lies at the path of no header, and is named after none")
        endif()
    endforeach()
endforeach()

if(count LESS 100 OR tests LESS ${count})
    message(FATAL_ERROR "There is too little to compare: ${count} headers, ${tests} tests")
endif()
message(STATUS "${count} headers have tests at their paths; ${tests} tests belong to them")
