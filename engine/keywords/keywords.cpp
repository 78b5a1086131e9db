#include "engine/keywords/keywords.h"

#include "engine/activation/actions.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine {
namespace {

int valueOn(const Weapon& weapon, const std::string& keyword) {
    int sum = 0;
    for (const KeywordText& one : weapon.keywords) {
        if (one.name == keyword) sum += one.value.value_or(0);
    }
    return sum;
}

// The numbers of that weapon keyword in the pool being resolved, added up (p. 8, X Keywords).
int valueInPool(const Battle& battle, const Attack& attack, const std::string& keyword) {
    if (attack.area) return valueOn(attack.area->weapon, keyword);
    const UnitCard& card = *battle.unit(attack.attacker).card;
    int sum = 0;
    for (const WeaponChoice& one : attack.pool().weapons) {
        sum += valueOn(card.weapons[static_cast<std::size_t>(one.weapon)], keyword);
    }
    return sum;
}

// Those wounds were suffered from the pool of an attack of that player that has the keyword.
bool woundedBy(const Battle& battle, const WoundsSuffered& point, Player attacker,
               const std::string& keyword) {
    if (point.wounds == 0 || !battle.attack || battle.unit(point.unit).defeated()) return false;
    const Attack& attack = *battle.attack;
    return attack.step == AttackStep::compareResults && attack.defender() == point.unit &&
           battle.unit(attack.attacker).player == attacker &&
           valueInPool(battle, attack, keyword) > 0;
}

}  // namespace

void addTokensForWounds(Effects& effects, Player attacker, const std::string& keyword, Token token,
                        bool (*concerns)(UnitType)) {
    Effect<WoundsSuffered> effect;
    effect.controller = attacker;
    effect.resolve = [keyword, token](Battle& battle, WoundsSuffered& point) {
        const int x = valueInPool(battle, *battle.attack, keyword);
        return gainTokens(battle, point.unit, token, x, glossary(keyword + " X"));
    };
    effect.applies = [=](const Battle& battle, const WoundsSuffered& point) {
        return concerns(battle.unit(point.unit).card->type) &&
               woundedBy(battle, point, attacker, keyword);
    };
    effects.add(std::move(effect));
}

void addKeywords(Effects& effects) {
    for (const Player player : {Player::blue, Player::red}) {
        addImmobilize(effects, player);
        addPoison(effects, player);
    }
}

}  // namespace sightline::engine
