/// Draws the lines of sight from all enemies to a dragged miniature, to show which enemies would
/// see it at its current place. A background job first computes a quick answer, and then decides
/// the cases that are still undecided.
#pragma once
#include <vector>

#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/rules/rulings/watch.h"

namespace sightline::app {

class WatchLines : public QObject {
    Q_OBJECT

  public:
    explicit WatchLines(const ShownGame& game, QObject* parent = nullptr);

    /// Starts to compute the lines of sight to the miniature at the place `at`. The old lines stay
    /// visible until the new lines are known.
    void ask(engine::MiniId moved, const geometry::Mini& at);
    void clear();
    const std::vector<engine::Watcher>& watchers() const { return watchers_; }
    /// True if the lines for the latest place are complete.
    bool settled() const { return !job_.busy(); }

    void draw(SceneDraft& draft) const;
    /// Text about the enemies that see the miniature, such as "Seen by 3 of 9 enemies:
    /// Stormtroopers 1 (2), Darth Vader". Empty until the lines are known.
    QString words() const;

  signals:
    void changed();

  private:
    void show(std::vector<engine::Watcher> watchers);
    void decide(engine::MiniId moved, const geometry::Mini& at);

    const ShownGame& game_;
    LatestJob job_;
    std::vector<engine::Watcher> watchers_;
    geometry::Mini at_{};
};

}  // namespace sightline::app
