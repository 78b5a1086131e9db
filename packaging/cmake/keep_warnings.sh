#!/bin/sh
# Runs a compiler; the warnings that it writes stay beside the object file as OBJECT.warnings until that is compiled
# again. So packaging/check refuses them in objects that packaging/play compiled, and compiles nothing twice.
#   keep_warnings.sh COMPILER ARGUMENT...
object=
before=
for argument in "$@"; do
    [ "$before" = -o ] && object="$argument"
    before="$argument"
done
[ -n "$object" ] || exec "$@"

rm -f "$object.warnings"
"$@" 2>"$object.stderr"
status=$?
cat "$object.stderr" >&2
if [ "$status" -eq 0 ] && [ -s "$object.stderr" ]; then
    mv "$object.stderr" "$object.warnings"
else
    rm -f "$object.stderr"
fi
exit "$status"
