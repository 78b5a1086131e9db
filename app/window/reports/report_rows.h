/// A report as rows of words: what was measured, what it is measured against, on which page that
/// stands, and what of it can be shown on the table.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "app/window/reports/measured_table.h"
#include "app/window/reports/report_pick.h"

namespace sightline::app {

struct ReportRow {
    QString key;            ///< the same for the same thing in a later report
    QString words;          ///< "14 % of the table is covered: sparse"
    QString against;        ///< "usual: a quarter, 20 % to 30 % (p. 19)"; empty: nothing
    bool doubtful = false;  ///< worth a look: not as usual, against a rule, not fair
    ReportPick shows{};
    engine::PieceIds pieces{};  ///< that it is about
    std::vector<ReportRow> rows{};
};

class ReportRows {
    Q_DECLARE_TR_FUNCTIONS(ReportRows)

  public:
    /// One for each section, in a fixed order; sections of which nothing is known yet say so.
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
