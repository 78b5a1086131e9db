#include "geometry/table/terrain_under.h"

#include <algorithm>

#include "geometry/table/private/fit.h"
#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

// Of a model, any face of an impassable part that is not covered by the floor the token rests on.
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

}  // namespace

std::vector<TerrainUnder> terrainUnder(const Battlefield& field, const Outline& token) {
    const Outline inner = shrunk(token, contactTolerance);
    std::vector<TerrainUnder> under;
    for (const Piece& piece : field.world().pieces) {
        const auto around = boxOf(Silhouette{token, piece.box.lo.z, piece.box.hi.z});
        if (!overlap(piece.box, around) || !overlapsPlan(piece, inner)) continue;
        under.push_back({piece.info.id, isWhollyOver(piece, token), meetsImpassable(piece, inner)});
    }
    return under;
}

}  // namespace sightline::geometry
