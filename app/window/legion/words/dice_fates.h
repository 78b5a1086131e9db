/// The dice of an attack in groups by their results: rolled, changed, canceled, and left.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "engine/legion/rules/asking/record.h"

namespace sightline::app {

struct DiceFate {
    QString caption;
    std::vector<engine::RolledDie> dice;
    bool canceled = false;  ///< true: the dice are crossed out
};

class DiceFates {
    Q_DECLARE_TR_FUNCTIONS(DiceFates)

  public:
    /// The groups of the dice in these entries of the record, in the order of the events. The
    /// entries must begin with the roll. Empty groups are left out. `attacks`: the attack dice;
    /// otherwise the defense dice.
    static std::vector<DiceFate> of(const engine::Record& record, const std::vector<int>& entries,
                                    bool attacks);
};

}  // namespace sightline::app
