# How every library and program of the house is compiled, and which way its arrows run.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # What a cache has to overlook where headers are precompiled (its manual, "Precompiled headers"). The
    # compiler's own list of headers saves preprocessing every file once more ("The depend mode").
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=true
        "${CCACHE_PROGRAM}")
endif()

# Warnings stop no build. They are kept beside the object files, where packaging/check looks for them.
list(PREPEND CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_CURRENT_LIST_DIR}/keep_warnings.sh")

find_program(MOLD_PROGRAM mold)
if(MOLD_PROGRAM)
    add_link_options(-fuse-ld=mold)
endif()

set(SIGHTLINE_SANITIZE "" CACHE STRING "Sanitizers, as -fsanitize takes them")
if(SIGHTLINE_SANITIZE)
    add_compile_options(-fsanitize=${SIGHTLINE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${SIGHTLINE_SANITIZE})
endif()

# Replays are bit-identical: no fused operations and no reordering that a compiler may choose.
add_compile_options(-ffp-contract=off)

# The only include root of a folder is a directory that holds a link to that folder and nothing
# else, so a library sees its own headers and those of the libraries it links, and no others.
function(sightline_include_root target folder)
    string(MAKE_C_IDENTIFIER "${folder}" name)
    set(root "${PROJECT_BINARY_DIR}/arrows/${name}")
    cmake_path(GET folder PARENT_PATH parent)
    file(MAKE_DIRECTORY "${root}/${parent}")
    if(NOT EXISTS "${root}/${folder}")
        file(CREATE_LINK "${PROJECT_SOURCE_DIR}/${folder}" "${root}/${folder}" SYMBOLIC)
    endif()
    target_include_directories(${target} PUBLIC "${root}")
endfunction()

# The same for a folder whose rooms keep headers to themselves: what lies in <room>/private is seen
# by the library itself and by targets that ask for `<target>_private`, such as its tests. Others see
# a root that holds a link to each public header and nothing else.
function(sightline_include_root_without_private target folder)
    set(root "${PROJECT_BINARY_DIR}/arrows/${folder}")
    set(public "${PROJECT_BINARY_DIR}/arrows/${folder}_public")
    file(MAKE_DIRECTORY "${root}")
    if(NOT EXISTS "${root}/${folder}")
        file(CREATE_LINK "${PROJECT_SOURCE_DIR}/${folder}" "${root}/${folder}" SYMBOLIC)
    endif()
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}"
         "${PROJECT_SOURCE_DIR}/${folder}/*.h")
    list(FILTER headers EXCLUDE REGEX "/private/|^geometry/base/")
    file(GLOB_RECURSE linked RELATIVE "${public}" "${public}/${folder}/*.h")
    foreach(gone IN LISTS linked)
        if(NOT gone IN_LIST headers)
            file(REMOVE "${public}/${gone}")
        endif()
    endforeach()
    foreach(header IN LISTS headers)
        if(NOT EXISTS "${public}/${header}")
            cmake_path(GET header PARENT_PATH room)
            file(MAKE_DIRECTORY "${public}/${room}")
            file(CREATE_LINK "${PROJECT_SOURCE_DIR}/${header}" "${public}/${header}" SYMBOLIC)
        endif()
    endforeach()
    target_include_directories(${target} PRIVATE "${root}" INTERFACE "${public}")
    add_library(${target}_private INTERFACE)
    target_include_directories(${target}_private BEFORE INTERFACE "${root}")
    target_link_libraries(${target}_private INTERFACE ${target})
endfunction()

# Headers that lie in the compiler's own path cannot be taken away by the link graph, so for space
# and rules they are replaced by a refusal.
function(sightline_forbid_drawing target)
    set(fence "${PROJECT_BINARY_DIR}/fence")
    foreach(header GL/gl.h GL/glx.h GL/glu.h EGL/egl.h GLES3/gl3.h epoxy/gl.h assimp/Importer.hpp)
        if(NOT EXISTS "${fence}/${header}")
            file(WRITE "${fence}/${header}" "#error \"space and rules do not draw: ${header} belongs to rendering\"\n")
        endif()
    endforeach()
    target_include_directories(${target} BEFORE PRIVATE "${fence}")
endfunction()

function(sightline_warnings target)
    # Fields that a designated initializer leaves out take their default; that is what they are for.
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                           -Wno-missing-field-initializers)
    # g++ 12 and 13 see overlapping copies in plain string concatenation (their bug 105651).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-restrict)
    endif()
endfunction()

# Two thirds of the time of compiling is reading headers. Those of other projects that nearly every
# file of a target reads are read once; our own never, so that a changed one rebuilds only what reads
# it. A file still includes what it uses; -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON shows it.
function(sightline_precompile target)
    target_precompile_headers(${target} PRIVATE
        <algorithm> <array> <cmath> <coroutine> <filesystem> <functional> <map> <memory> <optional> <set>
        <span> <string> <string_view> <tuple> <utility> <variant> <vector>
        <glm/geometric.hpp> <glm/vec2.hpp> <glm/vec3.hpp> ${ARGN})
endfunction()

# Optimisation levels below the -O2 of Release, for faster builds. Tests: -Og. Rules, files and window: -O1; whole
# games, table reports and pictures took the same time at -O1 and at -O2. Geometry and rendering stay at -O2. With
# sibling calls optimised, a coroutine resumes the next one without growing the stack.
function(sightline_compile_quickly target level)
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:${level};-foptimize-sibling-calls>")
    # At -Og g++ 12 takes a plain std::stop_source for one that may not be initialized.
    if(level STREQUAL "-Og" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)
    endif()
endfunction()

# For those who build after every change: the preset "quick".
option(SIGHTLINE_QUICK "Compile the window sooner and not optimised" OFF)

option(SIGHTLINE_TOGETHER "Compile several files of a folder as one" ON)

# Files that are compiled together, so many at most: those of a folder, and small folders with those that
# come before them. A new file disturbs its neighbours only. What stands in unnamed namespaces of one
# library therefore bears different names. -DSIGHTLINE_TOGETHER=OFF compiles each file alone.
function(sightline_together target at_most)
    if(NOT SIGHTLINE_TOGETHER)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # A coroutine's frame holds its closures, which g++ expects in the file that it was given only.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
    get_target_property(sources ${target} SOURCES)
    get_target_property(folder ${target} SOURCE_DIR)
    set(folders "")
    foreach(source IN LISTS sources)
        if(source MATCHES "\\.cpp$")
            cmake_path(GET source PARENT_PATH parent)
            list(APPEND folders "${parent}")
            list(APPEND "in_${parent}" "${source}")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES folders)
    set(room 0)
    foreach(parent IN LISTS folders)
        list(LENGTH "in_${parent}" count)
        # Reading the headers of the rules takes some five seconds, however little follows them.
        if(count GREATER room)
            math(EXPR groups "(${count} + ${at_most} - 1) / ${at_most}")
            cmake_path(RELATIVE_PATH parent BASE_DIRECTORY "${folder}" OUTPUT_VARIABLE name)
            string(MAKE_C_IDENTIFIER "${name}" name)
            set(room "${at_most}")
        endif()
        math(EXPR room "${room} - ${count}")
        set(at 0)
        foreach(source IN LISTS "in_${parent}")
            math(EXPR group "${at} * ${groups} / ${count}")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${name}_${group}")
            math(EXPR at "${at} + 1")
        endforeach()
    endforeach()
endfunction()
