/// Lines of sight from every enemy to a dragged miniature. They show the enemies that would see it
/// at its position. A background job gives a quick answer first, and then decides the undecided
/// cases.
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

    /// Requests the lines for that place. The previous result stays visible until the answer
    /// arrives.
    void ask(engine::MiniId moved, const geometry::Mini& at);
    void clear();
    const std::vector<engine::Watcher>& watchers() const { return watchers_; }
    /// True if the result for the latest place is complete.
    bool settled() const { return !job_.busy(); }

    void draw(SceneDraft& draft) const;
    /// "Seen by 3 of 9 enemies: Stormtroopers 1 (2), Darth Vader". Empty before the first answer.
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
