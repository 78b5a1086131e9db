/// Measures a layout in a background thread. A new measurement stops the previous measurement.
/// Parts of the report are available as soon as they are measured.
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

    /// Starts a measurement, and stops the previous one. The signal `changed` is emitted after each
    /// part of the report.
    void measure(const engine::TerrainLayout& layout, const geometry::Dimensions& dimensions);
    /// Stops the measurement and discards the report.
    void forget();
    /// The parts of the report that are already measured. Null until the first part is measured.
    const KnownTable& known() const { return known_; }
    bool busy() const { return measuring_.busy(); }
    /// True if the measurement is complete.
    bool complete() const { return known_ && known_->report.complete; }

    using Paper = PaperFile;
    /// Writes the report on the layout to a file. If the report is not complete, the layout is
    /// measured first. The signal `written` or `notWritten` follows.
    void write(Paper paper, const QString& path, const engine::TerrainLayout& layout,
               const geometry::Dimensions& dimensions);
    bool writing() const { return writing_.busy(); }

  signals:
    void changed();
    void refused(const QString& why);  ///< emitted if the layout is not a valid table
    void written(const QString& path);
    void notWritten(const QString& why);

  private:
    void post(std::uint64_t number, const KnownTable& known);
    void keepCards(const MissionCards& cards);

    std::stop_source stop_, stopWriting_;
    std::uint64_t latest_ = 0;
    KnownTable known_;
    MissionCards cards_;
    /// Must be the last members, because their threads call the other members.
    LatestJob measuring_, writing_;
};

}  // namespace sightline::app
