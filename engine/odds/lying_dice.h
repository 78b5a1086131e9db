/// How the attack dice of one colour can lie on the table, every way with a number, so that a
/// backward induction over all of them is a walk over arrays.
#pragma once
#include <array>
#include <map>
#include <vector>

#include "engine/odds/odds.h"

namespace sightline::engine {

/// What a die amounts to for the attacker, the worst first. The surge chart is applied already.
enum class Shown { blank, surge, hit, crit };
inline constexpr std::size_t shownKinds = 4;

/// Dice of one colour: how many show what.
using Lying = std::array<int, shownKinds>;

/// Ways by what a die shows.
using Puts = std::array<std::size_t, shownKinds>;

/// How many dice of one colour that show what: dice that are lifted.
using Split = Lying;

/// The worst comes first, where what a die is worth does not depend on the others: see `isOrdered`.
/// A surge that a chart makes a hit, and Critical a crit, is worth more than a hit.
std::array<Shown, 3> worstFirst(const OddsQuestion& question);
/// With Ram a blank may be worth more than a crit, which a dodge token may cancel; with Critical a
/// surge may be worth more or less than a hit. Then no order of what a die shows says which is
/// rerolled.
bool isOrdered(const OddsQuestion& question);

/// Chances of what one die of that colour shows. Surges that neither a chart, a token nor Critical
/// could turn are blanks.
std::array<double, shownKinds> chancesOf(Die colour, const OddsQuestion& question);

class LyingDice {
  public:
    /// `mostLifted`: so many dice at most are lifted off the table at once.
    LyingDice(int dice, const std::array<double, shownKinds>& chances, int mostLifted,
              const std::array<Shown, 3>& worstFirst);

    const std::array<double, shownKinds>& chances() const { return chances_; }
    /// All ways in which the dice lie while so many of them are lifted; none where there are fewer.
    const std::vector<Lying>& ways(int lifted) const { return level(lifted).ways; }
    /// The way that is left after lifting that many of the worst dice; -1 where fewer dice, or none
    /// but crits, are there.
    int lift(int dice, std::size_t way) const {
        return lifts_[static_cast<std::size_t>(dice)][way];
    }
    /// The same after lifting those dice; -1 where they are not there.
    int lift(const Split& split, std::size_t way) const;
    /// One of the lifted dice put back, by what it shows: the way among those with one less lifted.
    /// 0 for what never occurs.
    const Puts& puts(int lifted, std::size_t way) const { return level(lifted).puts[way]; }
    /// The chance of each way of all the dice, rolled once.
    std::vector<double> rolled() const;

  private:
    struct Level {
        std::vector<Lying> ways;
        std::vector<Puts> puts;
    };
    const Level& level(int lifted) const { return levels_[static_cast<std::size_t>(lifted)]; }
    bool occurs(const Lying& lying) const;

    std::array<double, shownKinds> chances_;
    std::vector<Level> levels_;                          ///< by dice lifted
    std::vector<std::vector<int>> lifts_;                ///< the same
    std::vector<std::map<Lying, std::size_t>> numbers_;  ///< of the ways, by dice lifted
};

}  // namespace sightline::engine
