/// Computes and draws the region of the table in which the unit leader may end its move. A
/// background job computes the region once for each question about a move.
#pragma once
#include <memory>

#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/rules/asking/bounds.h"
#include "geometry/move/reach.h"

namespace sightline::app {

class ReachRegion : public QObject {
    Q_OBJECT

  public:
    explicit ReachRegion(const ShownGame& game, QObject* parent = nullptr);

    void ask(const engine::MoveBounds& bounds);
    void clear();
    /// The region in which the leader may end its move. Empty until it is computed.
    const std::optional<geometry::Reach>& reach() const { return reach_; }
    /// The height of the leader's base after a move to this place, inches. Empty if the place is
    /// not in the region, or while the region is not computed.
    std::optional<double> heightAt(geometry::Vec2 place) const;
    void draw(SceneDraft& draft) const;

  signals:
    void changed();

  private:
    void take(geometry::Reach reach);

    const ShownGame& game_;
    std::optional<geometry::Reach> reach_;
    std::shared_ptr<const rendering::RegionCells> cells_;
    LatestJob job_;
};

}  // namespace sightline::app
