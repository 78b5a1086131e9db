/// Measures the table that is on the screen beside the window's thread: only the latest counts, and
/// what is known is told as it comes.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/reports/measured_table.h"
#include "app/window/reports/paged_paper.h"
#include "app/window/session/table_job.h"

namespace sightline::app {

class TableMeasurer : public QObject {
    Q_OBJECT

  public:
    explicit TableMeasurer(QObject* parent = nullptr);
    ~TableMeasurer() override;

    /// What was measured before is stopped. `changed` follows, again and again until all is known.
    void measure(const engine::TerrainLayout& layout, const geometry::Dimensions& dimensions);
    /// Stops; nothing is known any more of what is on the screen.
    void forget();
    /// The latest that was told; null before the first figures.
    const KnownTable& known() const { return known_; }
    bool busy() const { return measuring_.busy(); }
    /// Everything is known, and nothing was changed since.
    bool complete() const { return known_ && known_->report.complete; }

    using Paper = PaperFile;
    /// Writes the report of that layout: what is known of it where that is all, else it is measured
    /// first. One at a time; `written` or `notWritten` follows.
    void write(Paper paper, const QString& path, const engine::TerrainLayout& layout,
               const geometry::Dimensions& dimensions);
    bool writing() const { return writing_.busy(); }

  signals:
    void changed();
    void refused(const QString& why);  ///< no table can be made of the layout
    void written(const QString& path);
    void notWritten(const QString& why);

  private:
    void post(std::uint64_t number, const KnownTable& known);
    void keepCards(const MissionCards& cards);

    std::stop_source stop_, stopWriting_;
    std::uint64_t latest_ = 0;
    KnownTable known_;
    MissionCards cards_;
    LatestJob measuring_, writing_;  ///< last: their threads end before what they report to
};

}  // namespace sightline::app
