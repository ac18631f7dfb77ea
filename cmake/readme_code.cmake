# cmake -DROOT=... -P readme_code.cmake: the README shows code that the tests run, letter for letter.
# Its C++ is examples/hello.cpp but for the first line, and the game in examples/own_variant.cpp; its blocks of other languages are the files in tests/package/readme.

cmake_minimum_required(VERSION 3.24...3.31)

file(READ ${ROOT}/README.md readme)

function(must_show language source code)
    string(FIND "${readme}" "```${language}\n${code}```\n" at)
    if(at EQUAL -1)
        message(FATAL_ERROR "The README does not show ${source} in a block of ${language}")
    endif()
endfunction()

file(READ ${ROOT}/examples/hello.cpp hello)
string(REGEX REPLACE "^//[^\n]*\n" "" hello "${hello}")
must_show(cpp examples/hello.cpp "${hello}")

file(READ ${ROOT}/tests/package/main.cpp main)
if(NOT main STREQUAL hello)
    message(FATAL_ERROR "tests/package/main.cpp is not examples/hello.cpp without its first line")
endif()

# The game of one's own: from its policy to its name
file(READ ${ROOT}/examples/own_variant.cpp own)
string(REGEX MATCH "struct even_steps_rules.*\nusing even_steps = [^\n]*\n" own "${own}")
must_show(cpp examples/own_variant.cpp "${own}")

set(shown 2)
set(cmake_language cmake)
set(sh_language sh)
set(txt_language ini)
file(GLOB sources ${ROOT}/tests/package/readme/*)
foreach(source IN LISTS sources)
    cmake_path(GET source EXTENSION LAST_ONLY extension)
    string(SUBSTRING "${extension}" 1 -1 extension)
    file(READ ${source} code)
    must_show("${${extension}_language}" ${source} "${code}")
    math(EXPR shown "${shown} + 1")
endforeach()

string(REGEX MATCHALL "\n```[a-z]+" blocks "${readme}")
list(LENGTH blocks blocks)
if(NOT blocks EQUAL shown)
    message(FATAL_ERROR "The README has ${blocks} blocks of code, and the tests know ${shown} of them")
endif()
