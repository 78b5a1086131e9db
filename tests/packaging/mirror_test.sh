#!/usr/bin/env bash
# Tests packaging/mirror.sh with the formats in which computers list their package sources.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/expect.sh"
source "$project/packaging/mirror.sh"

apt="$folder/apt"
# machine ID CODENAME: makes a folder like /etc of a computer without package sources
machine() {
    rm -rf "$apt"
    mkdir -p "$apt/sources.list.d"
    printf 'PRETTY_NAME="A machine"\nVERSION_CODENAME=%s\nID=%s\n' "$2" "$1" >"$folder/os-release"
}

machine debian bookworm
cat >"$apt/sources.list.d/debian.sources" <<'END'
Types: deb
# a comment inside a paragraph
URIs: http://one.example/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb
URIs: http://one.example/debian-security/
Suites: bookworm-security
Components: main
END
cat >"$apt/sources.list.d/other.sources" <<'END'
Types: deb
URIs: https://other.example/node
Suites: nodistro
Components: main
END
ring=/usr/share/keyrings/debian-archive-keyring.gpg
expect "paragraphs, the machine's own suite" "http://one.example/debian	bookworm	main	$ring
http://one.example/debian	bookworm-updates	main	$ring
http://one.example/debian-security	bookworm-security	main	-" "$(sources_for "$folder" bookworm)"
expect "paragraphs, another suite of the same mirrors" "http://one.example/debian	trixie	main	$ring
http://one.example/debian	trixie-updates	main	$ring
http://one.example/debian-security	trixie-security	main	-" "$(sources_for "$folder" trixie)"

machine debian trixie
cat >"$apt/sources.list" <<'END'
# deb http://commented.example/debian trixie main
deb-src http://source.example/debian trixie main
deb cdrom:[Debian GNU/Linux 13]/ trixie main
deb file:/srv/debian trixie main
deb   [arch=amd64 signed-by=/etc/apt/keyrings/own.gpg]   https://two.example/debian/  trixie  main non-free # end
deb http://two.example/security trixie-security main
deb http://contrib.example/debian trixie contrib
deb http://backports.example/debian trixie-backports main
END
expect "lines" "https://two.example/debian	bookworm	main	/etc/apt/keyrings/own.gpg
http://two.example/security	bookworm-security	main	-" "$(sources_for "$folder" bookworm)"

machine debian trixie
printf 'http://listed.example/debian\tpriority:1\nhttp://second.example/debian\n' >"$folder/mirrors.list"
cat >"$apt/sources.list.d/cloud.sources" <<END
Types: deb deb-src
URIs: mirror+file://$folder/mirrors.list
Suites:
 stable
 stable-updates
Components: main

Enabled: no
Types: deb
URIs: http://off.example/debian
Suites: stable
Components: main

Types: deb-src
URIs: http://source.example/debian
Suites: stable
Components: main
END
expect "a list of mirrors, suites by their role, what is switched off" \
    "http://listed.example/debian	trixie	main	-
http://listed.example/debian	trixie-updates	main	-" "$(sources_for "$folder" trixie)"

machine debian bookworm
expect "no sources at all" "" "$(sources_for "$folder" trixie)"
machine '"ubuntu"' noble
cat >"$apt/sources.list" <<'END'
deb http://ubuntu.example/ubuntu noble main universe
END
expect "another distribution" "" "$(sources_for "$folder" trixie)"
finish
