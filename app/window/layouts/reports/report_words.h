/// Formats the figures of a report as text.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/layout_review/table_report.h"

namespace sightline::app {

class ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)

  public:
    static QString percent(double share);  ///< such as "14 %"
    /// Such as "12.5 / 30.0": inches from the near left corner.
    static QString place(geometry::Vec2 at);
    static QString figure(double fairness);  ///< such as "+0.19"
    static QString amount(double fairness);  ///< such as "0.19": the size without the direction
    /// Such as "usual: ... (p. 19)".
    static QString onPage(const QString& words, const QString& pages);
    /// The fault of a piece, without the name of the piece: "hangs 1 in over the edge of the
    /// table".
    static QString finding(const engine::PieceFinding& one, const QString& other);
    static QString part(engine::FairPart part);
    /// The side with the advantage, and the size of the advantage: "the near side is better off,
    /// +0.19".
    static QString verdict(const engine::Fairness& fairness);
    /// The main cause of a mission's unfairness, such as "way to an objective".
    static QString tipping(const engine::Fairness& fairness);
    /// A shift in words: "2.0 in to the far edge and 2.0 in to the left".
    static QString shift(geometry::Vec2 by);
};

}  // namespace sightline::app
