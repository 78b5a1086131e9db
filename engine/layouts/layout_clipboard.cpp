#include "engine/layouts/layout_clipboard.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

#include "engine/layouts/words/layouts.h"

namespace sightline::engine {

TerrainLayout clipOf(const TerrainLayout& layout, const PieceIds& ids) {
    TerrainLayout clip;
    clip.name = layout.name;
    clip.table = layout.table;
    for (TerrainPiece piece : layout.pieces) {
        if (!ids.contains(piece.id)) continue;
        if (!piece.twin.empty() && ids.contains(piece.twin) && piece.twin < piece.id) continue;
        piece.twin.clear();
        piece.locked = false;
        clip.pieces.push_back(std::move(piece));
    }
    return clip;
}

Edited pasted(const TerrainLayout& layout, const TerrainLayout& clip, geometry::Vec2 at) {
    if (clip.pieces.empty()) return problemOf(say::nothingToPaste());
    geometry::PlanBox all = planBoxOf(clip.pieces.front());
    for (const TerrainPiece& piece : clip.pieces) {
        all.low = glm::min(all.low, planBoxOf(piece).low);
        all.high = glm::max(all.high, planBoxOf(piece).high);
    }
    int highest = 0;
    for (const TerrainPiece& piece : layout.pieces)
        highest = std::max(highest, std::abs(piece.group));
    Edited after = layout;
    for (TerrainPiece piece : clip.pieces) {
        piece.position += geometry::Vec3{at - all.middle(), 0.0};
        if (piece.group != 0) piece.group = highest + std::abs(piece.group);
        after = withPiece(*after, std::move(piece));
        if (!after) return after;
    }
    return after;
}

}  // namespace sightline::engine
