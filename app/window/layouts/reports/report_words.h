/// Formats the numbers of a table's report as text.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::app {

class ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)

  public:
    static QString percent(double share);  ///< text such as "14 %"
    /// A position such as "12.5 / 30.0": inches from the table's near left corner, to the right and
    /// to the far edge.
    static QString place(geometry::Vec2 at);
    static QString figure(double fairness);  ///< fairness with its sign, such as "+0.19"
    static QString amount(double fairness);  ///< fairness without its sign, such as "0.19"
    /// Adds the rulebook pages to a text, such as "usual: ... (p. 19)".
    static QString onPage(const QString& words, const QString& pages);
    /// The fault of a piece as text that follows the piece's name, such as "hangs 1 in over the
    /// edge of the table".
    static QString finding(const engine::PieceFinding& one, const QString& other);
    static QString part(engine::FairPart part);
    /// The side with the advantage and the size of the advantage, such as "the near side is better
    /// off, +0.19".
    static QString verdict(const engine::Fairness& fairness);
    /// The main cause of a mission's unfairness, such as "way to an objective".
    static QString tipping(const engine::Fairness& fairness);
    /// A shift of a piece as text, such as "2.0 in to the far edge and 2.0 in to the left".
    static QString shift(geometry::Vec2 by);
};

}  // namespace sightline::app
