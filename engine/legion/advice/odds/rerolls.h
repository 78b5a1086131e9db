/// The rerolls from which an attacker may choose. Source: Core Rulebook p. 33 (Roll Attack Dice),
/// 39 (Clone Trooper), Keyword Glossary (Observe, Precise).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/legion/advice/odds/dice_table.h"

namespace sightline::engine {

enum class Spends { nothing, observation, aim, anothersAim };

/// A choice of the attacker: to spend one token and to reroll some dice. `dice` contains the number
/// of rerolled dice of each colour. If dice are ordered (`isOrdered`), the worst dice are rerolled;
/// otherwise the dice with the faces in `splits`.
struct Reroll {
    Spends spends = Spends::nothing;
    DiceByColour dice{};
    std::array<Split, 3> splits{};  ///< faces of the rerolled dice; empty if dice are ordered
    bool operator==(const Reroll&) const = default;
};

/// For each combination of faces of the pool, the chosen reroll as a number in a `RerollList`.
using Rerolls = std::vector<std::uint16_t>;

/// All rerolls of a pool, beginning with "no reroll". They are sorted by the number of dice, then
/// by token in the order of `Spends`, then by colours (the strongest first), then by faces (blanks
/// first). So a reroll of fewer dice always comes before a reroll of more dice.
class RerollList {
  public:
    explicit RerollList(const OddsQuestion& question);

    std::size_t size() const { return all_.size(); }
    const Reroll& operator[](std::size_t number) const { return all_[number]; }
    /// The number of a reroll in the list. The list must contain the reroll.
    std::size_t numberOf(const Reroll& reroll) const;
    /// The number of the first reroll in the list that spends the same token and rerolls the same
    /// number of dice of each colour as `reroll`.
    std::size_t firstLike(const Reroll& reroll) const { return numbers_[placeOf(reroll)]; }
    /// True if the rerolls have no `splits`. Then each reroll rerolls the worst dice.
    bool isOrdered() const { return ordered_; }

  private:
    std::size_t placeOf(const Reroll& reroll) const;
    void add(Spends spends, int dice);
    void addSplits(Reroll reroll, std::size_t colour);

    DiceByColour pool_{};
    bool ordered_, liftsCrits_;
    std::vector<Reroll> all_;
    std::vector<std::size_t> numbers_;  ///< for each token and number of dice of each colour: the
                                        ///< number of the first such reroll in the list
};

}  // namespace sightline::engine
