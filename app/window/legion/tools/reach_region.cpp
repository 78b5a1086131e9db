#include "app/window/legion/tools/reach_region.h"

#include <cmath>

#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

const rendering::Colour within{0.47F, 0.84F, 1.0F, 0.22F}, reachRim{0.6F, 0.9F, 1.0F, 0.85F};

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
    auto cells = std::make_shared<rendering::RegionCells>();
    cells->columns = reach.columns;
    cells->rows = reach.rows;
    for (int row = 0; row < reach.rows; ++row)
        for (int column = 0; column < reach.columns; ++column)
            cells->inside.push_back(reach.legal(column, row) ? 1 : 0);
    reach_ = std::move(reach);
    cells_ = std::move(cells);
    emit changed();
}

void ReachRegion::clear() {
    job_.forget();
    reach_.reset();
    cells_.reset();
}

std::optional<double> ReachRegion::heightAt(geometry::Vec2 place) const {
    if (!reach_) return std::nullopt;
    const int column = static_cast<int>(std::floor(place.x / reach_->cell)) - reach_->firstColumn;
    const int row = static_cast<int>(std::floor(place.y / reach_->cell)) - reach_->firstRow;
    const bool inside = column >= 0 && row >= 0 && column < reach_->columns && row < reach_->rows;
    if (!inside || !reach_->legal(column, row)) return std::nullopt;
    return reach_->z[reach_->index(column, row)];
}

void ReachRegion::draw(SceneDraft& draft) const {
    if (!reach_ || !cells_) return;
    const geometry::Vec2 origin =
        geometry::Vec2(reach_->firstColumn, reach_->firstRow) * reach_->cell;
    draft.scene.regions.push_back({origin, reach_->cell, within, reachRim, cells_});
}

}  // namespace sightline::app
