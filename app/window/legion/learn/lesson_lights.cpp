#include "app/window/legion/learn/lesson_lights.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace sightline::app {
namespace {

using geometry::Vec2;
using geometry::Vec3;
using rendering::LitPart;

// Inches: the bright ground around a target, and the height of the mark above a spot.
constexpr double litRim = 1.2, litRimOfLine = 0.6, spotMarkHeight = 1.6;

LitPart ofMini(const geometry::Mini& mini) {
    const double radius = std::max(mini.base.length, mini.base.width) / 2.0;
    return {mini.position, mini.position + Vec3{0.0, 0.0, mini.height}, radius + litRim};
}

// The two corners of a footprint that are furthest apart.
std::pair<Vec2, Vec2> longAxis(const std::vector<Vec2>& corners) {
    std::pair<Vec2, Vec2> axis{corners.front(), corners.front()};
    for (const Vec2 one : corners)
        for (const Vec2 other : corners)
            if (glm::distance(one, other) > glm::distance(axis.first, axis.second))
                axis = {one, other};
    return axis;
}

// A line along the piece. It is wide enough for all corners of the piece.
LitPart ofPiece(const std::vector<Vec2>& corners, double top) {
    const auto [from, to] = longAxis(corners);
    const Vec2 along = to - from;
    const double length = std::max(glm::length(along), 1e-9);
    double half = 0.0;
    for (const Vec2 corner : corners) {
        const Vec2 off = corner - from;
        half = std::max(half, std::abs(along.x * off.y - along.y * off.x) / length);
    }
    const double middle = top / 2.0;
    return {{from, middle}, {to, middle}, std::max(half, middle) + litRim / 2.0};
}

}  // namespace

std::vector<LitPart> litParts(const LessonMarks& marks, const engine::View& view) {
    std::vector<LitPart> lit;
    for (const engine::lessons::Target& target : marks.targets()) {
        for (const engine::MiniId mini : minisOf(target, view))
            lit.push_back(ofMini(view.mini(mini).mini));
        if (target.spot) {
            const Vec3 at{*target.spot, view.battlefield.surfaceAt(*target.spot).top};
            lit.push_back({at, at + Vec3{0.0, 0.0, spotMarkHeight}, litRim + 0.5});
        }
        if (const auto line = sightLineOf(target, view))
            lit.push_back({line->from, line->to, litRimOfLine});
        const auto* piece = target.piece.empty() ? nullptr : view.battlefield.piece(target.piece);
        if (piece && !piece->footprint.empty())
            lit.push_back(ofPiece(piece->footprint, piece->top));
    }
    for (const LessonMarks::Moved& one : marks.moved()) lit.push_back(ofMini(one.stand));
    return lit;
}

}  // namespace sightline::app
