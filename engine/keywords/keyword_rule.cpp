#include "engine/keywords/keyword_rule.h"

#include "engine/activation/free_action.h"
#include "engine/catalogue/card_help.h"

namespace sightline::engine {
namespace {

// Pairs whether it is there with the sum of its numbers.
void count(const std::vector<KeywordText>& keywords, Keyword keyword, bool& has, int& sum) {
    for (const KeywordText& one : keywords) {
        if (!one.is(keyword)) continue;
        has = true;
        sum += one.value.value_or(0);
    }
}

}  // namespace

std::vector<Bearer> bearersOf(const Battle& battle, Player player, Keyword keyword) {
    std::vector<Bearer> bearers;
    for (const UnitState& unit : battle.units) {
        if (unit.player != player || unit.defeated()) continue;
        bool has = false;
        Bearer bearer{unit.id, player, keyword};
        count(unit.card->keywords, keyword, has, bearer.x);
        if (has) bearers.push_back(bearer);
    }
    return bearers;
}

std::vector<Bearer> attackersWith(const Battle& battle, Player player, Keyword keyword) {
    if (!battle.attack || battle.attack->current < 0) return {};
    const Attack& attack = *battle.attack;
    const UnitState& attacker = battle.unit(attack.attacker);
    if (attacker.player != player) return {};
    bool has = false;
    Bearer bearer{attack.attacker, player, keyword};
    if (attack.area) {
        count(attack.area->weapon.keywords, keyword, has, bearer.x);
    } else {
        for (const WeaponChoice& one : attack.pool().weapons) {
            const Weapon& weapon = attacker.card->weapons[static_cast<std::size_t>(one.weapon)];
            count(weapon.keywords, keyword, has, bearer.x);
        }
    }
    if (!has) return {};
    return {bearer};
}

bool isActivating(const Battle& battle, UnitId unit) {
    return battle.activation && battle.activation->unit == unit;
}

Giver giverOf(const Battle& battle, const Bearer& bearer) {
    Giver giver{std::string(nameOf(bearer.keyword)), {}, bearer.citation()};
    for (const KeywordText& one : battle.unit(bearer.unit).card->keywords) {
        if (!one.is(bearer.keyword)) continue;
        giver.name = one.label();
        if (one.help) giver.help = one.help->text;
    }
    return giver;
}

std::string KeywordRule::nameOfEffect(const Battle& battle, const Bearer& bearer) {
    std::string name(nameOf(bearer.keyword));
    if (bearer.x > 0) name += " " + std::to_string(bearer.x);
    return name + " (" + battle.unit(bearer.unit).label + ")";
}

}  // namespace sightline::engine
