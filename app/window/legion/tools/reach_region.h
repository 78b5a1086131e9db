/// The region of the table in which the unit leader may end the requested move. A background job
/// computes it once for each question about a move.
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
    /// Empty until it has been computed.
    const std::optional<geometry::Reach>& reach() const { return reach_; }
    void draw(SceneDraft& draft) const;

  signals:
    void changed();

  private:
    void take(geometry::Reach reach);

    const ShownGame& game_;
    std::optional<geometry::Reach> reach_;
    std::shared_ptr<const rendering::GridCells> cells_;
    LatestJob job_;
};

}  // namespace sightline::app
