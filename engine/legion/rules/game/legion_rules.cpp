#include "engine/legion/rules/game/legion_rules.h"

#include <nlohmann/json.hpp>

#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/game/adjust.h"
#include "engine/legion/rules/game/digest_of.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/game/state_fields.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/round/play_game.h"
#include "engine/legion/rules/sandbox/free_table.h"

namespace sightline::engine {
namespace {

bool startsSandbox(const Adjust& adjust) { return std::holds_alternative<ToSandbox>(adjust.what); }

Task<void> playOrFreeTable(Battle& battle) {
    return battle.sandbox ? freeTable(battle) : playGame(battle);
}

std::optional<Task<void>> freeTableInstead(Battle& battle, const Adjust& adjust) {
    if (!startsSandbox(adjust)) return std::nullopt;
    return freeTable(battle);
}

std::optional<Task<void>> decisionAfter(Battle& battle, const Adjust& adjust, bool deciding) {
    if (!deciding && !battle.leaderless.empty()) return followTheFallen(battle);
    if (const ToolMove* move = std::get_if<ToolMove>(&adjust.what))
        return moveWithTool(battle, *move);
    return std::nullopt;
}

}  // namespace

const talk::RuleSet<LegionWords>& legionRules() {
    static constexpr talk::RuleSet<LegionWords> rules{
        .game = legionJournals.game,
        .edition = legionJournals.edition,
        .setUp = setUp,
        .play = playOrFreeTable,
        .view = viewOf,
        .digest = [](const Battle& battle, const Question* open) { return digestOf(battle, open); },
        .fields = [](const Battle& battle) { return fieldsOf(battle); },
        .refusalOf = refusalOfAdjustment,
        .needsNoQuestion = startsSandbox,  // the sandbox may start even after the end of a game
        .inFull = [](const Battle& battle, const Adjust& adjust) { return inFull(battle, adjust); },
        .apply = applyAdjustment,
        .playInstead = freeTableInstead,
        .decisionAfter = decisionAfter};
    return rules;
}

}  // namespace sightline::engine
