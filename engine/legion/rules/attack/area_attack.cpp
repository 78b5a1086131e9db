#include "engine/legion/rules/attack/area_attack.h"

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/attacking_unit.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine {
namespace {

const Citation areaAttackPage = glossary(57, "Area Weapon");

bool isReached(const Tabletop& table, const AreaSource& source, const UnitOnTable& target) {
    const UnitOnTable attacker = standIn(source);
    const double band = rangeTo(attacker, target, table.field.dimensions()).band;
    if (band > source.weapon.maximumRange) return false;
    if (source.weapon.minimumRange > 1 && band < source.weapon.minimumRange) return false;
    return sees(table, attacker, source.token, target);
}

Task<UnitId> chooseDefender(Battle& battle, Player player, const std::vector<UnitId>& waiting) {
    const auto standing = [&] {
        std::vector<UnitId> left = waiting;
        std::erase_if(left, [&](UnitId one) { return !battle.unit(one).onTable(); });
        return left;
    };
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::chooseAreaDefender, areaAttackPage);
        for (UnitId one : standing()) asked.question.options.push_back(one);
        return asked;
    };
    if (standing().empty()) co_return UnitId{};
    if (standing().size() == 1 && !battle.asksEverything) co_return standing().front();
    const Option chosen = co_await ask(battle, question);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    co_return unit ? *unit : UnitId{};
}

}  // namespace

std::vector<UnitId> areaDefenders(const Battle& battle, const AreaSource& source) {
    std::vector<UnitId> reached;
    const Tabletop table = tabletopOf(battle);
    for (const UnitOnTable& target : table.units) {
        if (isReached(table, source, target)) reached.push_back(target.id);
    }
    return reached;
}

Task<void> makeAreaAttack(Battle& battle, UnitId user, AreaSource source) {
    const Player player = battle.unit(user).player;
    std::vector<UnitId> waiting = areaDefenders(battle, source);
    while (!waiting.empty() && !battle.over()) {
        const UnitId next = co_await chooseDefender(battle, player, waiting);
        if (next.none()) co_return;
        std::erase(waiting, next);
        std::optional<Attack> outer = std::move(battle.attack);
        Attack& attack = battle.attack.emplace();
        attack.attacker = user;
        attack.area = source;
        attack.settled = battle.log.size();
        attack.pools.push_back({.defender = next, .dice = source.weapon.dice});
        battle.record({.happening = Happening::attackDeclared,
                       .message = say::weaponAttacks(source.weapon.name, battle.unit(next).label),
                       .citation = areaAttackPage,
                       .unit = user,
                       .other = next});
        const int before = battle.effectsBegun;
        co_await attackSequence(battle, attack);
        endEffectsOfAttack(battle, before);
        battle.attack = std::move(outer);
    }
}

}  // namespace sightline::engine
