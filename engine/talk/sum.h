/// Numbers of the rules with their reasons: a printed value and the change of each modifier, so
/// that players can read how a number is made. `Reason` is the rule set's type; its member `amount`
/// is the change.
#pragma once
#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace sightline::engine::talk {

/// The smallest and the largest value that modifiers may give a number.
struct Limits {
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

/// A printed number and its modifiers.
template <class Reason>
struct Sum {
    int base = 0;
    std::vector<Reason> reasons{};

    /// Adds a modifier. Ignores a modifier with the amount 0.
    void add(Reason reason) {
        if (reason.amount != 0) reasons.push_back(std::move(reason));
    }
    /// The number after its modifiers: first all increases, up to `most`, then all reductions, down
    /// to `least`; the order of `reasons` does not matter. If the printed number is outside the
    /// limits, modifiers never move it further away from them.
    int within(Limits limits) const {
        int increase = 0, reduction = 0;
        for (const Reason& one : reasons) {
            increase += std::max(one.amount, 0);
            reduction += std::max(-one.amount, 0);
        }
        const int raised = std::max(base, std::min(base + increase, limits.most));
        return std::min(raised, std::max(raised - reduction, limits.least));
    }
};

/// A permission: the rules allow an action until a reason forbids it.
template <class Reason>
class Permission {
  public:
    /// Forbids the action. If several reasons forbid it, the first reason is kept.
    void forbid(Reason reason) {
        if (!forbidden_) forbidden_ = std::move(reason);
    }
    bool allowed() const { return !forbidden_; }
    const std::optional<Reason>& forbidden() const { return forbidden_; }

  private:
    std::optional<Reason> forbidden_{};
};

/// An exception: the rules forbid an action until a reason allows it.
template <class Reason>
class Allowance {
  public:
    /// Allows the action. If several reasons allow it, the first reason is kept.
    void allow(Reason reason) {
        if (!reason_) reason_ = std::move(reason);
    }
    bool allowed() const { return reason_.has_value(); }
    const std::optional<Reason>& reason() const { return reason_; }

  private:
    std::optional<Reason> reason_{};
};

/// A number without limits. If a reason forbids the number, it is 0.
template <class Reason>
class Term {
  public:
    Term() = default;
    explicit Term(int base) : base_(base) {}

    void add(Reason reason) { reasons_.push_back(std::move(reason)); }
    void forbid(Reason reason) { permission_.forbid(std::move(reason)); }

    int base() const { return base_; }
    int total() const {
        int sum = permission_.allowed() ? base_ : 0;
        if (permission_.allowed())
            for (const Reason& one : reasons_) sum += one.amount;
        return sum;
    }
    /// The modifiers of the number. They are kept even if the number is forbidden.
    const std::vector<Reason>& reasons() const { return reasons_; }
    const std::optional<Reason>& forbidden() const { return permission_.forbidden(); }

  private:
    int base_ = 0;
    std::vector<Reason> reasons_{};
    Permission<Reason> permission_{};
};

}  // namespace sightline::engine::talk
