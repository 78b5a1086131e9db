/// Makes a layout fairer in a background thread. The resulting shifts of pieces are one step of the
/// undo history. If the layout was changed during the work, the shifts are discarded.
#pragma once
#include <stop_token>

#include "app/window/layouts/layout/layout_session.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {

/// The improved layout, and how unfair its missions were and are now.
struct FairerTable {
    engine::TerrainLayout layout;
    std::size_t missions = 0;  ///< number of missions whose map fits this table
    double meanBefore = 0.0, mean = 0.0;
    /// Unfairness of the least fair mission, before the shifts and after them.
    double worstBefore = 0.0, worst = 0.0;
};

class TableImprover : public QObject {
    Q_OBJECT

  public:
    explicit TableImprover(LayoutSession& session, QObject* parent = nullptr);
    ~TableImprover() override;

    /// Starts the work. The signal `said` reports the result, or at once the reason why no work is
    /// possible. Locked and grouped pieces stay.
    void start();
    /// Cancels the work without moving a piece. The signal `said` reports the cancellation. If no
    /// work is in progress, nothing happens.
    void cancel();
    bool busy() const { return job_.busy(); }

  signals:
    void began();                ///< emitted at the start of the work; `ended` follows
    void reached(double share);  ///< emitted with the finished share of the work, 0 to 1
    void ended();
    void said(const QString& line, bool bad);

  private:
    void work(const engine::TerrainLayout& layout, const std::stop_token& stop);
    void take(const FairerTable& fairer);
    void giveUp(const QString& why);

    LayoutSession& session_;
    engine::TerrainLayout before_;  ///< the layout at the start of the work
    std::stop_source stop_;
    /// Must be the last member, because its thread calls the other members.
    LatestJob job_;
};

}  // namespace sightline::app
