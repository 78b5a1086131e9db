// The unit keyword One Step Ahead. Core Rulebook, Keyword Glossary. All units of a player with the
// keyword together give one Move. If only one player reveals a card, the numbers of pips do not
// match.
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

// The units that can make the Move: those with the keyword or, if the pips match, all allied units.
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

// The first unit with the keyword on the battlefield asks the question for all of them.
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
