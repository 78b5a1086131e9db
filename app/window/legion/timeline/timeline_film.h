/// Makes the snapshots of the shown game on another thread, so that the window stays responsive.
#pragma once
#include <QObject>
#include <memory>
#include <stop_token>

#include "app/window/shell/session/table_job.h"
#include "engine/legion/rules/game/snapshots.h"

namespace sightline::app {

class TimelineFilm : public QObject {
    Q_OBJECT

  public:
    explicit TimelineFilm(QObject* parent = nullptr);
    ~TimelineFilm() override;

    /// Makes the snapshots of the game up to its latest answer. `changed` is emitted when they are
    /// ready. A later call replaces this one.
    void follow(const std::shared_ptr<const engine::Game>& game);
    /// Drops all snapshots.
    void forget();
    /// The snapshots of the latest finished `follow`.
    const engine::Snapshots::List& snapshots() const { return snapshots_; }

  signals:
    void changed();
    /// Emitted if a replay refuses an answer of the game. The snapshots end before this answer.
    void broken();

  private:
    std::shared_ptr<const engine::Game> game_;
    /// Only the thread of `job_` uses this object.
    std::shared_ptr<std::unique_ptr<engine::Snapshots>> maker_;
    engine::Snapshots::List snapshots_;
    std::stop_source stop_;
    LatestJob job_;
};

}  // namespace sightline::app
