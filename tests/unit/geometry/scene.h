/// Small tables for tests: terrain that is built in the test, and miniatures at positions of two
/// coordinates.
#pragma once
#include <gtest/gtest.h>

#include <limits>

#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::geometry::test {

inline constexpr double mm = 1.0 / 25.4;
inline constexpr BaseSize smallBase{27 * mm, 27 * mm, false};
inline constexpr BaseSize mediumBase{50 * mm, 50 * mm, true};
inline constexpr BaseSize hugeBase{100 * mm, 100 * mm, true};
inline constexpr BaseSize longBase{100 * mm, 175 * mm, true};
inline constexpr double smallRadius = smallBase.width / 2;  ///< radius of a trooper's base
inline constexpr double mediumRadius = mediumBase.width / 2;
inline constexpr double trooperHeight = 1.65;
inline constexpr double heightOne = 6.0;  // p. 28: height 1 of a climb, in inches

inline Dimensions dimensions() {
    Dimensions it;
    it.bases = {
        {"small", smallBase}, {"medium", mediumBase}, {"huge", hugeBase}, {"long", longBase}};
    it.smallSilhouette = trooperHeight;
    it.largeSilhouette = 2.707;
    it.toolLength = {75 * mm, 125 * mm, 175 * mm};
    it.toolWidth = 0.5;
    it.toolJoint = 0.5;
    it.toolMaxBend = {90.0};
    it.notchDepth = 3 * mm;
    it.rangeBand = 6.0;
    it.halfRange = 3.0;
    return it;
}

inline Mini trooper(double x, double y, double z = 0.0) {
    return {{x, y, z}, {0.0}, smallBase, trooperHeight};
}
inline Mini bike(double x, double y, double facing = 0.0) {
    return {{x, y, 0.0}, {facing}, mediumBase, 2.707};
}

inline PieceSpec box(const PieceId& id, Vec3 at, Vec3 size, const Facts& facts = {},
                     double rotation = 0.0) {
    return {id, id, BoxShape{size}, at, {rotation}, facts, {}};
}
inline PieceSpec cylinder(const PieceId& id, Vec3 at, double diameter, double height,
                          const Facts& facts = {}) {
    return {id, id, CylinderShape{diameter, height}, at, {}, facts, {}};
}
inline PieceSpec prism(const PieceId& id, Polygon polygon, double height, const Facts& facts = {}) {
    return {id, id, PrismShape{std::move(polygon), height}, {}, {}, facts, {}};
}
inline Facts heavyWall() { return {Kind::obstacle, Movement::open, Cover::heavy, true, {}}; }
inline Facts woods() { return {Kind::area, Movement::difficult, Cover::light, true, {}}; }
inline Facts barricade() { return {Kind::barricade, Movement::open, Cover::heavy, true, {}}; }

/// A closed box of triangles from `lo` to `hi`, as a named part of a model.
inline MeshPart boxPart(std::string name, Vec3 lo, Vec3 hi) {
    MeshPart part{std::move(name), {}, {}};
    for (int i = 0; i < 8; ++i)
        part.vertices.emplace_back(i & 1 ? hi.x : lo.x, i & 2 ? hi.y : lo.y, i & 4 ? hi.z : lo.z);
    part.triangles = {{0, 2, 3}, {0, 3, 1}, {4, 5, 7}, {4, 7, 6}, {0, 1, 5}, {0, 5, 4},
                      {2, 6, 7}, {2, 7, 3}, {0, 4, 6}, {0, 6, 2}, {1, 3, 7}, {1, 7, 5}};
    return part;
}
inline PieceSpec mesh(const PieceId& id, Vec3 at, std::vector<MeshPart> parts,
                      const Facts& facts = {}, std::map<std::string, PartFacts> overrides = {}) {
    return {id, id, MeshShape{std::move(parts)}, at, {}, facts, std::move(overrides)};
}

/// A sheet of two triangles with its corners in order. It has no volume.
inline MeshPart sheetPart(std::string name, Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return {std::move(name), {a, b, c, d}, {{0, 1, 2}, {0, 2, 3}}};
}

inline Battlefield field(std::vector<PieceSpec> pieces = {}) {
    auto made = Battlefield::make({}, std::move(pieces), dimensions());
    if (!made) throw std::runtime_error(made.problem().text);
    return *made;
}
inline std::string refusal(std::vector<PieceSpec> pieces) {
    const auto made = Battlefield::make({}, std::move(pieces), dimensions());
    return made ? "" : made.problem().text;
}

inline Sight sight(const Battlefield& table, const Mini& one, const Mini& other,
                   const SightSettings& settings = {}) {
    return lineOfSight(table, silhouetteOf(one), silhouetteOf(other), settings);
}

template <class Objections>
bool has(const Objections& objections, Fault fault) {
    for (const Objection& objection : objections)
        if (objection.fault == fault) return true;
    return false;
}
inline std::string texts(const std::vector<Objection>& objections) {
    std::string all;
    for (const Objection& objection : objections) all += objection.text + "\n";
    return all;
}

inline MoveTerms trooperTerms(int speed = 2) {
    MoveTerms terms;
    terms.speed = speed;
    terms.maxClimb = trooperHeight;
    return terms;
}
inline MoveTerms climbTerms() {
    MoveTerms terms = trooperTerms(1);
    terms.kind = MoveKind::climb;
    terms.maxClimb = heightOne;
    return terms;
}
inline MoveTerms bikeTerms(int speed = 3) {
    MoveTerms terms;
    terms.speed = speed;
    terms.maxClimb = 2.707;
    terms.placement.mayOverhang = true;
    return terms;
}

/// A move with the tool in a direction; `bend` 0 is a straight tool. The unit leader moves the
/// share `stop` of the tool's length.
inline Move straight(int speed, double direction, double stop = 1.0, double bend = 0.0) {
    Move move;
    move.toolSpeed = speed;
    move.pose = {{direction}, {direction}, {bend}, stop};
    return move;
}

}  // namespace sightline::geometry::test
