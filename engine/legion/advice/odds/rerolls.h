/// The rerolls that an attacker may choose. Source: Core Rulebook p. 33 (Roll Attack Dice), 39
/// (Clone Trooper), Keyword Glossary (Observe, Precise).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/legion/advice/odds/dice_table.h"

namespace sightline::engine {

enum class Spends { nothing, observation, aim, anothersAim };

/// A choice of the attacker: spend one token and reroll that many dice of each colour. The worst
/// dice are rerolled, or, if dice have no order (`isOrdered`), those with the faces in `splits`.
struct Reroll {
    Spends spends = Spends::nothing;
    DiceByColour dice{};
    std::array<Split, 3> splits{};  ///< empty if dice are ordered
    bool operator==(const Reroll&) const = default;
};

/// The chosen reroll for each way of the pool, as its number in a `RerollList`.
using Rerolls = std::vector<std::uint16_t>;

/// All rerolls of a pool; no reroll comes first. Sorted by number of dice, then by token in the
/// order of `Spends`, then by colours with the strongest first, then by faces with blanks first.
/// The rest of a reroll after one of its dice is rolled comes before it.
class RerollList {
  public:
    explicit RerollList(const OddsQuestion& question);

    std::size_t size() const { return all_.size(); }
    const Reroll& operator[](std::size_t number) const { return all_[number]; }
    /// The reroll must be in the list.
    std::size_t numberOf(const Reroll& reroll) const;
    /// The first reroll that differs only in its splits.
    std::size_t firstLike(const Reroll& reroll) const { return numbers_[placeOf(reroll)]; }
    /// True if the list is sorted without splits: the worst dice are rerolled.
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
