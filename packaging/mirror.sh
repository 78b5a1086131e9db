# Sourced by packaging/fresh: reads this machine's Debian package sources, so that a root of any suite uses the
# same mirror. Reads the one-line format (*.list) and the deb822 format (*.sources), see sources.list(5).

# One row for each repository and suite under FOLDER (/etc/apt): URI, suite, components, keyring or "-".
package_sources() {
    local folder="$1" file
    for file in "$folder/sources.list" "$folder"/sources.list.d/*.list "$folder"/sources.list.d/*.sources; do
        [ -r "$file" ] || continue
        case "$file" in
        *.list) rows_of_lines "$file" ;;
        *) rows_of_paragraphs "$file" ;;
        esac
    done
}

# deb [signed-by=/usr/share/keyrings/a.gpg arch=amd64] http://example.org/debian bookworm main contrib
rows_of_lines() {
    sed -e 's/#.*//' -e 's/[[:space:]][[:space:]]*/ /g' -e 's/^ //' "$1" | awk '
        $1 != "deb" { next }
        {
            keyring = "-"
            if (match($0, /\[[^]]*\]/)) {
                options = substr($0, RSTART + 1, RLENGTH - 2)
                $0 = substr($0, 1, RSTART - 1) substr($0, RSTART + RLENGTH)
                count = split(options, option, " ")
                for (i = 1; i <= count; ++i)
                    if (option[i] ~ /^signed-by=\//) keyring = substr(option[i], 11)
            }
            components = $4
            for (i = 5; i <= NF; ++i) components = components " " $i
            if (NF >= 4) printf "%s\t%s\t%s\t%s\n", $2, $3, components, keyring
        }'
}

# A line that begins with a space continues a field. Comments may be between such lines.
rows_of_paragraphs() {
    grep -v '^#' "$1" | awk '
        function flush(   i, j, uris, suites, u, s, keyring) {
            keyring = field["signed-by"] ~ /^\/[^ ]*$/ ? field["signed-by"] : "-"
            if (tolower(field["enabled"]) !~ /^(no|false|0|off|without|disable)$/ &&
                (" " field["types"] " ") ~ / deb /) {
                uris = split(field["uris"], u, " ")
                suites = split(field["suites"], s, " ")
                for (i = 1; i <= uris; ++i)
                    for (j = 1; j <= suites; ++j)
                        printf "%s\t%s\t%s\t%s\n", u[i], s[j], field["components"], keyring
            }
            split("", field)
        }
        /^[[:space:]]*$/ { flush(); next }
        /^[[:space:]]/ { sub(/^[[:space:]]+/, ""); field[name] = field[name] " " $0; next }
        {
            name = tolower($0)
            sub(/[[:space:]]*:.*/, "", name)
            sub(/^[^:]*:[[:space:]]*/, "")
            sub(/[[:space:]]+$/, "")
            field[name] = $0
        }
        END { flush() }'
}

# Returns the first mirror of a list of mirrors (mirror+file:/etc/apt/mirrors/debian.list).
first_mirror() {
    local uri="$1" list
    case "$uri" in
    mirror+file:*)
        list="${uri#mirror+file:}"
        list="/${list#"${list%%[!/]*}"}"
        uri="$(sed -e 's/#.*//' -e 's/[[:space:]].*//' "$list" 2>/dev/null | grep -m 1 . || true)"
        ;;
    esac
    printf '%s\n' "${uri%/}"
}

# The package sources of a computer with the folder ETC (/etc), changed to SUITE. They contain only
# Debian's own repositories, with updates and security, and only http(s) addresses, because the new
# system cannot read a CD or a folder of this computer.
sources_for() {
    local etc="$1" suite="$2" codename uri of components keyring
    [ "$(released_as "$etc" ID)" = debian ] || return 0
    codename="$(released_as "$etc" VERSION_CODENAME)"
    package_sources "$etc/apt" | while IFS=$'\t' read -r uri of components keyring; do
        case "$of" in
        "$codename" | stable | oldstable) of="$suite" ;;
        "$codename-updates" | stable-updates | oldstable-updates) of="$suite-updates" ;;
        "$codename-security" | stable-security | oldstable-security) of="$suite-security" ;;
        *) continue ;;
        esac
        [[ " $components " == *" main "* ]] || continue
        uri="$(first_mirror "$uri")"
        [[ "$uri" == http://* || "$uri" == https://* ]] || continue
        printf '%s\t%s\t%s\t%s\n' "$uri" "$of" main "$keyring"
    done | awk '!seen[$0]++'
}

# Returns a field of ETC/os-release: "debian" for ID, "bookworm" for VERSION_CODENAME.
released_as() { sed -n "s/^$2=\"\{0,1\}\([^\"]*\)\"\{0,1\}\$/\1/p" "$1/os-release" 2>/dev/null || true; }
