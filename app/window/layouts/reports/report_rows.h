/// Converts a table's report to a tree of text rows. A row has a measured value, a reference value
/// with its rulebook page, and the part of the report that can be shown on the table.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "app/window/layouts/reports/measured_table.h"
#include "app/window/layouts/reports/report_pick.h"

namespace sightline::app {

struct ReportRow {
    QString key;      ///< identifies the row; it stays equal when the table is measured again
    QString words;    ///< text, such as "14 % of the table is covered: sparse"
    QString against;  ///< reference, such as "usual: a quarter, 20 % to 30 % (p. 19)"; may be empty
    bool doubtful = false;  ///< true if the value is unusual, against a rule, or unfair
    ReportPick shows{};
    engine::PieceIds pieces{};  ///< ids of the pieces that the row is about
    std::vector<ReportRow> rows{};
};

class ReportRows {
    Q_DECLARE_TR_FUNCTIONS(ReportRows)

  public:
    /// The rows of the whole report: one row for each section, in a fixed order. A section without
    /// data says so in its text.
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
