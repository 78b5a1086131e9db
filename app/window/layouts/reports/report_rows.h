/// A report as a tree of text rows. A row has the measured value, the reference value with its
/// page, and the part that the table can show.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "app/window/layouts/reports/measured_table.h"
#include "app/window/layouts/reports/report_pick.h"

namespace sightline::app {

struct ReportRow {
    QString key;      ///< the same fact has the same key in a later report
    QString words;    ///< such as "14 % of the table is covered: sparse"
    QString against;  ///< such as "usual: a quarter, 20 % to 30 % (p. 19)"; empty: no reference
    bool doubtful = false;  ///< true if the row needs attention: unusual, against a rule, or unfair
    ReportPick shows{};
    engine::PieceIds pieces{};  ///< pieces to which the row refers
    std::vector<ReportRow> rows{};
};

class ReportRows {
    Q_DECLARE_TR_FUNCTIONS(ReportRows)

  public:
    /// One row for each section, in a fixed order. A section without data states this.
    static std::vector<ReportRow> of(const MeasuredTable& known);

  private:
    static ReportRow coverage(const MeasuredTable& known);
    static ReportRow findings(const MeasuredTable& known);
    static ReportRow gaps(const MeasuredTable& known);
    static ReportRow pockets(const MeasuredTable& known);
    static ReportRow lanes(const MeasuredTable& known);
    static ReportRow seen(const MeasuredTable& known);
    static ReportRow bases(const MeasuredTable& known);
    static ReportRow missions(const MeasuredTable& known);
    static ReportRow mission(const MeasuredTable& known, std::size_t index);
    static ReportRow fromTheOtherEdge(const engine::MissionReport& mission, const QString& key);
    static std::vector<ReportRow> partsOf(const engine::Fairness& fairness, const QString& key);
    static std::vector<ReportRow> objectivesOf(const MeasuredTable& known, std::size_t mission,
                                               const QString& key);
};

}  // namespace sightline::app
