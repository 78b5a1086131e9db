/// Text that explains a number of an attack: "Range of Rifle: 4 (unit card 3, Long Shot +1)".
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
    /// Such as "Attack surges: crits", "Range of Rifle: 4" or "Black dice: 5".
    static QString title(const engine::Reckoning& number);
    /// Such as "unit card", "Long Shot" or "by hand".
    static QString source(const engine::Reason& reason);
    /// The contribution of that reason: "crits" for a chart, "+1" for a number, "4 × 1" for the
    /// dice of four miniatures.
    static QString share(const engine::Reckoning& number, std::size_t reason);
    /// The number with all its reasons in one line. Only the title if there is no reason.
    static QString inShort(const engine::Reckoning& number);
    /// The reasons that change these numbers from the printed values: "Long Shot", "Block".
    static QStringList changes(const std::vector<engine::Reckoning>& numbers);
};

}  // namespace sightline::app
