/// The derivation of a number of an attack in words: "Range of Rifle: 4 (unit card 3, Long Shot
/// +1)".
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
    /// "Attack surges: crits", "Range of Rifle: 4", "Black dice: 5".
    static QString title(const engine::Reckoning& number);
    /// "unit card", "Long Shot", "by hand".
    static QString source(const engine::Reason& reason);
    /// The contribution of that reason: "crits" of a chart, "+1" of a number, "4 × 1" of the dice
    /// of four miniatures.
    static QString share(const engine::Reckoning& number, std::size_t reason);
    /// The whole derivation in one line; only the title when there is no reason.
    static QString inShort(const engine::Reckoning& number);
    /// The reasons that change these numbers from the printed values: "Long Shot", "Block".
    static QStringList changes(const std::vector<engine::Reckoning>& numbers);
};

}  // namespace sightline::app
