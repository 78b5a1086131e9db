#include "geometry/cohesion/cohesion.h"

#include <cmath>

#include "geometry/cohesion/private/ruler.h"
#include "geometry/place/private/rest.h"
#include "geometry/range/range.h"
#include "geometry/table/private/footing.h"
#include "geometry/words/beyond.h"
#include "geometry/words/objections.h"

namespace sightline::geometry {

namespace {

// True if an impassable part of the piece is on the line `line` and below the height `ceiling`.
bool isImpassableOn(const Piece& piece, const Outline& line, double ceiling) {
    if (!piece.isMesh())
        return piece.parts.front().movement == Movement::impassable &&
               planDistance(piece, line, 0.0) == 0.0;
    const Box reach = boxOf(Silhouette{line, -anyHeight, ceiling});
    return piece.triangleTree.visit(
        [&](const Box& box) { return overlap(box, reach); },
        [&](int index) {
            const Triangle& triangle = piece.triangles[static_cast<std::size_t>(index)];
            return piece.part(triangle.part).movement == Movement::impassable &&
                   planDistance(triangle, line) == 0.0;
        });
}

}  // namespace

// The first impassable piece under the range ruler between two bases. A piece above both
// miniatures, and a piece that only touches the ruler's side or end, do not count.
const Piece* impassableUnderRuler(const Battlefield& field, const Mini& one, const Mini& other) {
    const PlanSegment line = closestPoints(outlineOf(one), outlineOf(other));
    const double ceiling = std::max(one.position.z + one.height, other.position.z + other.height);
    const auto apart = glm::distance(line.from, line.to);
    if (apart <= contactTolerance) return nullptr;
    const Vec2 hair = (line.to - line.from) * (2.0 * sameLength / apart);
    const Vec2 left(-hair.y, hair.x), from = line.from + hair, to = line.to - hair;
    for (const Piece* piece : piecesAt(field, {from, to, 0.0}))
        if (piece->box.lo.z < ceiling &&
            isImpassableOn(*piece, {from + left, to + left, 0.0}, ceiling) &&
            isImpassableOn(*piece, {from - left, to - left, 0.0}, ceiling))
            return piece;
    return nullptr;
}

Cohesion cohesion(const Battlefield& field, const Mini& leader, const Mini& mini,
                  const SightSettings& settings) {
    Cohesion result;
    const auto object = [&](CohesionFault fault, Message message) {
        std::string text = english(message);
        result.reasons.push_back({fault, std::move(text), std::move(message)});
    };
    const double half = field.dimensions().halfRange;
    if (!within(mini, leader, half))
        object(CohesionFault::tooFar,
               comparing(say::farFromLeader, gap(outlineOf(mini), outlineOf(leader)), half));
    const double apart = std::abs(mini.position.z - leader.position.z);
    if (apart > leader.height + sameLength)
        object(CohesionFault::tooHigh, comparing(say::highFromLeader, apart, leader.height));
    if (const Piece* piece = impassableUnderRuler(field, leader, mini))
        object(CohesionFault::rulerOverImpassable, say::impassableBetween(called(*piece)));
    if (!isVisible(field, silhouetteOf(mini), silhouetteOf(leader), settings))
        object(CohesionFault::noLineOfSight, say::noSightOfLeader());
    result.inCohesion = result.reasons.empty();
    return result;
}

}  // namespace sightline::geometry
