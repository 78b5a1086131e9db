/// The state space of the attack pool: every combination of faces of the dice of all three colours
/// has a number. Such a combination is called a way. Dice that will be rerolled are first lifted
/// from the table: until they are rolled again, a way contains only the other dice.
#pragma once
#include <array>
#include <vector>

#include "engine/legion/advice/odds/lying_dice.h"

namespace sightline::engine {

inline constexpr std::array<Die, 3> attackColours = {Die::redAttack, Die::blackAttack,
                                                     Die::whiteAttack};
/// The number of dice of each colour, beginning with the strongest colour.
using DiceByColour = std::array<int, 3>;
/// The largest number of dice that one token can reroll.
int mostRerolled(const OddsQuestion& question);
/// The strongest colour that has at least one die. Requires at least one die.
std::size_t firstColour(const DiceByColour& dice);

class DiceTable {
  public:
    explicit DiceTable(const OddsQuestion& question);

    /// The number of combinations of faces that the other dice can show after the given dice are
    /// lifted for a reroll. At most `mostRerolled` dice can be lifted.
    std::size_t size(const DiceByColour& lifted = {}) const;
    /// The dice of each colour in a combination of faces.
    std::array<Lying, 3> lyingOf(std::size_t way) const;
    /// For each combination of faces, the combination that remains after the worst dice of each
    /// colour are lifted for a reroll. `dice` is the number of lifted dice of each colour. Crits
    /// are never lifted: -1 if the combination has too few other dice.
    std::vector<int> lifts(const DiceByColour& dice) const;
    /// For each combination of faces, the combination that remains after dice with these faces are
    /// lifted for a reroll. -1 if the combination does not contain these dice.
    std::vector<int> lifts(const std::array<Split, 3>& splits) const;
    /// The chance of each combination of faces in the first roll.
    std::vector<double> rolled() const;

    /// The expected wounds for each combination of faces of the dice that are not in `lifted`,
    /// before a lifted die of `colour` is rolled. `worth` contains the expected wounds after this
    /// roll.
    std::vector<double> worthBeforeRoll(const std::vector<double>& worth,
                                        const DiceByColour& lifted, std::size_t colour) const;
    /// Rolls one of the lifted dice: adds the chances of its faces to the combinations that result.
    void roll(const std::vector<double>& chances, const DiceByColour& lifted, std::size_t colour,
              std::vector<double>& into) const;

  private:
    /// Calls `step(from, puts, i)` for every combination of faces `from` of the dice that are not
    /// in `lifted`. The roll of one lifted die of `colour` leads to the combinations `puts[shown] +
    /// i`.
    template <class Step>
    void eachRoll(const DiceByColour& lifted, std::size_t colour, Step step) const;

    /// Calls `lift` for each colour. Combines the results: for each combination of faces of the
    /// whole pool, the combination that remains after dice are lifted.
    template <class Lift>
    std::vector<int> liftsBy(const DiceByColour& dice, Lift lift) const;

    std::array<LyingDice, 3> colours_;
};

}  // namespace sightline::engine
