#include "engine/legion/rules/sandbox/formation.h"

#include <cmath>
#include <numbers>

namespace sightline::engine {

std::vector<geometry::PlacedMini> carriedOver(std::vector<geometry::PlacedMini> unit,
                                              geometry::Vec3 to, geometry::Degrees facing) {
    if (unit.empty()) return unit;
    const geometry::Mini from = unit.front().mini;
    const double degrees = facing.value - from.facing.value;
    const double turn = degrees * std::numbers::pi / 180.0;
    for (geometry::PlacedMini& one : unit) {
        const geometry::Vec3 off = one.mini.position - from.position;
        one.mini.position = {to.x + off.x * std::cos(turn) - off.y * std::sin(turn),
                             to.y + off.x * std::sin(turn) + off.y * std::cos(turn), to.z};
        one.mini.facing = {one.mini.facing.value + degrees};
    }
    return unit;
}

}  // namespace sightline::engine
