#include "app/window/legion/tools/reach_region.h"

#include <array>

#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

constexpr std::array<std::uint8_t, 4> within{120, 214, 255, 60}, reachRim{150, 226, 255, 170};
constexpr std::array<std::uint8_t, 4> outside{0, 0, 0, 0};

bool legalAt(const geometry::Reach& reach, int column, int row) {
    return column >= 0 && row >= 0 && column < reach.columns && row < reach.rows &&
           reach.legal(column, row);
}

bool atRim(const geometry::Reach& reach, int column, int row) {
    return !legalAt(reach, column - 1, row) || !legalAt(reach, column + 1, row) ||
           !legalAt(reach, column, row - 1) || !legalAt(reach, column, row + 1);
}

}  // namespace

ReachRegion::ReachRegion(const ShownGame& game, QObject* parent) : QObject(parent), game_(game) {}

void ReachRegion::ask(const engine::MoveBounds& bounds) {
    job_.ask([this, bound = bounds, field = game_.view().battlefield] {
        auto found =
            geometry::reachOf(field, bound.leader, bound.terms, bound.others, bound.forbidden);
        return [this, found = std::move(found)] { take(found); };
    });
}

void ReachRegion::take(geometry::Reach reach) {
    auto cells = std::make_shared<rendering::GridCells>();
    cells->columns = reach.columns;
    cells->rows = reach.rows;
    for (int row = 0; row < reach.rows; ++row) {
        for (int column = 0; column < reach.columns; ++column) {
            const auto& colour = !reach.legal(column, row)   ? outside
                                 : atRim(reach, column, row) ? reachRim
                                                             : within;
            cells->rgba.insert(cells->rgba.end(), colour.begin(), colour.end());
        }
    }
    reach_ = std::move(reach);
    cells_ = std::move(cells);
    emit changed();
}

void ReachRegion::clear() {
    job_.forget();
    reach_.reset();
    cells_.reset();
}

void ReachRegion::draw(SceneDraft& draft) const {
    if (!reach_ || !cells_) return;
    const geometry::Vec2 origin =
        geometry::Vec2(reach_->firstColumn, reach_->firstRow) * reach_->cell;
    draft.scene.grids.push_back({origin, reach_->cell, cells_});
}

}  // namespace sightline::app
