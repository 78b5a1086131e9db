/// Measures the current layout in a background thread. A new request replaces the old one, and
/// partial results are published as they arrive.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/layouts/reports/measured_table.h"
#include "app/window/layouts/reports/paged_paper.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {

class TableMeasurer : public QObject {
    Q_OBJECT

  public:
    explicit TableMeasurer(QObject* parent = nullptr);
    ~TableMeasurer() override;

    /// Stops the measurement before. `changed` follows repeatedly until the report is complete.
    void measure(const engine::TerrainLayout& layout, const geometry::Dimensions& dimensions);
    /// Stops and drops the report.
    void forget();
    /// The latest published report; null before the first figures.
    const KnownTable& known() const { return known_; }
    bool busy() const { return measuring_.busy(); }
    /// True when the report is complete and still belongs to the current layout.
    bool complete() const { return known_ && known_->report.complete; }

    using Paper = PaperFile;
    /// Writes the report of that layout. Uses a complete report when one exists, else measures
    /// first. One file at a time; `written` or `notWritten` follows.
    void write(Paper paper, const QString& path, const engine::TerrainLayout& layout,
               const geometry::Dimensions& dimensions);
    bool writing() const { return writing_.busy(); }

  signals:
    void changed();
    void refused(const QString& why);  ///< the layout gives no valid table
    void written(const QString& path);
    void notWritten(const QString& why);

  private:
    void post(std::uint64_t number, const KnownTable& known);
    void keepCards(const MissionCards& cards);

    std::stop_source stop_, stopWriting_;
    std::uint64_t latest_ = 0;
    KnownTable known_;
    MissionCards cards_;
    LatestJob measuring_, writing_;  ///< last: their threads end before their receivers
};

}  // namespace sightline::app
