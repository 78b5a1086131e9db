#include "engine/legion/rules/attack_numbers/pool_dice.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sightline::engine {
namespace {

const Citation poolDicePage = page(32, "Form Attack Pool");
constexpr std::array coloursOfAttack{std::pair{Die::redAttack, Reckoning::Number::redDice},
                                     std::pair{Die::blackAttack, Reckoning::Number::blackDice},
                                     std::pair{Die::whiteAttack, Reckoning::Number::whiteDice}};

// Each weapon of the pool once, in the order in which the weapons were added to the pool.
std::vector<const Weapon*> eachOnce(const std::vector<const Weapon*>& weapons) {
    std::vector<const Weapon*> once;
    for (const Weapon* one : weapons) {
        if (std::find(once.begin(), once.end(), one) == once.end()) once.push_back(one);
    }
    return once;
}

}  // namespace

DicePool diceOf(const std::vector<const Weapon*>& weapons) {
    DicePool dice;
    for (const Weapon* one : weapons) dice += one->dice;
    return dice;
}

std::vector<Reckoning> diceReckoned(const std::vector<const Weapon*>& weapons, const MoreDice& more,
                                    const DicePool& pool, UnitId unit) {
    std::vector<Reckoning> numbers;
    const std::vector<const Weapon*> kinds = eachOnce(weapons);
    for (const auto& [die, of] : coloursOfAttack) {
        Reckoning number{.of = of};
        for (const Weapon* one : kinds) {
            const auto times = static_cast<int>(std::count(weapons.begin(), weapons.end(), one));
            number.add({.amount = times * one->dice[die],
                        .citation = poolDicePage,
                        .source = one->name,
                        .unit = unit,
                        .times = times});
        }
        for (const MoreDice::Added& one : more.added()) {
            if (one.die == die) number.add(one.reason);
        }
        const int gathered = std::max(0, number.total());
        number.add({pool[die] - gathered, poolDicePage, SourceRule::byHand, unit});
        if (!number.reasons.empty()) numbers.push_back(std::move(number));
    }
    return numbers;
}

}  // namespace sightline::engine
