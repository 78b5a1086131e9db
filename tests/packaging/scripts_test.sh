#!/usr/bin/env bash
# The option --help of the scripts prints only how to use them. Packages must also be found under
# names that other packages provide.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"

for script in check fresh; do
    expect "$script --help begins with what it does" \
        "$(sed -n '2s/^# //p' "$project/packaging/$script")" "$("$project/packaging/$script" --help | head -n 1)"
    expect "$script --help ends before the code" 0 "$("$project/packaging/$script" --help | grep -c '^set ')"
done

mkdir "$folder/bin"
cat >"$folder/bin/dpkg-query" <<'END'
#!/bin/sh
printf 'installed real, virtual (= 1.2), other-virtual\nconfig-files gone, gone-virtual\ninstalled plain, \n'
END
chmod +x "$folder/bin/dpkg-query"
lacking_here() { PATH="$folder/bin:$PATH" bash -c 'source "$1/packaging/setup.sh"; shift; lacking "$@"' x "$project" "$@"; }
expect "real and virtual packages are there" "" "$(lacking_here real virtual other-virtual plain)"
expect "removed packages and unknown ones are lacking" "gone gone-virtual missing" \
    "$(lacking_here gone gone-virtual missing | tr '\n' ' ' | sed 's/ $//')"
finish
