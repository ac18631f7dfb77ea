# Programs for games of one's own:
#
#   ludotheque_programs(my_game my_game.hpp)
#
# makes my_game_play and my_game_watch (in the terminal), my_game_referee, my_game_arena and my_game_speed, with that game and no
# other. Several headers are several games. The type of a game is called as its header is, or as GAMES says:
#
#   ludotheque_programs(my_games one.hpp two.hpp GAMES my::one my::two)

set_property(GLOBAL PROPERTY ludotheque_programs_folder "${CMAKE_CURRENT_LIST_DIR}")

# One of them, or a part of several: with the name of the package that it needs, and how people call that.
function(ludotheque_program target kind needs why) # sources...
    if(needs AND NOT TARGET ${needs})
        message(WARNING "${target} is left out: it needs ${why}.")
        return()
    endif()
    if(kind STREQUAL "program")
        add_executable(${target} ${ARGN})
    else()
        add_library(${target} STATIC ${ARGN})
    endif()
    target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/${name}_programs")
    target_link_libraries(${target} PUBLIC ludotheque::ludotheque ${needs})
    get_property(several GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
    if(NOT several AND NOT CMAKE_BUILD_TYPE AND NOT MSVC)
        target_compile_options(${target} PRIVATE -O2) # the player that thinks should not take ten times as long
    endif()
endfunction()

function(ludotheque_programs name)
    get_property(from GLOBAL PROPERTY ludotheque_programs_folder)
    cmake_parse_arguments(PARSE_ARGV 1 its "" "" GAMES)
    set(call "ludotheque_programs(${name} ...)")
    if(NOT TARGET ludotheque::ludotheque)
        message(FATAL_ERROR "${call}: there is no ludotheque::ludotheque here; find_package(ludotheque) comes first.")
    endif()
    if(NOT its_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "${call}: which header has the game? Write ludotheque_programs(${name} ${name}.hpp).")
    endif()

    set(headers "")
    set(usual "")
    foreach(header IN LISTS its_UNPARSED_ARGUMENTS)
        get_filename_component(path "${header}" ABSOLUTE)
        get_filename_component(type "${header}" NAME_WE)
        if(NOT EXISTS "${path}")
            message(FATAL_ERROR "${call}: there is no ${header} in ${CMAKE_CURRENT_SOURCE_DIR}.")
        endif()
        file(STRINGS "${path}" named REGEX "(struct|class|using)[^;:]*[ \t]${type}([^A-Za-z0-9_]|$)")
        if(NOT named AND NOT its_GAMES)
            message(FATAL_ERROR "${call}: there is no type ${type} in ${header}; say what the game is called: "
                "ludotheque_programs(${name} ${header} GAMES my_namespace::my_game).")
        endif()
        string(APPEND headers "#include \"${path}\"\n")
        list(APPEND usual ${type})
    endforeach()
    if(NOT its_GAMES)
        set(its_GAMES ${usual})
    endif()
    set(are_games "")
    foreach(game IN LISTS its_GAMES)
        string(APPEND are_games "static_assert(ludo::is_game<${game}>); // another name? ludotheque_programs(... GAMES my_namespace::my_game)\n")
    endforeach()
    list(JOIN its_GAMES ", " games)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}_programs")
    configure_file("${from}/own/own_games.hpp.in" "${folder}/own_games.hpp" @ONLY)

    # What the programs need, where the library itself needs nothing
    foreach(package IN ITEMS nlohmann_json::nlohmann_json CLI11::CLI11 Threads::Threads)
        if(NOT TARGET ${package})
            string(REGEX REPLACE "::.*" "" file ${package})
            find_package(${file} QUIET)
        endif()
    endforeach()

    file(GLOB referee "${from}/referee/*.cpp")
    file(GLOB terminal "${from}/terminal/*.cpp")
    file(GLOB play "${from}/play/*.cpp")
    ludotheque_program(${name}_referee program nlohmann_json::nlohmann_json "nlohmann/json (Debian: nlohmann-json3-dev)"
        "${from}/referee.cpp" "${from}/own/referee.cpp" ${referee})
    ludotheque_program(${name}_terminal library "" "" "${from}/own/terminal.cpp" ${terminal})
    ludotheque_program(${name}_play program CLI11::CLI11 "CLI11 (Debian: libcli11-dev)" "${from}/play.cpp" ${play})
    ludotheque_program(${name}_watch program "" "" "${from}/watch.cpp")
    foreach(target IN ITEMS ${name}_play ${name}_watch)
        if(TARGET ${target})
            target_link_libraries(${target} PUBLIC ${name}_terminal)
        endif()
    endforeach()
    ludotheque_program(${name}_arena program Threads::Threads "threads" "${from}/arena.cpp" "${from}/own/arena.cpp")
    ludotheque_program(${name}_speed program "" "" "${from}/speed.cpp")
endfunction()
