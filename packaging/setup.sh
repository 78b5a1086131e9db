# Sourced by packaging/play and packaging/check: how both prepare a fresh machine.

project="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

rules_packages=(
    g++ cmake ninja-build ccache mold pkg-config
    libbullet-dev libtbb-dev libassimp-dev libmeshoptimizer-dev libzip-dev zlib1g-dev libglm-dev
    nlohmann-json3-dev libcli11-dev
)
window_packages=(
    qt6-base-dev libqt6opengl6-dev qt6-svg-dev libqt6svg6 qt6-multimedia-dev qt6-qpa-plugins
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libgl1-mesa-dri libegl1 libepoxy-dev fonts-dejavu-core
)
play_packages=("${rules_packages[@]}" "${window_packages[@]}")
check_packages=(
    "${play_packages[@]}"
    libgtest-dev libbenchmark-dev librapidcheck-dev xvfb xauth xdotool locales
)
# All computers must use the same version, because other versions format differently. Some Debian
# releases do not contain this version.
format_packages=(clang-format-14)
lint_packages=(clang-tidy-16)

# Qt needs this folder. Without a login session (in a container, on a build server), the folder does
# not exist.
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
    XDG_RUNTIME_DIR="$(mktemp -d)"
    export XDG_RUNTIME_DIR
fi

say() { printf 'sightline: %s\n' "$*"; }

# Prints the named packages that are not installed. A package also counts as installed if another
# package provides its name.
lacking() {
    local installed name
    installed="$(dpkg-query -W -f='${db:Status-Status} ${Package}, ${Provides}\n' 2>/dev/null |
        sed -n 's/^installed //p' | tr ',' '\n' | sed 's/^ *//; s/ (.*//')"
    for name in "$@"; do
        grep -qxF -- "$name" <<<"$installed" || printf '%s\n' "$name"
    done
}

# True if the package index contains this package.
can_be_installed() {
    local policy
    policy="$(apt-cache policy "$1" 2>/dev/null)" && grep -q '^ *Candidate: [^(]' <<<"$policy"
}

# Installs those of the named packages that are missing. Changes nothing if none is missing.
lists_are_new=no
install_missing() {
    command -v dpkg-query >/dev/null || {
        say "no dpkg here: install these yourself if the build misses them: $*"
        return 0
    }
    local missing
    mapfile -t missing < <(lacking "$@")
    [ ${#missing[@]} -eq 0 ] && return 0
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            say "these packages are missing and neither root nor sudo is at hand: ${missing[*]}"
            return 1
        }
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    [ "$lists_are_new" = yes ] || "${as_root[@]}" apt-get update -qq
    lists_are_new=yes
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Configures a preset. `tests` is ON or OFF; the window is included unless `window` is OFF. A folder
# that was configured with tests also serves for builds without tests. The build itself detects
# later changes of CMake files.
configure() {
    local preset="$1" tests="$2" window="${3:-ON}" log
    local cache="$project/build/$preset/CMakeCache.txt"
    if [ -f "$project/build/$preset/build.ninja" ] && grep -q '^SIGHTLINE_WINDOW:BOOL=ON' "$cache"; then
        [ "$tests" = OFF ] && return 0
        grep -q '^SIGHTLINE_TESTS:BOOL=ON' "$cache" && return 0
    fi
    log="$(mktemp)"
    say "configuring ($preset)"
    (cd "$project" && cmake --preset "$preset" "-DSIGHTLINE_TESTS=$tests" \
        "-DSIGHTLINE_WINDOW=$window" >"$log" 2>&1) || {
        cat "$log" >&2
        rm -f "$log"
        return 1
    }
    rm -f "$log"
}
