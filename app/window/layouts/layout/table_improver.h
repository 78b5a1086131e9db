/// Makes the layout fairer in a background thread. The proposed shifts are applied as one step. If
/// the layout has changed since the start, they are not applied.
#pragma once
#include <stop_token>

#include "app/window/layouts/layout/layout_session.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {

/// A layout with pieces in better places, and the unfairness of its missions.
struct FairerTable {
    engine::TerrainLayout layout;
    std::size_t missions = 0;  ///< number of missions whose map fits this table
    double meanBefore = 0.0, mean = 0.0;
    double worstBefore = 0.0, worst = 0.0;  ///< unfairness of the least fair mission
};

class TableImprover : public QObject {
    Q_OBJECT

  public:
    explicit TableImprover(LayoutSession& session, QObject* parent = nullptr);
    ~TableImprover() override;

    /// Starts the work. `said` reports the result; if no work is possible, it does so at once.
    /// Locked and grouped pieces stay.
    void start();
    /// Cancels without moving a piece. `said` reports this. No effect if no work is in progress.
    void cancel();
    bool busy() const { return job_.busy(); }

  signals:
    void began();                ///< emitted at the start; `ended` follows
    void reached(double share);  ///< emitted with the finished share of the shifts, 0 to 1
    void ended();
    void said(const QString& line, bool bad);

  private:
    void work(const engine::TerrainLayout& layout, const std::stop_token& stop);
    void take(const FairerTable& fairer);
    void giveUp(const QString& why);

    LayoutSession& session_;
    engine::TerrainLayout before_;  ///< the layout at the start of the work
    std::stop_source stop_;
    /// The last member, because its thread must end before the objects that it notifies.
    LatestJob job_;
};

}  // namespace sightline::app
