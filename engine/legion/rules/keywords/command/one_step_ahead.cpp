// The unit keyword One Step Ahead. Core Rulebook, Keyword Glossary. A player makes only one Move,
// even if several units have the keyword. If only one player reveals a command card, the numbers of
// pips are not equal.
#include <algorithm>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int speedAhead = 1;

bool pipsMatch(const Battle& battle) {
    const CommandCard* blue = battle.command(Player::blue).played;
    const CommandCard* red = battle.command(Player::red).played;
    return blue && red && blue->pips == red->pips;
}

bool hasOnTable(const Battle& battle, const CurrentState& now, UnitId unit, Keyword keyword) {
    return battle.unit(unit).onTable() && bearerOn(now, unit, keyword);
}

// The units that can make the Move. If both revealed command cards have the same number of pips,
// these are all allied units; otherwise only the units with the keyword.
std::vector<UnitId> mayStepAhead(const Battle& battle, const Bearer& bearer) {
    const BattleState now(battle);
    const bool everyUnit = pipsMatch(battle);
    std::vector<UnitId> units = battle.unitsOf(bearer.player);
    std::erase_if(units, [&](UnitId one) {
        const bool chosen = everyUnit || hasOnTable(battle, now, one, bearer.keyword);
        return !chosen || !battle.unit(one).onTable() ||
               !hasMoves(battle, moveByAbility(one, speedAhead));
    });
    return units;
}

// If several units on the battlefield have the keyword, only the first one acts. So the player is
// asked once.
bool stepsAhead(const Battle& battle, const Bearer& bearer, const CommandCardsRevealed&) {
    const BattleState now(battle);
    for (UnitId one : battle.unitsOf(bearer.player)) {
        if (hasOnTable(battle, now, one, bearer.keyword))
            return one == bearer.unit && !mayStepAhead(battle, bearer).empty();
    }
    return false;
}

Task<void> stepAhead(Battle& battle, Bearer bearer, CommandCardsRevealed&) {
    const auto candidates = [bearer](const Battle& now) { return mayStepAhead(now, bearer); };
    const UnitId chosen = co_await chooseOneUnit(battle, bearer, candidates);
    if (chosen.none()) co_return;
    co_await offerMove(battle, chosen, speedAhead, actionSourceOf(battle, bearer));
}

}  // namespace

KeywordRule oneStepAhead() {
    return KeywordRule(Keyword::oneStepAhead).at<CommandCardsRevealed>(stepAhead, stepsAhead);
}

}  // namespace sightline::engine::keywords
