#!/usr/bin/env bash
# Runs every command block of README.md as it is written; each must end with status 0. BUILD
# contains the programs, instead of build/release.
#   readme_test.sh BUILD
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"
source "$project/packaging/readme.sh"
build="$1"

mkdir "$folder/blocks"
printf '%s\n' text '```sh' 'packaging/play  # a comment' 'echo a |' '  cat' '```' '```' 'not a command' '```' '```sh' 'exit 3' '```' \
    >"$folder/text.md"
command_blocks "$folder/text.md" "$folder/blocks"
expect "blocks that are commands" "01.sh
02.sh" "$(ls "$folder/blocks")"
expect "a block as it stands" "packaging/play  # a comment
echo a |
  cat" "$(cat "$folder/blocks/01.sh")"
expect "without what is tried otherwise" "echo a |
  cat" "$(without_programs "$folder/blocks/01.sh" packaging/play packaging/check)"
expect "one that fails is told" "this block of text.md fails:
exit 3
it writes:
2 command blocks of text.md, 1 failed" "$(run_command_blocks "$folder/text.md" packaging/play || true)"
printf '%s\n' '```sh' 'false | true' '```' >"$folder/text.md"
expect "a failure in the middle" failed "$(run_command_blocks "$folder/text.md" >/dev/null || echo failed)"
printf '%s\n' 'no command' >"$folder/text.md"
expect "nothing tried is no success" failed "$(run_command_blocks "$folder/text.md" >/dev/null || echo failed)"

# Makes a folder like that of a reader: it contains the assets, and the blocks write their files
# there.
mkdir -p "$folder/house/build"
ln -s "$project/assets" "$folder/house/assets"
ln -s "$build" "$folder/house/build/release"
cp "$project/README.md" "$folder/house"
cd "$folder/house"
run_command_blocks README.md packaging/play packaging/check || failures=$((failures + 1))
expect "blocks name nothing of packaging/ but these" "" \
    "$(command_blocks README.md "$folder/blocks" && grep -h packaging/ "$folder/blocks"/*.sh | grep -vE '^packaging/(play|check) ')"
finish
