/// Tables that are suggested, made beside the window's thread: one at a time, with a picture.
#pragma once
#include <QImage>
#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <stop_token>

#include "app/window/session/table_job.h"
#include "engine/layouts/terrain_layout.h"
#include "engine/tables/coverage.h"

namespace sightline::app {

struct TableWish {
    std::string theme;      ///< of the terrain that ships
    double density = 0.25;  ///< share of the table that is to be covered
    std::uint64_t seed = 1;
    geometry::TableSize table{};
};

/// Never changed once it is handed out.
struct SuggestedLayout {
    TableWish wish;
    engine::TerrainLayout layout;
    QImage picture;  ///< from above
    engine::Coverage coverage;
    std::size_t missions = 0;              ///< that are drawn for such a table
    double unfairness = 0.0, worst = 0.0;  ///< what they tip by in the mean, and at most
    int illegalSpots = 0;                  ///< objectives that may not lie where they are drawn
};
using KnownSuggestion = std::shared_ptr<const SuggestedLayout>;

class TableSuggester : public QObject {
    Q_OBJECT

  public:
    explicit TableSuggester(QObject* parent = nullptr);
    ~TableSuggester() override;

    /// What was asked before is given up. The same wish gives the same layout.
    void ask(const TableWish& wish);
    /// Nobody waits any more for what was asked.
    void stop();
    bool busy() const { return job_.busy(); }

  signals:
    void reached(double share);  ///< 0 to 1
    void suggested(const sightline::app::KnownSuggestion& table);
    void failed(const QString& why);

  private:
    std::stop_source stop_;
    LatestJob job_;  ///< last: its thread ends before what it reports to
};

}  // namespace sightline::app
