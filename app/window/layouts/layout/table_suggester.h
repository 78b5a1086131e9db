/// Makes suggested tables and their pictures in a background thread, one at a time.
#pragma once
#include <QImage>
#include <QObject>
#include <QString>
#include <atomic>
#include <cstdint>
#include <memory>
#include <stop_token>

#include "app/window/shell/session/table_job.h"
#include "engine/layouts/terrain_layout.h"
#include "engine/legion/advice/layout_review/coverage.h"

class QOffscreenSurface;

namespace sightline::app {

struct TableWish {
    std::string theme;
    double density = 0.25;  ///< requested share of the table area that terrain covers
    std::uint64_t seed = 1;
    geometry::TableSize table{};
};

/// A suggested table. It is shared between threads, so it must not change.
struct SuggestedLayout {
    TableWish wish;
    engine::TerrainLayout layout;
    QImage picture;  ///< plan of the table, until `drawn` brings the picture of its scene
    engine::Coverage coverage;
    std::size_t missions = 0;              ///< number of missions whose map fits this table
    double unfairness = 0.0, worst = 0.0;  ///< mean and largest unfairness of the missions
    int illegalSpots = 0;  ///< number of objective tokens at places that the rules forbid
};
using KnownSuggestion = std::shared_ptr<const SuggestedLayout>;

class TableSuggester : public QObject {
    Q_OBJECT

  public:
    explicit TableSuggester(QObject* parent = nullptr);
    ~TableSuggester() override;

    /// Starts to make a table, and cancels the previous request. Equal wishes give equal tables.
    void ask(const TableWish& wish);
    void stop();
    bool busy() const { return job_.busy(); }

  signals:
    void reached(double share);  ///< emitted with the finished share of the work, 0 to 1
    void suggested(const sightline::app::KnownSuggestion& table);
    /// Emitted after `suggested`, with the table as the table widget draws it, from above.
    void drawn(const sightline::app::KnownSuggestion& table, const QImage& picture);
    void failed(const QString& why);

  private:
    void draw(const KnownSuggestion& table);

    std::stop_source stop_;
    std::atomic<bool> stopDrawing_ = false;
    std::unique_ptr<QOffscreenSurface> surface_;
    /// Must be the last members, because their threads use the other members.
    LatestJob drawing_, job_;
};

}  // namespace sightline::app
