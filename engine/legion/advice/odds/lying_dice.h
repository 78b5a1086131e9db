/// State space of the attack dice of one colour: every combination of faces has a number, so that
/// backward induction runs over arrays.
#pragma once
#include <array>
#include <map>
#include <vector>

#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine {

/// The value of a die for the attacker, worst first, after the surge chart is applied.
enum class DieResult { blank, surge, hit, crit };
inline constexpr std::size_t shownKinds = 4;

/// Dice of one colour: the number of dice for each face.
using Lying = std::array<int, shownKinds>;

/// Next ways by the face of a die.
using Puts = std::array<std::size_t, shownKinds>;

/// Lifted dice of one colour: the number of dice for each face.
using Split = Lying;

/// The faces in ascending value, if the value of a die does not depend on the others: see
/// `isOrdered`. A surge that a chart turns to a hit, and Critical to a crit, is worth more than a
/// hit.
std::array<DieResult, 3> worstFirst(const OddsQuestion& question);
/// False if no fixed order of faces tells which die to reroll. With Ram a blank may be worth more
/// than a crit, which a dodge token may cancel; with Critical a surge may be worth more or less
/// than a hit.
bool isOrdered(const OddsQuestion& question);

/// Face chances of one die of that colour. Surges that no chart, token or Critical could turn count
/// as blanks.
std::array<double, shownKinds> chancesOf(Die colour, const OddsQuestion& question);

class LyingDice {
  public:
    /// `mostLifted`: the most dice that are lifted at once.
    LyingDice(int dice, const std::array<double, shownKinds>& chances, int mostLifted,
              const std::array<DieResult, 3>& worstFirst);

    const std::array<double, shownKinds>& chances() const { return chances_; }
    /// All ways while that many dice are lifted; empty if there are fewer dice.
    const std::vector<Lying>& ways(int lifted) const { return level(lifted).ways; }
    /// The remaining way after lifting that many of the worst dice; -1 if there are fewer dice
    /// other than crits.
    int lift(int dice, std::size_t way) const {
        return lifts_[static_cast<std::size_t>(dice)][way];
    }
    /// The way that remains after these dice are lifted; -1 if `way` does not have them.
    int lift(const Split& split, std::size_t way) const;
    /// The ways after one lifted die is put back, by its face; they have one lifted die less. 0 for
    /// faces that never occur.
    const Puts& puts(int lifted, std::size_t way) const { return level(lifted).puts[way]; }
    /// The chance of each way when all dice are rolled once.
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
    std::vector<std::vector<int>> lifts_;                ///< by dice lifted, like `levels_`
    std::vector<std::map<Lying, std::size_t>> numbers_;  ///< of the ways, by dice lifted
};

}  // namespace sightline::engine
