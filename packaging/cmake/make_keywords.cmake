# Generates the keyword type from the catalogue: cmake -DFROM=keywords.json -DTO=folder -P this.
#   keywords.h         the enumerators in the order of the file: "Jar'Kai Mastery" is jarKaiMastery
#   keyword_table.inc  for each keyword: its name, its page, how often its entry has an X and a
#                      parameter, and whether units, weapons or both have it
# An unchanged file is not written again, so that nothing is recompiled.
file(READ "${FROM}" json)
string(JSON list GET "${json}" keywords)
string(JSON count LENGTH "${list}")
math(EXPR last "${count} - 1")

function(enumerator_of name result)
    string(REGEX REPLACE "['!]" "" plain "${name}")
    string(REGEX REPLACE "[^A-Za-z0-9]+" ";" words "${plain}")
    set(made "")
    foreach(word IN LISTS words)
        string(SUBSTRING "${word}" 0 1 first)
        string(SUBSTRING "${word}" 1 -1 rest)
        if(made STREQUAL "")
            # "AI" becomes ai, "Aid" becomes aid
            if(word MATCHES "^[A-Z]+$")
                string(TOLOWER "${rest}" rest)
            endif()
            string(TOLOWER "${first}" first)
        else()
            string(TOUPPER "${first}" first)
        endif()
        string(APPEND made "${first}${rest}")
    endforeach()
    set(${result} "${made}" PARENT_SCOPE)
endfunction()

set(enumerators "")
set(rows "")
foreach(i RANGE ${last})
    string(JSON entry GET "${list}" ${i})
    string(JSON name GET "${entry}" name)
    string(JSON page GET "${entry}" page)
    foreach(part IN ITEMS value parameter)
        string(JSON said ERROR_VARIABLE none GET "${entry}" ${part})
        if(said MATCHES "NOTFOUND")
            set(said never)
        endif()
        set(${part} "Part::${said}")
    endforeach()
    string(JSON bearers GET "${entry}" on)
    set(of "")
    foreach(bearer IN ITEMS unit weapon)
        if(bearers MATCHES "\"${bearer}\"")
            list(APPEND of true)
        else()
            list(APPEND of false)
        endif()
    endforeach()
    list(JOIN of ", " of)
    enumerator_of("${name}" enumerator)
    string(APPEND enumerators "    ${enumerator},\n")
    string(APPEND rows "{\"${name}\", ${page}, {${value}, ${parameter}, ${of}}},\n")
endforeach()

function(write_if_new file text)
    if(EXISTS "${file}")
        file(READ "${file}" before)
        if(before STREQUAL text)
            return()
        endif()
    endif()
    file(WRITE "${file}" "${text}")
endfunction()

write_if_new("${TO}/keywords.h" "// Made from assets/catalogue/keywords.json.
#pragma once
#include <cstdint>

namespace sightline::engine {

enum class Keyword : std::uint8_t {
    none,
${enumerators}};
inline constexpr int keywordCount = ${count};

}  // namespace sightline::engine
")
write_if_new("${TO}/keyword_table.inc" "${rows}")
