#!/bin/sh
# Runs a compiler and stores its warnings beside the object file as OBJECT.warnings, until that file is compiled
# again. packaging/check can therefore refuse warnings of objects that packaging/play compiled, without a second
# compilation.
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
