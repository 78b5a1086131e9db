/// Explains a number of an attack as text, such as "Range of Rifle: 4 (unit card 3, Long Shot +1)".
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "engine/legion/basics/reckoning.h"

namespace sightline::app {

class ReckoningWords {
    Q_DECLARE_TR_FUNCTIONS(ReckoningWords)

  public:
    /// The name and value of the number, such as "Attack surges: crits", "Range of Rifle: 4" or
    /// "Black dice: 5".
    static QString title(const engine::Reckoning& number);
    /// The source of a reason, such as "unit card", "Long Shot" or "by hand".
    static QString source(const engine::Reason& reason);
    /// The contribution of a reason to the number: "crits" for a surge chart, "+1" for a range, "4
    /// × 1" for the dice of four miniatures.
    static QString share(const engine::Reckoning& number, std::size_t reason);
    /// The name and value of the number with all its reasons in one line.
    static QString inShort(const engine::Reckoning& number);
    /// The reasons for numbers that differ from the printed values, such as "Long Shot" or "Block".
    static QStringList changes(const std::vector<engine::Reckoning>& numbers);
};

}  // namespace sightline::app
