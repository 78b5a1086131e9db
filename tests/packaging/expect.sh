# Used by the tests of packaging/: creates a temporary folder for each test, and prints one line for
# each expectation that fails.
project="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
failures=0

# expect TITLE EXPECTED ACTUAL
expect() {
    [ "$2" = "$3" ] && return 0
    printf '%s:\nexpected: %s\nactual:   %s\n' "$1" "$2" "$3"
    failures=$((failures + 1))
}

finish() {
    [ "$failures" -eq 0 ] && exit 0
    printf '%s failed\n' "$failures"
    exit 1
}
