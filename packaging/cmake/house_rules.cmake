# Compiler settings of every library and program, and the include paths that enforce the order of libraries.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # ccache must ignore these differences, because the build uses precompiled headers (see its
    # manual, "Precompiled headers"). With the compiler's own list of headers, each file is
    # preprocessed only once ("The depend mode").
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=true
        "CCACHE_IGNOREOPTIONS=--param=ggc-min-heapsize=*"
        "${CCACHE_PROGRAM}")
endif()

# g++ searches its memory for garbage each time that the heap has grown to a limit. With a limit of 500,000 KiB instead
# of 128 MiB, the unity files compile a fifth faster. The largest of them needs 1.4 GB.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=500000)
endif()

# Warnings do not stop a build. A script stores the warnings beside the object files, and
# packaging/check reads them there.
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

# Replays are bit-identical, so the compiler may neither fuse nor reorder floating-point operations.
add_compile_options(-ffp-contract=off)

# Gives one include root to `folder`: a directory that contains only a link to this folder. So a
# library can include only its own headers and those of the libraries that it links.
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

# Gives an include root to a folder whose rooms have private headers. Only the library itself and
# targets that link `<target>_private`, such as its tests, can include <room>/private. All other
# targets get a root with links to the public headers only.
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

# Include roots cannot hide headers in the compiler's default path. For geometry and engine, other
# headers with the same names and an #error are found first.
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
    # Designated initializers may omit fields on purpose. An omitted field gets its default value.
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                           -Wno-missing-field-initializers)
    # g++ 12 and 13 wrongly report overlapping copies when strings are concatenated (their bug
    # 105651).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-restrict)
    endif()
endfunction()

# The compiler spends two thirds of its time on reading headers. Headers of other projects that
# nearly every file of a target includes are therefore precompiled. Our own headers are not
# precompiled, so that after a change of a header only the files that include it are compiled again.
# Each file still includes all headers that it uses; -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON checks
# this.
function(sightline_precompile target)
    target_precompile_headers(${target} PRIVATE
        <algorithm> <array> <cmath> <coroutine> <filesystem> <functional> <map> <memory> <optional> <set>
        <span> <string> <string_view> <tuple> <utility> <variant> <vector>
        <glm/geometric.hpp> <glm/vec2.hpp> <glm/vec3.hpp> ${ARGN})
endfunction()

# Uses the precompiled headers of another target, which takes no time to build. Both targets must
# have the same optimisation level.
function(sightline_precompiled_by owner target)
    target_precompile_headers(${target} REUSE_FROM ${owner})
endfunction()

# Optimisation levels below the -O2 of Release, for faster builds. Tests and window: -Og. Engine and
# files: -O1; whole games and table reports were equally fast at -O1 and at -O2. Geometry and
# rendering keep -O2.
# -foptimize-sibling-calls lets a coroutine resume the next one without growing the stack. The
# points-to analysis takes a tenth of the time at -O1 and makes games no faster. Without it, g++ 12
# wrongly reports many uninitialized values; lint and the sanitizers look for these.
function(sightline_compile_quickly target level)
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:${level};-foptimize-sibling-calls>")
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE
                               "$<$<CONFIG:Release>:-fno-tree-pta;-Wno-maybe-uninitialized>")
    endif()
endfunction()

option(SIGHTLINE_TOGETHER "Compile several files of a folder as one" ON)

# Compiles up to `at_most` files as one unity file. A unity file contains whole folders, or
# equal parts of a large folder, so a new file changes few unity files.
# Names in the unnamed namespaces of one library must therefore be unique. With
# -DSIGHTLINE_TOGETHER=OFF, each file is compiled alone.
function(sightline_together target at_most)
    if(NOT SIGHTLINE_TOGETHER)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # g++ warns about closures in a coroutine's frame if the coroutine is in an included file.
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
    # A large folder is cut into equal parts. Each part goes into the first unity file that has room
    # for it. Each unity file reads the headers of the engine, which takes about five seconds even
    # for a few sources, so that few full unity files compile soonest.
    set(names "")
    foreach(parent IN LISTS folders)
        cmake_path(RELATIVE_PATH parent BASE_DIRECTORY "${folder}" OUTPUT_VARIABLE name)
        string(MAKE_C_IDENTIFIER "${name}" name)
        list(LENGTH "in_${parent}" count)
        math(EXPR parts "(${count} + ${at_most} - 1) / ${at_most}")
        math(EXPR last "${parts} - 1")
        foreach(part RANGE ${last})
            math(EXPR from "${count} * ${part} / ${parts}")
            math(EXPR length "${count} * (${part} + 1) / ${parts} - ${from}")
            list(SUBLIST "in_${parent}" ${from} ${length} members)
            set(group "")
            foreach(known IN LISTS names)
                if(length LESS_EQUAL room_${known})
                    set(group "${known}")
                    break()
                endif()
            endforeach()
            if(group STREQUAL "")
                set(group "${name}_${part}")
                list(APPEND names "${group}")
                set(room_${group} "${at_most}")
            endif()
            math(EXPR room_${group} "${room_${group}} - ${length}")
            set_source_files_properties(${members} PROPERTIES UNITY_GROUP "${group}")
        endforeach()
    endforeach()
endfunction()
