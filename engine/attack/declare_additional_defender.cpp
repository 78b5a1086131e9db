#include <algorithm>

#include "engine/attack/steps.h"
#include "engine/conversation/ask.h"
#include "engine/rulings/tabletop.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

// A different enemy unit than that of any other pool, for weapons that are left.
std::vector<UnitId> additionalDefenders(const Battle& battle, const Attack& attack) {
    const Tabletop table = tabletopOf(battle);
    std::vector<UnitId> legal;
    for (UnitId one : legalDefenders(battle, attack.attacker)) {
        const bool taken = std::any_of(attack.pools.begin(), attack.pools.end(),
                                       [&](const AttackPool& pool) { return pool.defender == one; });
        if (taken) continue;
        const auto eligible = eligibleMiniatures(table, attack.attacker, one);
        if (!weaponChoices(battle, attack, eligible, one).empty()) legal.push_back(one);
    }
    return legal;
}

}  // namespace

// Step 3. Remaining weapons and miniatures may attack another unit. Core Rulebook p. 33.
Task<bool> declareAdditionalDefender(Battle& battle, Attack& attack) {
    attack.step = AttackStep::declareAdditionalDefender;
    DeclareAdditionalDefender point{attack, attack.order.only.none() && !attack.order.overrun};
    co_await reach(battle, point);
    const auto question = [&] {
        auto asked =
            asking<Choice>(battle.unit(attack.attacker).player, Ask::declareAdditionalDefender,
                           page(33, "Declare Additional Defender"), attack.attacker);
        for (UnitId one : additionalDefenders(battle, attack)) {
            asked.question.options.push_back(one);
        }
        asked.question.options.push_back(Done{});
        return asked;
    };
    if (!point.allowed) co_return false;
    const Choice first = question();
    if (first.question.options.size() < 2) co_return false;
    const Option chosen = co_await ask(battle, question, first);
    const UnitId* defender = std::get_if<UnitId>(&chosen);
    if (!defender) co_return false;
    attack.pools.push_back({.defender = *defender});
    recordDeclaration(battle, attack.attacker, *defender);
    AttackDeclared declared{attack, *defender};
    co_await reach(battle, declared);
    co_return true;
}

}  // namespace sightline::engine
