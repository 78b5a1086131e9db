/// Dice for display: dice that lie in the tray, and dice of a new roll.
#pragma once
#include <QString>
#include <vector>

#include "engine/legion/basics/dice/die.h"

namespace sightline::app {

struct LyingDie {
    engine::RolledDie die;
    bool canceled = false;
};

struct DiceGroup {
    enum class Kind { attack, cover, defense, other };
    Kind kind{};
    QString caption;
    std::vector<LyingDie> dice;
};

/// Dice of one roll.
struct NewRoll {
    DiceGroup::Kind kind{};
    QString caption;
    std::vector<engine::RolledDie> dice;  ///< the result, with the dice that were not rerolled
    std::vector<bool> thrown;             ///< for each die: true if it was thrown
};

}  // namespace sightline::app
