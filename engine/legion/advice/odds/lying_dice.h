/// The state space of the attack dice of one colour. Every combination of faces has a number, so
/// that backward induction can use arrays.
#pragma once
#include <array>
#include <map>
#include <vector>

#include "engine/legion/advice/odds/odds.h"

namespace sightline::engine {

/// The face of an attack die as it counts for the attacker, from the worst to the best.
enum class DieResult { blank, surge, hit, crit };
inline constexpr std::size_t shownKinds = 4;

/// The dice of one colour on the table: the number of dice with each face.
using Lying = std::array<int, shownKinds>;

/// The numbers of the combinations of faces that follow the roll of one die, indexed by the face of
/// the die.
using Puts = std::array<std::size_t, shownKinds>;

/// The dice of one colour that are lifted for a reroll: the number of dice with each face.
using Split = Lying;

/// The faces from the worst to the best, if the value of a die does not depend on the other dice
/// (see `isOrdered`). A surge is worth more than a hit if a chart can turn it into a hit and
/// Critical can turn it into a crit.
std::array<DieResult, 3> worstFirst(const OddsQuestion& question);
/// False if there is no fixed order of faces that decides which die to reroll. With Ram, a blank
/// may be worth more than a crit, because a dodge token may cancel the crit. With Critical, a surge
/// may be worth more or less than a hit.
bool isOrdered(const OddsQuestion& question);

/// The chances of the faces of one die of the given colour. Surges that no chart, token or Critical
/// can turn count as blanks.
std::array<double, shownKinds> chancesOf(Die colour, const OddsQuestion& question);

class LyingDice {
  public:
    /// `mostLifted` is the largest number of dice that are lifted for one reroll.
    LyingDice(int dice, const std::array<double, shownKinds>& chances, int mostLifted,
              const std::array<DieResult, 3>& worstFirst);

    const std::array<double, shownKinds>& chances() const { return chances_; }
    /// All combinations of faces of the other dice while `lifted` dice are lifted for a reroll.
    /// Empty if the colour has fewer than `lifted` dice.
    const std::vector<Lying>& ways(int lifted) const { return level(lifted).ways; }
    /// The combination of faces that remains after the worst `dice` dice are lifted for a reroll.
    /// Crits are never lifted: -1 if the combination has too few other dice.
    int lift(int dice, std::size_t way) const {
        return lifts_[static_cast<std::size_t>(dice)][way];
    }
    /// The combination of faces that remains after the dice in `split` are lifted. -1 if `way` does
    /// not contain these dice.
    int lift(const Split& split, std::size_t way) const;
    /// The numbers of the combinations that follow the roll of one of the `lifted` dice, indexed by
    /// the face of this die. In these combinations, one die fewer is lifted. The number is 0 for a
    /// face that never occurs.
    const Puts& puts(int lifted, std::size_t way) const { return level(lifted).puts[way]; }
    /// The chance of each combination of faces after one roll of all dice.
    std::vector<double> rolled() const;

  private:
    struct Level {
        std::vector<Lying> ways;
        std::vector<Puts> puts;
    };
    const Level& level(int lifted) const { return levels_[static_cast<std::size_t>(lifted)]; }
    bool occurs(const Lying& lying) const;

    std::array<double, shownKinds> chances_;
    std::vector<Level> levels_;  ///< combinations of faces, indexed by the number of lifted dice
    /// Results of `lift`, indexed by the number of lifted dice.
    std::vector<std::vector<int>> lifts_;
    /// Number of each combination of faces; indexed by the number of lifted dice.
    std::vector<std::map<Lying, std::size_t>> numbers_;
};

}  // namespace sightline::engine
