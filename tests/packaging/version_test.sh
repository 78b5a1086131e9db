#!/usr/bin/env bash
# The version is written only in the project line of CMakeLists.txt, and both programs print it.
# BUILD contains the programs.
#   version_test.sh BUILD
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"
build="$1"

version="$(sed -n 's/^project(sightline VERSION \([0-9.]*\) .*/\1/p' "$project/CMakeLists.txt")"
expect "a version in the project line" "1" "$(grep -c '^[0-9][0-9]*\.[0-9][0-9]*\.[0-9][0-9]*$' <<<"$version")"
expect "sightline-cli" "sightline-cli $version" "$("$build/app/sightline-cli" --version)"
if [ -x "$build/app/sightline" ]; then
    expect "sightline" "sightline $version" "$(DISPLAY='' "$build/app/sightline" --version)"
fi
expect "nowhere else in the sources" "" \
    "$(grep -rnF "\"$version\"" "$project/app" "$project/engine" "$project/geometry" "$project/rendering" --include='*.cpp' \
        --include='*.h' --include=CMakeLists.txt || true)"
finish
