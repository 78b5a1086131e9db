/// MoreDice: attack dice that effects add to a pool or remove from it, each with a reason. Source:
/// Core Rulebook p. 32 (Form Attack Pool).
#pragma once
#include <vector>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/basics/sum.h"

namespace sightline::engine {

class MoreDice {
  public:
    struct Added {
        Die die{};
        Reason reason{};  ///< reason, with the number of dice as its amount
    };
    /// Adds or removes dice for a reason. Ignores a reason with the amount 0.
    void add(Die die, Reason reason);
    const std::vector<Added>& added() const { return added_; }
    /// The pool after the dice were added and removed. The number of dice of a colour is at least
    /// 0.
    DicePool with(DicePool pool) const;

  private:
    std::vector<Added> added_{};
};

}  // namespace sightline::engine
