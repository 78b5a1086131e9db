#include "engine/legion/rules/keywords/weapons/upgraded_dice.h"

#include <algorithm>
#include <optional>
#include <string>

#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/attack_numbers/keyword_value.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

// Replaces `count` dice of the colour `from` by dice of the colour `to`.
void recolour(const Bearer& attacker, MoreDice& changes, DicePool& dice, Die from, Die to,
              int count) {
    changes.add(from, attacker.reason(-count));
    changes.add(to, attacker.reason(count));
    dice[from] -= count;
    dice[to] += count;
}

// Upgrades black dice before white dice, so that no die is upgraded twice.
void upgrade(const Bearer& attacker, MoreDice& changes, DicePool& dice, int white, int black) {
    recolour(attacker, changes, dice, Die::blackAttack, Die::redAttack, black);
    recolour(attacker, changes, dice, Die::whiteAttack, Die::blackAttack, white);
}

std::optional<AttackTerms::UpgradeChoice> choiceOf(const Battle& battle, const Attack& attack,
                                                   Keyword keyword) {
    for (const AttackTerms::UpgradeChoice& one : termsOf(battle, attack).upgradeChoices) {
        if (one.keyword == keyword) return one;
    }
    return std::nullopt;
}

}  // namespace

void downgradeAll(const Bearer& attacker, AttackNumbers& point) {
    for (std::size_t i = 0; i < point.facts.weapons.size(); ++i) {
        if (!point.facts.weapons[i]->has(attacker.keyword)) continue;
        DicePool& dice = point.terms.weaponDice[i];
        MoreDice& changes = point.terms.downgraded;
        const int red = dice[Die::redAttack], black = dice[Die::blackAttack];
        recolour(attacker, changes, dice, Die::blackAttack, Die::whiteAttack, black);
        recolour(attacker, changes, dice, Die::redAttack, Die::blackAttack, red);
    }
}

void upgradeAll(const Bearer& attacker, AttackNumbers& point) {
    for (std::size_t i = 0; i < point.facts.weapons.size(); ++i) {
        if (!point.facts.weapons[i]->has(attacker.keyword)) continue;
        DicePool& dice = point.terms.weaponDice[i];
        upgrade(attacker, point.terms.upgraded, dice, dice[Die::whiteAttack],
                dice[Die::blackAttack]);
    }
}

void upgradeSome(const Bearer& attacker, AttackNumbers& point) {
    AttackTerms& terms = point.terms;
    AttackTerms::UpgradeChoice choice{.keyword = attacker.keyword};
    const auto valueOn = [&](std::size_t i) {
        return valueOf(point.facts.weapons[i]->keywords, attacker.keyword).value_or(0);
    };
    for (std::size_t i = 0; i < point.facts.weapons.size(); ++i) {
        const DicePool& dice = terms.weaponDice[i];
        choice.least +=
            std::min(dice[Die::whiteAttack], std::max(0, valueOn(i) - dice[Die::blackAttack]));
        choice.most += std::min(dice[Die::whiteAttack], valueOn(i));
    }
    // The number of white dice that the player upgrades beyond the smallest possible number. These
    // dice may belong to any weapon with the keyword.
    int spare = point.facts.chosenFor(attacker.keyword).value_or(choice.most) - choice.least;
    for (std::size_t i = 0; i < point.facts.weapons.size(); ++i) {
        DicePool& dice = terms.weaponDice[i];
        const int x = valueOn(i);
        const int least = std::min(dice[Die::whiteAttack], std::max(0, x - dice[Die::blackAttack]));
        const int white = std::min({dice[Die::whiteAttack], x, least + std::max(0, spare)});
        spare -= white - least;
        upgrade(attacker, terms.upgraded, dice, white, std::min(dice[Die::blackAttack], x - white));
    }
    terms.upgradeChoices.push_back(choice);
}

bool choosesColours(const Battle& battle, const Bearer& bearer, const UpgradeAttackDice& point) {
    const auto choice = choiceOf(battle, point.attack, bearer.keyword);
    return choice && choice->least < choice->most;
}

Task<void> chooseColours(Battle& battle, Bearer bearer, UpgradeAttackDice& point) {
    Attack& attack = point.attack;
    const auto choice = choiceOf(battle, attack, bearer.keyword);
    const auto most = [&attack, keyword = bearer.keyword](const Battle& now) {
        const auto current = choiceOf(now, attack, keyword);
        return current ? current->most : 0;
    };
    const std::string name(nameOf(bearer.keyword));
    const int white =
        co_await chooseNumber(battle, bearer, say::whiteDiceToUpgrade(name), most, choice->least);
    attack.pool().choices.push_back({bearer.keyword, white});
}

}  // namespace sightline::engine::keywords
