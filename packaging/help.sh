# print_help SCRIPT: prints the first comment of a script, which explains how to use the script.
print_help() {
    sed -n '2,/^[^#]/{ /^#/!d; s/^# \{0,1\}//p }' "$1"
}
