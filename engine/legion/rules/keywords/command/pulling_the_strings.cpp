// The unit keyword Pulling the Strings. Core Rulebook, Keyword Glossary. A parameter, such as
// "Empire Trooper", names the units that may be chosen. If there is no parameter, any Trooper unit
// may be chosen.
#include "engine/legion/rules/keywords/command/action_of_ally.h"

namespace sightline::engine::keywords {
namespace {

std::vector<Action> attackOrMove() {
    std::vector<Action> actions(moveActions.begin(), moveActions.end());
    actions.push_back(Action::attack);
    return actions;
}

Task<void> pullStrings(Battle& battle, Bearer bearer) {
    co_await letAllyAct(battle, bearer, attackOrMove());
}

bool hasPuppet(const Battle& battle, const Bearer& bearer) {
    return !alliesToAct(battle, bearer, attackOrMove()).empty();
}

}  // namespace

KeywordRule pullingTheStrings() {
    return KeywordRule(Keyword::pullingTheStrings, {.parameter = true})
        .cardAction(pullStrings, hasPuppet);
}

}  // namespace sightline::engine::keywords
