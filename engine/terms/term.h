/// A number of the rules with its reasons: what the book starts from, and what each keyword adds to
/// it. The game, previews and odds take the same one, and the players read the list.
#pragma once
#include <optional>
#include <vector>

#include "engine/sum.h"

namespace sightline::engine {

class Term {
  public:
    Term() = default;
    explicit Term(int base) : base_(base) {}

    void add(Reason reason);
    /// "Cannot" is stronger than whatever allows it (p. 5): the number is 0.
    void forbid(Reason reason);

    int base() const { return base_; }
    int total() const;
    /// What adds to it, also where it is forbidden.
    const std::vector<Reason>& reasons() const { return reasons_; }
    const std::optional<Reason>& forbidden() const { return forbidden_; }

  private:
    int base_ = 0;
    std::vector<Reason> reasons_{};
    std::optional<Reason> forbidden_{};
};

/// A keyword of that unit as a reason; `x`: its number, none where it has none.
Reason reasonOf(Keyword keyword, std::optional<int> x, UnitId unit, int amount);

}  // namespace sightline::engine
