/// The layout on the screen made fairer beside the window's thread: the pieces that it says to
/// shift come in as one step, if the layout is still the one that was looked at.
#pragma once
#include <stop_token>

#include "app/window/layout/layout_session.h"
#include "app/window/session/table_job.h"

namespace sightline::app {

/// A layout with its pieces where they lie better, and what its missions tip by.
struct FairerTable {
    engine::TerrainLayout layout;
    std::size_t missions = 0;  ///< that are drawn for such a table
    double meanBefore = 0.0, mean = 0.0;
    double worstBefore = 0.0, worst = 0.0;  ///< of the one that tips most
};

class TableImprover : public QObject {
    Q_OBJECT

  public:
    explicit TableImprover(LayoutSession& session, QObject* parent = nullptr);
    ~TableImprover() override;

    /// `said` tells what came of it, at once where nothing can. Locked and grouped pieces stay.
    void start();
    /// Nothing is moved; `said` tells so. Nothing happens where nothing is at work.
    void cancel();
    bool busy() const { return job_.busy(); }

  signals:
    void began();                ///< until `ended`
    void reached(double share);  ///< of the shifts that may be made, 0 to 1
    void ended();
    void said(const QString& line, bool bad);

  private:
    void work(const engine::TerrainLayout& layout, const std::stop_token& stop);
    void take(const FairerTable& fairer);
    void giveUp(const QString& why);

    LayoutSession& session_;
    engine::TerrainLayout before_;  ///< that was looked at
    std::stop_source stop_;
    LatestJob job_;  ///< last: its thread ends before what it reports to
};

}  // namespace sightline::app
