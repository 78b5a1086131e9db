/// Groups of dice that the window shows: the dice of the current attack, and the dice of a new
/// roll.
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

/// The dice of a roll that has just been made.
struct NewRoll {
    DiceGroup::Kind kind{};
    QString caption;
    /// Results of all dice, also of dice that were not rerolled.
    std::vector<engine::RolledDie> dice;
    std::vector<bool> thrown;  ///< for each die: true if it was rolled or rerolled
};

}  // namespace sightline::app
