#include "engine/legion/rules/game/begin_scenario.h"

#include "engine/legion/rules/game/adjust.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/rulings/conditional_rules.h"

namespace sightline::engine {
namespace {

std::optional<Problem> give(Battle& battle, Adjust adjust) {
    // The scenario does not change the kind and name of a token that the mission placed.
    if (auto* objective = std::get_if<AdjustObjective>(&adjust.what)) {
        const int known = static_cast<int>(battle.mission.tokens.size());
        if (!objective->token.none() && objective->token.value < known) {
            const ObjectiveToken& token = battle.mission.token(objective->token);
            objective->kind = token.kind;
            objective->name = token.name;
        }
        if (objective->token.none() && objective->name.empty())
            objective->name = nameByMission(battle, objective->kind);
    }
    if (const auto refusal = refusalOfAdjustment(battle, adjust))
        return problemOf(refusal->message);
    applyAdjustment(battle, adjust);
    return std::nullopt;
}

std::optional<Problem> giveAll(Battle& battle, const Scenario& scenario) {
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        for (AdjustEffect effect : scenario.units[i].effects) {
            effect.unit = UnitId{static_cast<int>(i)};
            const UnitState& unit = battle.unit(effect.unit);
            if (auto problem = give(battle, {unit.player, effect}))
                return problemIn(unit.label, *problem);
        }
    }
    for (const Adjust& one : scenario.begun)
        if (auto problem = give(battle, one)) return problem;
    return std::nullopt;
}

}  // namespace

std::optional<Problem> beginScenario(Battle& battle, const Scenario& scenario) {
    const auto told = static_cast<std::ptrdiff_t>(battle.log.size());
    auto problem = giveAll(battle, scenario);
    followConditions(battle);
    battle.log.erase(battle.log.begin() + told, battle.log.end());
    return problem;
}

}  // namespace sightline::engine
