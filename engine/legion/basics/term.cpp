#include "engine/legion/basics/term.h"

namespace sightline::engine {

void Term::add(Reason reason) { reasons_.push_back(std::move(reason)); }

void Term::forbid(Reason reason) {
    if (!forbidden_) forbidden_ = std::move(reason);
}

void Permission::forbid(Reason reason) {
    if (!forbidden_) forbidden_ = std::move(reason);
}

void Allowance::allow(Reason reason) {
    if (!reason_) reason_ = std::move(reason);
}

int Term::total() const {
    if (forbidden_) return 0;
    int sum = base_;
    for (const Reason& one : reasons_) sum += one.amount;
    return sum;
}

Reason reasonOf(Keyword keyword, std::optional<int> x, UnitId unit, int amount) {
    std::string name(nameOf(keyword));
    if (x) name += " " + std::to_string(*x);
    return {amount, citationOf(keyword), std::move(name), unit, keyword};
}

}  // namespace sightline::engine
