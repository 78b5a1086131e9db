#include "geometry/table/terrain_under.h"

#include <algorithm>

#include "geometry/table/private/fit.h"
#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

// True if the token meets an impassable part of the piece. Faces of a model that the floor under
// the token covers do not count.
bool meetsImpassable(const Piece& piece, const Outline& token) {
    if (!piece.isMesh()) return piece.parts.front().movement == Movement::impassable;
    const auto floor = floorUnder(piece, token, -anyHeight, anyHeight);
    const double covered = floor ? floor->top - bridgedStep : -anyHeight;
    const Box reach = boxOf(Silhouette{token, covered, anyHeight});
    bool meets = false;
    piece.triangleTree.visit([&](const Box& box) { return overlap(box, reach); },
                             [&](int index) {
                                 const Triangle& face =
                                     piece.triangles[static_cast<std::size_t>(index)];
                                 if (piece.part(face.part).movement != Movement::impassable)
                                     return false;
                                 const auto levels = levelsOver(face, token);
                                 meets = levels && levels->hi > covered;
                                 return meets;
                             });
    return meets;
}

bool mayBeImpassable(const Piece& piece) {
    return std::any_of(piece.parts.begin(), piece.parts.end(),
                       [](const Part& part) { return part.movement == Movement::impassable; });
}

// Calls `take` for every piece that overlaps the outline. Touching (within the contact tolerance)
// does not count.
template <class Take>
void forEachUnder(const Battlefield& field, const Outline& outline, Take take) {
    const Outline inner = shrunk(outline, contactTolerance);
    for (const auto& piece : field.world().pieces) {
        const auto around = boxOf(Silhouette{outline, piece->box.lo.z, piece->box.hi.z});
        if (overlap(piece->box, around) && overlapsPlan(*piece, inner)) take(*piece, inner);
    }
}

}  // namespace

std::vector<TerrainUnder> terrainUnder(const Battlefield& field, const Outline& token,
                                       const std::function<bool(const PieceInfo&)>& asksWhole) {
    std::vector<TerrainUnder> under;
    forEachUnder(field, token, [&](const Piece& piece, const Outline& inner) {
        const bool impassable = mayBeImpassable(piece) && meetsImpassable(piece, inner);
        const bool wholly = (!asksWhole || asksWhole(piece.info)) && isWhollyOver(piece, token);
        under.push_back({piece.info.id, wholly, impassable});
    });
    return under;
}

TerrainPassage passageOver(const Battlefield& field, const Outline& outline) {
    TerrainPassage going;
    forEachUnder(field, outline, [&](const Piece& piece, const Outline& inner) {
        if (piece.info.facts.movement == Movement::difficult) going.difficult = true;
        if (!going.impassable && mayBeImpassable(piece))
            going.impassable = meetsImpassable(piece, inner);
    });
    return going;
}

}  // namespace sightline::geometry
