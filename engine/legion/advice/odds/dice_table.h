/// State space of the attack pool: every combination of faces of the dice of all three colours, by
/// number.
#pragma once
#include <array>
#include <vector>

#include "engine/legion/advice/odds/lying_dice.h"

namespace sightline::engine {

inline constexpr std::array<Die, 3> attackColours = {Die::redAttack, Die::blackAttack,
                                                     Die::whiteAttack};
/// Number of dice of each colour, the strongest colour first.
using DiceByColour = std::array<int, 3>;
/// Most dice that one token rerolls.
int mostRerolled(const OddsQuestion& question);
/// The strongest colour with at least one die; requires one.
std::size_t firstColour(const DiceByColour& dice);

class DiceTable {
  public:
    explicit DiceTable(const OddsQuestion& question);

    /// Number of ways while those dice are lifted, at most `mostRerolled`.
    std::size_t size(const DiceByColour& lifted = {}) const;
    /// The dice of each colour in that way.
    std::array<Lying, 3> lyingOf(std::size_t way) const;
    /// For each way the remaining way after lifting that many of the worst dice of each colour; -1
    /// if there are fewer dice other than crits.
    std::vector<int> lifts(const DiceByColour& dice) const;
    /// For each way, the way that remains after dice with these faces are lifted; -1 if the way
    /// does not have these dice.
    std::vector<int> lifts(const std::array<Split, 3>& splits) const;
    /// The chance of each way for the first roll.
    std::vector<double> rolled() const;

    /// The expected value of each way while those dice are lifted, from the values after one lifted
    /// die of that colour is rolled.
    std::vector<double> worthBeforeRoll(const std::vector<double>& worth,
                                        const DiceByColour& lifted, std::size_t colour) const;
    /// Rolls one of the lifted dice: adds its chances to the resulting ways.
    void roll(const std::vector<double>& chances, const DiceByColour& lifted, std::size_t colour,
              std::vector<double>& into) const;

  private:
    /// Calls `step(from, puts, i)` for every way `from` with those dice lifted. A roll of one
    /// lifted die of that colour leads to the ways `puts[shown] + i`.
    template <class Step>
    void eachRoll(const DiceByColour& lifted, std::size_t colour, Step step) const;

    /// Combines the results of `lift` for each colour to the ways of the pool.
    template <class Lift>
    std::vector<int> liftsBy(const DiceByColour& dice, Lift lift) const;

    std::array<LyingDice, 3> colours_;
};

}  // namespace sightline::engine
