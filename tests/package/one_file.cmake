# Programs on the files of cmake/one_file.cmake: each of them alone, and all of them in one program, after many macros.

set(script ${PROJECT_SOURCE_DIR}/cmake/one_file.cmake)
set(folder ${CMAKE_CURRENT_BINARY_DIR}/one_file)
execute_process(COMMAND ${CMAKE_COMMAND} -DLIST=ON -P ${script}
    ERROR_VARIABLE files ERROR_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
string(REPLACE "\n" ";" files "${files}")
list(TRANSFORM files PREPEND ${folder}/ OUTPUT_VARIABLE outputs)
add_custom_command(OUTPUT ${outputs}
    COMMAND ${CMAKE_COMMAND} -DOUT=${folder} -P ${script}
    DEPENDS ${script} ${PROJECT_SOURCE_DIR}/LICENSE ${ludotheque_headers} ${ludotheque_json_headers}
    VERBATIM
)
add_custom_target(one_file_written DEPENDS ${outputs})

function(ludotheque_one_file_test name games) # files...
    list(TRANSFORM ARGN REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE text)
    string(JOIN "" text "#pragma once\n#include \"compilers/macros.hpp\"\n" ${text} "using one_file_games = ${games};\n")
    file(CONFIGURE OUTPUT ${folder}/${name}/one_file.hpp CONTENT "${text}" @ONLY)

    add_executable(${name} package/one_file.cpp)
    add_dependencies(${name} one_file_written)
    add_dependencies(one_file_tests ${name})
    target_include_directories(${name} PRIVATE ${folder}/${name} ${folder} ${CMAKE_CURRENT_SOURCE_DIR})
    target_compile_features(${name} PRIVATE cxx_std_20)
    target_link_libraries(${name} PRIVATE ludotheque_warnings)
    if(NOT MSVC)
        target_compile_options(${name} PRIVATE -O0) # compiles sooner; whether it is fast is not the question here
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 300)
    if("ludotheque-json.hpp" IN_LIST ARGN)
        target_link_libraries(${name} PRIVATE nlohmann_json::nlohmann_json)
    endif()
endfunction()

# The games of the list in games.hpp that the header include/ludo/games/NAME.hpp defines, itself or in its folder
function(ludotheque_games_in result name)
    file(READ ${PROJECT_SOURCE_DIR}/include/ludo/games.hpp text)
    if(NOT text MATCHES "all_games = game_list<([^;]+)>;")
        message(FATAL_ERROR "include/ludo/games.hpp does not say: all_games = game_list<...>;")
    endif()
    string(REGEX MATCHALL "[a-z0-9_:]+" all "${CMAKE_MATCH_1}")
    file(GLOB_RECURSE sources ${PROJECT_SOURCE_DIR}/include/ludo/games/${name}/*.hpp)
    set(games)
    foreach(game IN LISTS all)
        string(REGEX REPLACE "^.*::" "" last "${game}")
        foreach(source IN LISTS sources ITEMS ${PROJECT_SOURCE_DIR}/include/ludo/games/${name}.hpp)
            file(STRINGS ${source} defined REGEX "^ *((struct|class) ${last}( .*)?({|;)|using ${last} =)")
            if(defined)
                list(APPEND games ludo::${game})
                break()
            endif()
        endforeach()
    endforeach()
    list(JOIN games ", " games)
    set(${result} "ludo::game_list<${games}>" PARENT_SCOPE)
endfunction()

add_custom_target(one_file_tests)
foreach(file IN LISTS files)
    if(file MATCHES "^ludotheque-(.+)\\.hpp$" AND NOT file STREQUAL "ludotheque-json.hpp")
        ludotheque_games_in(games ${CMAKE_MATCH_1})
        ludotheque_one_file_test(one_file_${CMAKE_MATCH_1} "${games}" ${file})
    endif()
endforeach()
ludotheque_one_file_test(one_file_all ludo::all_games ludotheque.hpp)
set(together ${files})
list(SORT together) # all of the library comes last, after its parts
ludotheque_one_file_test(one_file_together ludo::all_games ${together})

# Written twice, from two places, they are the same.
add_test(NAME one_file_twice
    COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR} -DOUT=${CMAKE_CURRENT_BINARY_DIR}/one_file_twice
        -P ${CMAKE_CURRENT_SOURCE_DIR}/package/one_file_twice.cmake)
