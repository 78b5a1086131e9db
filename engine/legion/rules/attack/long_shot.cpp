#include "engine/legion/rules/attack/long_shot.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine {
namespace {

// True if the unit has an aim token, or if another unit can share an aim token with it (p. 39).
bool hasAimForIt(const Battle& battle, UnitId unit) {
    return battle.unit(unit).tokens[Token::aim] > 0 ||
           !tokenSharers(tabletopOf(battle), unit, [&](UnitId other) {
                return battle.unit(other).tokens[Token::aim] > 0;
            }).empty();
}

std::vector<UnitId> defendersNow(const Battle& battle, const Attack& attack) {
    std::vector<UnitId> legal = legalDefenders(battle, attack.attacker);
    const UnitId only = attack.order.only;
    std::erase_if(legal, [&](UnitId one) { return !only.none() && one != only; });
    return legal;
}

/// The consequences of spending the token.
struct LongShot {
    bool matters = false;  ///< true: the token adds weapons against some defender
    bool needed = false;   ///< true: without the token, no defender may be declared
};

LongShot longShotOf(const Battle& battle, Attack& attack) {
    const Tabletop table = tabletopOf(battle);
    const bool reaches =
        std::any_of(table.units.begin(), table.units.end(), [&](const UnitOnTable& other) {
            return longShotReaches(table, attack.attacker, other.id);
        });
    if (!reaches || spendable(battle, attack, attack.attacker, Token::aim) == 0) return {};
    LongShot found{.needed = defendersNow(battle, attack).empty()};
    attack.longShot = true;
    const std::vector<UnitId> further = defendersNow(battle, attack);
    attack.longShot = false;
    found.matters = std::any_of(further.begin(), further.end(), [&](UnitId one) {
        return longShotReaches(table, attack.attacker, one);
    });
    return found;
}

}  // namespace

bool shootsFurther(const Battle& battle, UnitId attacker) {
    const std::optional<Attack>& attack = battle.attack;
    if (attack && !attack->area && attack->attacker == attacker) return attack->longShot;
    const std::vector<Weapon>& weapons = battle.unit(attacker).card->weapons;
    const bool any = std::any_of(weapons.begin(), weapons.end(),
                                 [](const Weapon& one) { return one.has(Keyword::longShot); });
    return any && hasAimForIt(battle, attacker);
}

Task<void> offerLongShot(Battle& battle, Attack& attack) {
    const UnitId attacker = attack.attacker;
    const auto question = [&] {
        auto asked = asking<Choice>(battle.unit(attacker).player, Ask::spendToken,
                                    citationOf(Keyword::longShot), attacker);
        asked.question.keyword = {Keyword::longShot, 0};
        const LongShot now = longShotOf(battle, attack);
        if (now.matters) asked.question.options.push_back(attacker);
        if (now.matters && !now.needed) asked.question.options.push_back(Done{});
        return asked;
    };
    const LongShot found = longShotOf(battle, attack);
    if (!found.matters) co_return;
    Option chosen = attacker;
    if (!found.needed || battle.asksEverything) chosen = co_await ask(battle, question);
    if (!std::holds_alternative<UnitId>(chosen)) co_return;
    attack.longShot = true;
    co_await spendInAttack(battle, attack, attacker, Token::aim, 1, citationOf(Keyword::longShot));
}

}  // namespace sightline::engine
