#!/usr/bin/env bash
# The warnings of the compiler are stored beside the object file. They are refused if the compiler
# is the reference compiler.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"
source "$project/packaging/setup.sh"
source "$project/packaging/warnings.sh"
keep="$project/packaging/cmake/keep_warnings.sh"

# compiler VERSION: makes a fake compiler that prints the content of SAYS and ends with STATUS
compiler() {
    cat >"$folder/compiler" <<END
#!/bin/sh
[ "\$1" = --version ] && { echo "$1"; exit 0; }
[ -z "\${SAYS:-}" ] || echo "\$SAYS" >&2
exit \${STATUS:-0}
END
    chmod +x "$folder/compiler"
}

build="$folder/build"
mkdir -p "$build/app"
printf 'CMAKE_CXX_COMPILER:FILEPATH=%s/compiler\n' "$folder" >"$build/CMakeCache.txt"
printf '"command": "c++ -o app/a.o -c a.cpp",\n"command": "c++ -o app/b.o -c b.cpp",\n' >"$build/compile_commands.json"
compile() { (cd "$build" && "$keep" "$folder/compiler" -O2 -o "app/$1.o" -c "$1.cpp" 2>&1 || echo "status $?"); }
verdict() { check_warnings "$build" && echo passes || echo refused; }

compiler "g++ (Debian 12.2.0-14+deb12u1) 12.2.0"
expect "no warning" passes "$(compile a && verdict)"
expect "a warning is shown" "a.cpp:1: warning: unused" "$(SAYS="a.cpp:1: warning: unused" compile a)"
expect "and refused" "a.cpp:1: warning: unused
sightline: warnings in 1 units; they are errors here
refused" "$(verdict)"
expect "an error is no warning" "b.cpp:1: error: no
status 4" "$(SAYS="b.cpp:1: error: no" STATUS=4 compile b)"
expect "of what was not compiled nothing is kept" "app/a.o.warnings" "$(cd "$build" && find . -name '*.warnings' -o -name '*.stderr' | cut -c 3-)"

compiler "c++ (Debian 14.2.0-19) 14.2.0"
expect "another compiler" "sightline: g++ 14 warns in 1 units; warnings are errors with g++ 12 only
passes" "$(verdict)"
compiler "Debian clang version 16.0.6 (15~deb12u1)"
expect "clang" "sightline: clang 16 warns in 1 units; warnings are errors with g++ 12 only
passes" "$(verdict)"

compiler "g++ (Debian 12.2.0-14+deb12u1) 12.2.0"
expect "compiled again without" passes "$(compile a && verdict)"
SAYS="warning" compile c >/dev/null
expect "of a source that is gone" passes "$(verdict)"
finish
