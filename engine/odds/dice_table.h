/// The whole attack pool: every way in which its dice of all three colours can lie, by number.
#pragma once
#include <array>
#include <vector>

#include "engine/odds/lying_dice.h"

namespace sightline::engine {

inline constexpr std::array<Die, 3> attackColours = {Die::redAttack, Die::blackAttack,
                                                     Die::whiteAttack};
/// How many dice of each colour, the strongest first.
using DiceByColour = std::array<int, 3>;
/// How many dice one token rerolls at most.
int mostRerolled(const OddsQuestion& question);
/// The strongest colour of which there are any; requires one.
std::size_t firstColour(const DiceByColour& dice);

class DiceTable {
  public:
    explicit DiceTable(const OddsQuestion& question);

    /// How many ways there are while those dice are lifted, `mostRerolled` at most.
    std::size_t size(const DiceByColour& lifted = {}) const;
    /// How the dice of each colour lie.
    std::array<Lying, 3> lyingOf(std::size_t way) const;
    /// For each way the one that is left after lifting so many of the worst dice of each colour; -1
    /// where there are not as many but crits.
    std::vector<int> lifts(const DiceByColour& dice) const;
    /// The same for dice that show what the splits say; -1 where they are not there.
    std::vector<int> lifts(const std::array<Split, 3>& splits) const;
    /// The chance of each way when the pool is rolled.
    std::vector<double> rolled() const;

    /// What each way is worth while those dice are lifted, from what it is worth once one of them,
    /// of that colour, is rolled.
    std::vector<double> worthBeforeRoll(const std::vector<double>& worth,
                                        const DiceByColour& lifted, std::size_t colour) const;
    /// Rolls one of the lifted dice: adds to the chance of each way that comes of it.
    void roll(const std::vector<double>& chances, const DiceByColour& lifted, std::size_t colour,
              std::vector<double>& into) const;

  private:
    /// Calls `step(from, puts, i)` for every way `from` with those dice lifted: rolling one of that
    /// colour leads to the ways `puts[shown] + i`.
    template <class Step>
    void eachRoll(const DiceByColour& lifted, std::size_t colour, Step step) const;

    /// From what `lift` leaves of each colour's ways, and how many ways are left of it.
    template <class Lift>
    std::vector<int> liftsBy(const DiceByColour& dice, Lift lift) const;

    std::array<LyingDice, 3> colours_;
};

}  // namespace sightline::engine
