# Sourced by packaging/check and a test; needs `say` of packaging/setup.sh.

# The sources cause no warnings with this compiler, so packaging/check refuses all warnings. Other
# compilers may print false warnings.
reference_compiler="g++ 12"

# Refuses the warnings that are stored beside the object files of a build
# (packaging/cmake/keep_warnings.sh), whatever command compiled these files.
check_warnings() {
    local build="$1" compiler object warned=()
    while IFS= read -r object; do
        object="${object%.warnings}"
        # Ignores the warnings of a source that was deleted or that now belongs to another unity
        # file.
        grep -qF -- " -o ${object#"$build"/} " "$build/compile_commands.json" && warned+=("$object.warnings")
    done < <(find "$build" -name '*.warnings')
    [ ${#warned[@]} -gt 0 ] || return 0
    compiler="$(compiler_of "$build")"
    if [ "$compiler" != "$reference_compiler" ]; then
        say "$compiler warns in ${#warned[@]} units; warnings are errors with $reference_compiler only"
        return 0
    fi
    cat "${warned[@]}"
    say "warnings in ${#warned[@]} units; they are errors here"
    return 1
}

# Prints the name and the major version of the compiler: "g++ 12".
compiler_of() {
    local version
    version="$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$1/CMakeCache.txt")"
    version="$("$version" --version | head -n 1)"
    case "$version" in
    *clang*) printf 'clang %s\n' "$(sed -n 's/.*version \([0-9]*\).*/\1/p' <<<"$version")" ;;
    *) printf 'g++ %s\n' "$(sed -n 's/.* \([0-9][0-9]*\)\.[0-9.]*.*/\1/p' <<<"$version")" ;;
    esac
}
