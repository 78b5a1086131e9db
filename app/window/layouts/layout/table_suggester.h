/// Makes suggested tables with pictures in a background thread, one at a time.
#pragma once
#include <QImage>
#include <QObject>
#include <QString>
#include <cstdint>
#include <memory>
#include <stop_token>

#include "app/window/shell/session/table_job.h"
#include "engine/layouts/terrain_layout.h"
#include "engine/legion/advice/layout_review/coverage.h"

namespace sightline::app {

struct TableWish {
    std::string theme;      ///< theme of the terrain
    double density = 0.25;  ///< requested share of the table that terrain covers
    std::uint64_t seed = 1;
    geometry::TableSize table{};
};

/// Immutable after publication.
struct SuggestedLayout {
    TableWish wish;
    engine::TerrainLayout layout;
    QImage picture;  ///< view from above
    engine::Coverage coverage;
    std::size_t missions = 0;              ///< number of missions whose map fits this table
    double unfairness = 0.0, worst = 0.0;  ///< mean and largest unfairness of the missions
    int illegalSpots = 0;                  ///< number of objectives in places that the rules forbid
};
using KnownSuggestion = std::shared_ptr<const SuggestedLayout>;

class TableSuggester : public QObject {
    Q_OBJECT

  public:
    explicit TableSuggester(QObject* parent = nullptr);
    ~TableSuggester() override;

    /// Starts a request, and cancels the previous request. Equal wishes give equal layouts.
    void ask(const TableWish& wish);
    /// Cancels the request.
    void stop();
    bool busy() const { return job_.busy(); }

  signals:
    void reached(double share);  ///< emitted with the finished share, 0 to 1
    void suggested(const sightline::app::KnownSuggestion& table);
    void failed(const QString& why);

  private:
    std::stop_source stop_;
    /// The last member, because its thread must end before the objects that it notifies.
    LatestJob job_;
};

}  // namespace sightline::app
