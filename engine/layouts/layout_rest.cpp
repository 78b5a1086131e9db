#include "engine/layouts/layout_rest.h"

#include <algorithm>
#include <map>

#include "geometry/table/battlefield.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;
using geometry::Vec3;

bool meet(const geometry::PlanBox& one, const geometry::PlanBox& other) {
    return one.low.x < other.high.x && other.low.x < one.high.x && one.low.y < other.high.y &&
           other.low.y < one.high.y;
}

double undersideOf(const TerrainPiece& piece) { return piece.position.z + piece.shape->bottom; }

/// The height of the ground under the piece, without the pieces `lifted`. Builds a battlefield from
/// only the pieces that may be under `piece`, because a small battlefield is faster to build.
Result<double> groundUnder(const TerrainLayout& layout, const PieceIds& lifted,
                           const TerrainPiece& piece, const geometry::Dimensions& dimensions) {
    std::vector<geometry::PieceSpec> below;
    const geometry::PlanBox box = planBoxOf(piece);
    for (const TerrainPiece& other : layout.pieces) {
        if (lifted.contains(other.id) || other.kind == geometry::Kind::area) continue;
        if (meet(box, planBoxOf(other))) below.push_back(specOf(other));
    }
    if (below.empty()) return 0.0;
    const auto field = geometry::Battlefield::make(layout.table, std::move(below), dimensions);
    if (!field) return field.problem();
    const Vec2 along = geometry::direction(piece.rotation);
    double top = 0.0;
    for (const Vec2 sole : piece.shape->soles) {
        const Vec2 at = geometry::plan(piece.position) + Vec2{sole.x * along.x - sole.y * along.y,
                                                              sole.x * along.y + sole.y * along.x};
        top = std::max(top, field->surfaceAt(at).top);
    }
    return top;
}

/// The piece that carries `piece`: the highest of the pieces `ids` below it. Null if no piece
/// carries `piece`.
const TerrainPiece* carrierOf(const TerrainLayout& layout, const PieceIds& ids,
                              const TerrainPiece& piece) {
    const TerrainPiece* best = nullptr;
    for (const geometry::PieceId& id : ids) {
        const TerrainPiece* other = layout.find(id);
        if (!other || other->id == piece.id || other->kind == geometry::Kind::area) continue;
        const bool lower = undersideOf(*other) < undersideOf(piece) - geometry::contactTolerance;
        if (!lower || !meet(planBoxOf(*other), planBoxOf(piece))) continue;
        if (!best || undersideOf(*other) > undersideOf(*best)) best = other;
    }
    return best;
}
}  // namespace

Edited rested(const TerrainLayout& layout, const PieceIds& ids,
              const geometry::Dimensions& dimensions) {
    std::vector<const TerrainPiece*> upwards;
    for (const geometry::PieceId& id : ids)
        if (const TerrainPiece* piece = layout.find(id)) upwards.push_back(piece);
    std::stable_sort(upwards.begin(), upwards.end(),
                     [](const TerrainPiece* a, const TerrainPiece* b) {
                         return undersideOf(*a) < undersideOf(*b);
                     });
    std::map<geometry::PieceId, double> lifts;
    Edited after = layout;
    for (const TerrainPiece* piece : upwards) {
        const TerrainPiece* carrier = carrierOf(layout, ids, *piece);
        double lift = 0.0;
        if (carrier) {
            lift = lifts[carrier->id];
        } else {
            const auto ground = groundUnder(layout, ids, *piece, dimensions);
            if (!ground) return ground.problem();
            lift = *ground - undersideOf(*piece);
        }
        lifts[piece->id] = lift;
        after = moved(*after, {piece->id}, {0.0, 0.0, lift});
        if (!after) return after;
    }
    return after;
}

}  // namespace sightline::engine
