/// Term: a number of the rules with its reasons, which are the base value and the modifier of each
/// keyword. The game, the previews and the odds use the same number, and players can read the list.
/// Permission: something that the rules allow until a keyword forbids it. Allowance: something that
/// the rules forbid until a keyword allows it.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/sum.h"

namespace sightline::engine {

class Term {
  public:
    Term() = default;
    explicit Term(int base) : base_(base) {}

    void add(Reason reason);
    /// Sets the number to 0: a rule with "cannot" overrides every rule that allows something (p.
    /// 5).
    void forbid(Reason reason);

    int base() const { return base_; }
    int total() const;
    /// The modifiers, even if the number is forbidden.
    const std::vector<Reason>& reasons() const { return reasons_; }
    const std::optional<Reason>& forbidden() const { return forbidden_; }

  private:
    int base_ = 0;
    std::vector<Reason> reasons_{};
    std::optional<Reason> forbidden_{};
};

class Permission {
  public:
    /// Forbids the action. If several reasons forbid it, the first reason is kept.
    void forbid(Reason reason);
    bool allowed() const { return !forbidden_; }
    const std::optional<Reason>& forbidden() const { return forbidden_; }

  private:
    std::optional<Reason> forbidden_{};
};

class Allowance {
  public:
    /// The first reason is kept.
    void allow(Reason reason);
    bool allowed() const { return reason_.has_value(); }
    const std::optional<Reason>& reason() const { return reason_; }

  private:
    std::optional<Reason> reason_{};
};

/// A keyword of that unit as a reason. `x` is the value of the keyword, if it has one.
Reason reasonOf(Keyword keyword, std::optional<int> x, UnitId unit, int amount);

}  // namespace sightline::engine
