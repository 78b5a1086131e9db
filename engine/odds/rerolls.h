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

/// What the attacker does with dice on the table: spends one token and rerolls so many of the worst
/// dice of each colour.
struct Reroll {
    Spends spends = Spends::nothing;
    DiceByColour dice{};
    bool operator==(const Reroll&) const = default;
};

/// The reroll of each way in which the pool lies, by its number in a `RerollList`.
using Rerolls = std::vector<std::uint16_t>;

/// All there are of a pool, nothing first: by the number of dice, then by token as `Spends` lists
/// them, then by colours, the strongest first. What is left of one when a die of it is rolled comes
/// before it.
class RerollList {
  public:
    explicit RerollList(const OddsQuestion& question);

    std::size_t size() const { return all_.size(); }
    const Reroll& operator[](std::size_t number) const { return all_[number]; }
    /// Requires one that is in the list.
    std::size_t numberOf(const Reroll& reroll) const { return numbers_[placeOf(reroll)]; }

  private:
    std::size_t placeOf(const Reroll& reroll) const;
    void add(Spends spends, int dice);

    DiceByColour pool_{};
    std::vector<Reroll> all_;
    std::vector<std::size_t> numbers_;  ///< by token and dice
};

}  // namespace sightline::engine
