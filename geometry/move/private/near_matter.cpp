// Computes and caches distances from places on the table to the triangles of terrain that may
// impede a sliding base.
#include "geometry/move/private/near_matter.h"

#include <algorithm>
#include <cmath>

#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

constexpr double nearCell = 0.0625;  // side of a grid cell, inches
// Stored distances are at most the base's radius plus this length, inches.
constexpr double farther = 1.0;
static_assert(nearCell * 0.70711 + NearMatter::surely < NearMatter::wide);
// Rounding error in inches of the stored distances, which are floats.
constexpr double rounding = 1e-5;

int nearCellOf(double at) { return static_cast<int>(std::floor(at / nearCell)); }

double planDistance(const Box& box, Vec2 point) {
    const Vec2 out = glm::max(glm::max(Vec2(box.lo) - point, point - Vec2(box.hi)), Vec2(0.0));
    return glm::length(out);
}

}  // namespace

NearMatter::NearMatter(const Battlefield& field, const Box& region, const GroundMover& strider,
                       bool crossesImpassable, double radius)
    : strider_(strider), most_(radius + farther) {
    firstColumn_ = nearCellOf(region.lo.x), firstRow_ = nearCellOf(region.lo.y);
    columns_ = nearCellOf(region.hi.x) - firstColumn_ + 1;
    rows_ = nearCellOf(region.hi.y) - firstRow_ + 1;
    known_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), -1.0F);
    free_.assign(known_.size(), Free::unknown);
    Box all = region.grown(most_);
    all.lo.z = -anyHeight, all.hi.z = anyHeight;
    for (const int i : field.world().broad.meeting(all)) {
        const Piece& piece = field.world().piece(i);
        const bool forbids =
            !crossesImpassable &&
            std::any_of(piece.parts.begin(), piece.parts.end(),
                        [](const Part& it) { return it.movement == Movement::impassable; });
        const bool isTall = piece.isTallerThan(strider.z + strider.maxClimb);
        if (forbids || isTall) obstacles_.push_back({&piece, forbids || piece.hasAgreedHeight()});
    }
}

std::optional<std::size_t> NearMatter::cellAt(Vec2 point) const {
    const int column = nearCellOf(point.x) - firstColumn_, row = nearCellOf(point.y) - firstRow_;
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return std::nullopt;
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
}

Vec2 NearMatter::centreOf(std::size_t at) const {
    const auto columns = static_cast<std::size_t>(columns_);
    return {(firstColumn_ + static_cast<int>(at % columns) + 0.5) * nearCell,
            (firstRow_ + static_cast<int>(at / columns) + 0.5) * nearCell};
}

double NearMatter::atLeast(Vec2 point) {
    if (obstacles_.empty()) return most_;
    const auto at = cellAt(point);
    if (!at) return 0.0;
    const Vec2 centre = centreOf(*at);
    if (known_[*at] < 0.0F) {
        double limit = most_;
        for (const Vec2 aside :
             {Vec2(nearCell, 0), Vec2(-nearCell, 0), Vec2(0, nearCell), Vec2(0, -nearCell)}) {
            // A known distance at a neighbouring cell limits the distance at this cell.
            const auto next = cellAt(centre + aside);
            if (!next || known_[*next] < 0.0F) continue;
            limit = std::min(limit, static_cast<double>(known_[*next]) + 2.0 * nearCell);
        }
        known_[*at] = static_cast<float>(measured(centre, limit));
    }
    return static_cast<double>(known_[*at]) - glm::distance(point, centre) - rounding;
}

double NearMatter::measured(Vec2 point, double limit) const {
    const Outline spot{point, point, 0.0};
    double nearest = limit;
    for (const Obstacle& it : obstacles_) {
        const Piece& piece = *it.piece;
        if (planDistance(piece.box, point) >= nearest) continue;
        if (!piece.isMesh()) {
            nearest = std::min(nearest, geometry::planDistance(piece, spot, nearest));
            continue;
        }
        const auto away = [&](const Box& box) { return planDistance(box, point); };
        const auto ofTriangle = [&](int index) {
            const Triangle& triangle = piece.triangles[static_cast<std::size_t>(index)];
            return mayImpede(it, triangle) ? geometry::planDistance(triangle, spot) : anyHeight;
        };
        nearest = piece.triangleTree.nearest(away, ofTriangle, nearest);
    }
    return nearest;
}

bool NearMatter::mayImpede(const Obstacle& obstacle, const Triangle& triangle) const {
    if (obstacle.forbids) return true;
    const Box box = boxOf(triangle);
    const double ceiling = strider_.z + strider_.maxClimb;
    if (box.hi.z <= contactTolerance || box.lo.z >= ceiling + strider_.height) return false;
    return box.hi.z > ceiling || !isFloor(triangle);
}

}  // namespace sightline::geometry
