// The unit keyword Guidance: Unit Type. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/command/action_of_ally.h"
#include "engine/legion/rules/keywords/named_actions.h"

namespace sightline::engine::keywords {
namespace {

Task<void> guide(Battle& battle, Bearer bearer) {
    co_await letAllyActInAnyWay(battle, bearer, anyActionButAttack());
}

bool hasUnitToGuide(const Battle& battle, const Bearer& bearer) {
    return !alliesToAct(battle, bearer, anyActionButAttack()).empty();
}

}  // namespace

KeywordRule guidance() {
    return KeywordRule(Keyword::guidance, {.parameter = true}).cardAction(guide, hasUnitToGuide);
}

}  // namespace sightline::engine::keywords
