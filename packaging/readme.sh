# Sourced by packaging/fresh and a test: runs the command blocks of a text as its readers would copy them.

# Writes each ```sh block of TEXT to FOLDER/01.sh, FOLDER/02.sh and so on.
command_blocks() {
    local text="$1" folder="$2"
    awk -v folder="$folder" '
        inside && /^```[[:space:]]*$/ { inside = 0; close(file); next }
        inside { print > file; next }
        /^```sh[[:space:]]*$/ { inside = 1; file = sprintf("%s/%02d.sh", folder, ++count); printf "" > file }
        END { if (inside) { print "a block without an end in " FILENAME > "/dev/stderr"; exit 1 } }' "$text"
}

# Prints the lines of BLOCK, except those that begin with a named program; those are tried separately.
without_programs() {
    local block="$1" programs
    shift
    programs="$(printf '%s\n' "$@")"
    awk -v programs="$programs" '
        BEGIN { count = split(programs, name, "\n"); for (i = 1; i <= count; ++i) left[name[i]] = 1 }
        !($1 in left)' "$block"
}

# Runs every command block of TEXT in this folder. Each block runs in its own shell, which ends at
# the first command that fails. Lines that begin with a named program are left out. The output of a
# block is printed if the block fails.
run_command_blocks() {
    local text="$1" folder block commands tried=0 failed=0
    shift
    folder="$(mktemp -d)"
    command_blocks "$text" "$folder" || return 1
    for block in "$folder"/*.sh; do
        [ -e "$block" ] || continue
        commands="$(without_programs "$block" "$@")"
        [ -n "$commands" ] || continue
        tried=$((tried + 1))
        if ! bash -euo pipefail -c "$commands" >"$folder/written" 2>&1 </dev/null; then
            failed=$((failed + 1))
            printf 'this block of %s fails:\n%s\nit writes:\n' "$(basename "$text")" "$commands"
            tail -n 20 "$folder/written"
        fi
    done
    rm -rf "$folder"
    printf '%s command blocks of %s, %s failed\n' "$tried" "$(basename "$text")" "$failed"
    [ "$failed" -eq 0 ] && [ "$tried" -gt 0 ]
}
