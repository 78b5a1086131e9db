# print_help SCRIPT: prints the comment that a script opens with, which says how to call it.
print_help() {
    sed -n '2,/^[^#]/{ /^#/!d; s/^# \{0,1\}//p }' "$1"
}
