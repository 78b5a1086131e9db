#include "engine/layouts/layout_arrange.h"

#include <algorithm>
#include <glm/common.hpp>

#include "engine/layouts/words/layouts.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;
using geometry::Vec3;

struct BoundedPiece {
    geometry::PieceId id;
    geometry::PlanBox box;
};

std::vector<BoundedPiece> boxesOf(const TerrainLayout& layout, const PieceIds& ids) {
    std::vector<BoundedPiece> boxes;
    for (const geometry::PieceId& id : ids)
        if (const TerrainPiece* piece = layout.find(id)) boxes.push_back({id, planBoxOf(*piece)});
    return boxes;
}

Vec2 shiftTo(Alignment to, const geometry::PlanBox& box, const geometry::PlanBox& all) {
    switch (to) {
        case Alignment::left:
            return {all.low.x - box.low.x, 0.0};
        case Alignment::right:
            return {all.high.x - box.high.x, 0.0};
        case Alignment::near:
            return {0.0, all.low.y - box.low.y};
        case Alignment::far:
            return {0.0, all.high.y - box.high.y};
        case Alignment::middleX:
            return {all.middle().x - box.middle().x, 0.0};
        case Alignment::middleY:
            return {0.0, all.middle().y - box.middle().y};
    }
    return {};
}
}  // namespace

Edited aligned(const TerrainLayout& layout, const PieceIds& ids, Alignment to) {
    const std::vector<BoundedPiece> boxes = boxesOf(layout, ids);
    if (boxes.size() < 2) return problemOf(say::alignNeedsTwo());
    geometry::PlanBox all = boxes.front().box;
    for (const BoundedPiece& one : boxes) {
        all.low = glm::min(all.low, one.box.low);
        all.high = glm::max(all.high, one.box.high);
    }
    Edited after = layout;
    for (const BoundedPiece& one : boxes) {
        after = moved(*after, {one.id}, Vec3{shiftTo(to, one.box, all), 0.0});
        if (!after) return after;
    }
    return after;
}

Edited distributed(const TerrainLayout& layout, const PieceIds& ids, Along along) {
    const glm::length_t axis = along == Along::width ? 0 : 1;
    std::vector<BoundedPiece> boxes = boxesOf(layout, ids);
    if (boxes.size() < 3) return problemOf(say::spreadNeedsThree());
    std::stable_sort(boxes.begin(), boxes.end(),
                     [axis](const BoundedPiece& a, const BoundedPiece& b) {
                         return a.box.middle()[axis] < b.box.middle()[axis];
                     });
    double room = boxes.back().box.high[axis] - boxes.front().box.low[axis];
    for (const BoundedPiece& one : boxes) room -= one.box.high[axis] - one.box.low[axis];
    const double gap = room / static_cast<double>(boxes.size() - 1);
    double next = boxes.front().box.high[axis] + gap;
    Edited after = layout;
    for (std::size_t i = 1; i + 1 < boxes.size(); ++i) {
        const geometry::PlanBox& box = boxes[i].box;
        Vec3 by{};
        by[axis] = next - box.low[axis];
        after = moved(*after, {boxes[i].id}, by);
        if (!after) return after;
        next += box.high[axis] - box.low[axis] + gap;
    }
    return after;
}

}  // namespace sightline::engine
