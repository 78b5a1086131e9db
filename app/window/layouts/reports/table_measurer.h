/// Measures the current layout in a background thread. A new request replaces the old one. Partial
/// results are published when they arrive.
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

    /// Starts a measurement, and stops the previous one. The signal `changed` follows repeatedly
    /// until the report is complete.
    void measure(const engine::TerrainLayout& layout, const geometry::Dimensions& dimensions);
    /// Stops the measurement and drops the report.
    void forget();
    /// The latest published report. Null before the first figures.
    const KnownTable& known() const { return known_; }
    bool busy() const { return measuring_.busy(); }
    /// True if the report is complete and still belongs to the current layout.
    bool complete() const { return known_ && known_->report.complete; }

    using Paper = PaperFile;
    /// Writes the report of that layout. If a complete report exists, it is used; otherwise the
    /// layout is measured first. Only one file is written at a time. The signal `written` or
    /// `notWritten` follows.
    void write(Paper paper, const QString& path, const engine::TerrainLayout& layout,
               const geometry::Dimensions& dimensions);
    bool writing() const { return writing_.busy(); }

  signals:
    void changed();
    void refused(const QString& why);  ///< emitted when the layout gives no valid table
    void written(const QString& path);
    void notWritten(const QString& why);

  private:
    void post(std::uint64_t number, const KnownTable& known);
    void keepCards(const MissionCards& cards);

    std::stop_source stop_, stopWriting_;
    std::uint64_t latest_ = 0;
    KnownTable known_;
    MissionCards cards_;
    LatestJob measuring_, writing_;  ///< the last members, because their threads must end before
                                     ///< the objects that they notify
};

}  // namespace sightline::app
