// The weapon keyword Long Shot. Core Rulebook, Keyword Glossary. Once in an attack sequence, before
// a defender is chosen, the player may spend 1 aim token. The range of the weapons with Long Shot
// is then 1 longer.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine::keywords {
namespace {

void extendRange(const CurrentState&, const Bearer& attacker, WeaponRange& point) {
    if (point.aimSpent) point.more.add(attacker.reason(1));
}

std::vector<UnitId> defendersNow(const Battle& battle, const Attack& attack) {
    return legalDefenders(battle, {.attacker = attack.attacker, .only = attack.order.only});
}

/// The effect of spending an aim token for Long Shot.
struct LongShot {
    bool matters = false;  ///< true: with the token, more weapons reach a defender
    bool needed = false;   ///< true: without the token, no defender may be declared
};

LongShot longShotOf(const Battle& battle, Attack& attack) {
    const Tabletop table = tabletopOf(battle);
    const BattleState now(battle, &table);
    const bool reaches = std::any_of(
        table.units.begin(), table.units.end(),
        [&](const UnitOnTable& other) { return reachesFurther(now, attack.attacker, other.id); });
    if (!reaches || spendable(battle, attack, attack.attacker, Token::aim) == 0) return {};
    LongShot found{.needed = defendersNow(battle, attack).empty()};
    attack.longShot = true;
    const std::vector<UnitId> further = defendersNow(battle, attack);
    attack.longShot = false;
    found.matters = std::any_of(further.begin(), further.end(), [&](UnitId one) {
        return reachesFurther(now, attack.attacker, one);
    });
    return found;
}

bool attacks(const Battle& battle, const Bearer& bearer, const DeclareDefender& point) {
    return point.attacker == bearer.unit && battle.attack.has_value();
}

// Asks whether the attacker spends an aim token, if more weapons then reach a defender that may be
// declared. If no defender may be declared without the token, the token is spent without a
// question.
Task<void> offerLongShot(Battle& battle, Bearer bearer, DeclareDefender&) {
    Attack& attack = *battle.attack;
    const auto question = [&] {
        auto asked = asking<Choice>(bearer.player, Ask::spendToken, bearer.citation(), bearer.unit);
        asked.question.keyword = {bearer.keyword, 0};
        const LongShot now = longShotOf(battle, attack);
        if (now.matters) asked.question.options.push_back(bearer.unit);
        if (now.matters && !now.needed) asked.question.options.push_back(Done{});
        return asked;
    };
    const LongShot found = longShotOf(battle, attack);
    if (!found.matters) co_return;
    Option chosen = bearer.unit;
    if (!found.needed || battle.asksEverything) chosen = co_await ask(battle, question);
    if (!std::holds_alternative<UnitId>(chosen)) co_return;
    attack.longShot = true;
    co_await spendInAttack(battle, attack, bearer.unit, Token::aim, 1, bearer.citation());
}

}  // namespace

KeywordRule longShot() {
    return KeywordRule(Keyword::longShot)
        .onWeapons<DeclareDefender>(offerLongShot, attacks)
        .holds<WeaponRange, BorneBy::pool>(extendRange);
}

}  // namespace sightline::engine::keywords
