/// The rerolls that an attacker may choose from. Source: Core Rulebook p. 33 (Roll Attack Dice), 39
/// (Clone Trooper), Keyword Glossary (Observe, Precise).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/odds/dice_table.h"

namespace sightline::engine {

enum class Spends { nothing, observation, aim, anothersAim };

/// What the attacker does with dice on the table: spends one token and rerolls so many dice of each
/// colour, the worst ones, or where dice have no order (`isOrdered`) those that show what the
/// splits say.
struct Reroll {
    Spends spends = Spends::nothing;
    DiceByColour dice{};
    std::array<Split, 3> splits{};  ///< nothing where dice are ordered
    bool operator==(const Reroll&) const = default;
};

/// The reroll of each way in which the pool lies, by its number in a `RerollList`.
using Rerolls = std::vector<std::uint16_t>;

/// All there are of a pool, nothing first: by the number of dice, then by token as `Spends` lists
/// them, then by colours, the strongest first, then by what the dice show, blanks first. What is
/// left of one when a die of it is rolled comes before it.
class RerollList {
  public:
    explicit RerollList(const OddsQuestion& question);

    std::size_t size() const { return all_.size(); }
    const Reroll& operator[](std::size_t number) const { return all_[number]; }
    /// Requires one that is in the list.
    std::size_t numberOf(const Reroll& reroll) const;
    /// The first of those that differ from it in their splits alone.
    std::size_t firstLike(const Reroll& reroll) const { return numbers_[placeOf(reroll)]; }
    /// Dice that show what the splits say, as the list has them.
    bool isOrdered() const { return ordered_; }

  private:
    std::size_t placeOf(const Reroll& reroll) const;
    void add(Spends spends, int dice);
    void addSplits(Reroll reroll, std::size_t colour);

    DiceByColour pool_{};
    bool ordered_, liftsCrits_;
    std::vector<Reroll> all_;
    std::vector<std::size_t> numbers_;  ///< by token and dice
};

}  // namespace sightline::engine
