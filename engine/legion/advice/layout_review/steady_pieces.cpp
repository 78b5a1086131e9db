#include "engine/legion/advice/layout_review/steady_pieces.h"

namespace sightline::engine {
namespace {

constexpr double offTheMat = 0.05;  // inches above the mat; a higher piece stands on another object

bool overlapsInPlan(const geometry::PlanBox& one, const geometry::PlanBox& other) {
    return one.low.x < other.high.x && other.low.x < one.high.x && one.low.y < other.high.y &&
           other.low.y < one.high.y;
}

}  // namespace

PieceIds piecesThatStay(const TerrainLayout& layout) {
    PieceIds stay;
    for (const TerrainPiece& piece : layout.pieces) {
        if (piece.locked || piece.group != 0) stay.insert(piece.id);
        if (piece.position.z < offTheMat) continue;
        const geometry::PlanBox box = planBoxOf(piece);
        for (const TerrainPiece& other : layout.pieces)
            if (overlapsInPlan(box, planBoxOf(other))) stay.insert(other.id);
    }
    return stay;
}

}  // namespace sightline::engine
