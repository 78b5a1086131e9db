# Sourced by packaging/play and packaging/check: what both do to a fresh machine.

project="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

play_packages=(
    g++ cmake ninja-build ccache mold pkg-config
    qt6-base-dev libqt6opengl6-dev qt6-svg-dev libqt6svg6 qt6-qpa-plugins
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libgl1-mesa-dri libegl1 libepoxy-dev fonts-dejavu-core
    libbullet-dev libtbb-dev libassimp-dev zlib1g-dev libglm-dev nlohmann-json3-dev libcli11-dev
)
check_packages=(
    "${play_packages[@]}"
    libgtest-dev libbenchmark-dev librapidcheck-dev xvfb xauth xdotool locales clang-format-14
)
lint_packages=(clang-tidy-16)

# Where there is no login session (a container, a build server) the toolkit wants a folder all the same.
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
    XDG_RUNTIME_DIR="$(mktemp -d)"
    export XDG_RUNTIME_DIR
fi

say() { printf 'sightline: %s\n' "$*"; }

# Installs those of the named packages that are not there; touches nothing when all are.
install_missing() {
    command -v dpkg-query >/dev/null || {
        say "no dpkg here: install these yourself if the build misses them: $*"
        return 0
    }
    local installed missing=() name
    installed="$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' 2>/dev/null | grep ' installed$' | cut -d' ' -f1)"
    for name in "$@"; do
        grep -qxF -- "$name" <<<"$installed" || missing+=("$name")
    done
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
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Configures a preset for `tests` ON or OFF. A folder that was configured with tests serves both; a later
# change of a CMake file is noticed by the build itself.
configure() {
    local preset="$1" tests="$2" log
    local cache="$project/build/$preset/CMakeCache.txt"
    if [ -f "$project/build/$preset/build.ninja" ]; then
        [ "$tests" = OFF ] && return 0
        grep -q '^SIGHTLINE_TESTS:BOOL=ON' "$cache" && return 0
    fi
    log="$(mktemp)"
    say "configuring ($preset)"
    (cd "$project" && cmake --preset "$preset" "-DSIGHTLINE_TESTS=$tests" >"$log" 2>&1) || {
        cat "$log" >&2
        rm -f "$log"
        return 1
    }
    rm -f "$log"
}
