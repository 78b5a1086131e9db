// The unit keyword AI: Action. Core Rulebook, Keyword Glossary. Several instances of the keyword
// add their actions to one list.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/named_actions.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

// True if the unit is suppressed or damaged. Panicked units are not tested here, because they make
// no actions.
bool isImpaired(const UnitNow& unit, bool halfDefeated) {
    const UnitCard& card = *unit.card;
    const bool suppressed = isTrooper(card.type) && card.courage &&
                            unit.stand->tokens[Token::suppression] >= *card.courage;
    return suppressed || unit.stand->tokens[Token::vehicleDamage] > 0 ||
           (isVehicle(card.type) && halfDefeated);
}

void requireListed(const CurrentState& now, const Bearer& bearer, FirstActions& point) {
    const UnitNow unit = now.unit(bearer.unit);
    const bool isOrdered = unit.stand->ordered && !unit.stand->activated;
    if (isOrdered || !isImpaired(unit, point.halfDefeated)) return;
    for (const KeywordText& one : unit.card->keywords) {
        if (!one.is(bearer.keyword)) continue;
        for (Action action : actionsIn(one.parameter)) {
            if (std::find(point.among.begin(), point.among.end(), action) == point.among.end())
                point.among.push_back(action);
        }
    }
}

bool obeysProgram(const Battle& battle, const Bearer& bearer, const StartOfMakeActions& point) {
    return point.unit == bearer.unit && !point.panicked && point.actions > 0 &&
           !firstActionsOf(battle, bearer.unit).empty();
}

Task<void> obeyProgram(Battle& battle, Bearer bearer, StartOfMakeActions&) {
    Activation& activation = *battle.activation;
    activation.firstActions = firstActionsOf(battle, bearer.unit);
    activation.firstActionsBy = bearer.citation();
    Messages names;
    for (Action one : activation.firstActions) names.push_back(say::actionName(one));
    battle.record({.happening = Happening::keywordActed,
                   .message = say::mustFirstMake(std::move(names)),
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_return;
}

}  // namespace

KeywordRule ai() {
    return KeywordRule(Keyword::ai, {.parameter = true})
        .holds<FirstActions, BorneBy::unit>(requireListed)
        .atInAnyOrder<StartOfMakeActions>(obeyProgram, obeysProgram);
}

}  // namespace sightline::engine::keywords
