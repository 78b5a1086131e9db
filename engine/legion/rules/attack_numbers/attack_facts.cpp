#include "engine/legion/rules/attack_numbers/attack_facts.h"

#include <algorithm>

#include "engine/legion/rules/attack_numbers/keyword_value.h"

namespace sightline::engine {

std::optional<int> AttackFacts::attackersValue(Keyword keyword) const {
    return attackerCard ? valueOf(attackerCard->keywords, keyword) : std::nullopt;
}

std::optional<int> AttackFacts::defendersValue(Keyword keyword) const {
    return valueOf(defenderCard->keywords, keyword);
}

std::optional<int> AttackFacts::poolValue(Keyword keyword) const {
    std::optional<int> sum;
    for (const Weapon* weapon : weapons) {
        if (const auto own = valueOf(weapon->keywords, keyword)) sum = sum.value_or(0) + *own;
    }
    return sum;
}

KeywordSet AttackFacts::carried() const {
    KeywordSet all;
    if (attackerCard) addTo(all, attackerCard->keywords);
    addTo(all, defenderCard->keywords);
    for (const Weapon* weapon : weapons) addTo(all, weapon->keywords);
    return all;
}

bool AttackFacts::allWeaponsHave(Keyword keyword) const {
    return !weapons.empty() && std::all_of(weapons.begin(), weapons.end(),
                                           [&](const Weapon* one) { return one->has(keyword); });
}

std::optional<int> AttackFacts::chosenFor(Keyword keyword) const {
    for (const KeywordChoice& one : choices) {
        if (one.keyword == keyword) return one.number;
    }
    return std::nullopt;
}

int AttackFacts::paidFor(Keyword keyword) const {
    int sum = 0;
    for (const Payment& one : payments) {
        if (one.keyword == keyword) sum += one.tokens;
    }
    return sum;
}

}  // namespace sightline::engine
