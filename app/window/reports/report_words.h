/// Figures of a report in words.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/tables/table_report.h"

namespace sightline::app {

class ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)

  public:
    static QString percent(double share);     ///< "14 %"
    static QString place(geometry::Vec2 at);  ///< "12.5 / 30.0": inches from the near left corner
    static QString figure(double fairness);   ///< "+0.19"
    static QString amount(double fairness);   ///< "0.19": by how much, whichever way
    static QString onPage(const QString& words, const QString& pages);  ///< "usual: ... (p. 19)"
    /// What is wrong with a piece, without its name: "hangs 1 in over the edge of the table".
    static QString finding(const engine::PieceFinding& one, const QString& other);
    static QString part(engine::FairPart part);
    /// Who is better off, and by how much: "the near side is better off, +0.19".
    static QString verdict(const engine::Fairness& fairness);
    /// "way to an objective": what tips a mission most.
    static QString tipping(const engine::Fairness& fairness);
    /// Where a piece goes by that much: "2.0 in to the far edge and 2.0 in to the left".
    static QString shift(geometry::Vec2 by);
};

}  // namespace sightline::app
