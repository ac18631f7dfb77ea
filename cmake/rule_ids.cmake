# Is the id of every rule made of its name? `stop_two_cards` has the id "calcory.stop.two-cards": the game or the turn rule, the verb,
# and the rest with hyphens.
# cmake -DROOT=<sources> -P rule_ids.cmake

file(GLOB_RECURSE headers ${ROOT}/include/ludo/*.hpp)
set(rules 0)
foreach(header IN LISTS headers)
    file(READ ${header} text)
    string(REGEX MATCHALL "constexpr auto [a-z_]+ =[ \n]*rule\\([ \n]*\"[^\"]+\"" found "${text}")
    foreach(one IN LISTS found)
        string(REGEX MATCH "auto ([a-z_]+) =[ \n]*rule\\([ \n]*\"([a-z_]+)\\.([^\"]+)\"" one "${one}")
        set(name ${CMAKE_MATCH_1})
        set(id ${CMAKE_MATCH_3})
        string(REGEX REPLACE "[.-]" "_" said "${id}")
        math(EXPR rules "${rules} + 1")
        if(NOT said STREQUAL name)
            message(SEND_ERROR "${header}: the rule ${name} has the id ${id}")
        endif()
    endforeach()
endforeach()
if(rules LESS 80)
    message(SEND_ERROR "Only ${rules} rules were found: are they declared in another way?")
endif()
message(STATUS "${rules} rules have the ids that their names say")
