// The unit keyword Disciplined X. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine::keywords {
namespace {

int mostRemoved(const Battle& battle, const Bearer& bearer) {
    return std::min(bearer.x, battle.unit(bearer.unit).tokens[Token::suppression]);
}

bool mayCalmDown(const Battle& battle, const Bearer& bearer, const OrderIssued& point) {
    return point.unit == bearer.unit && mostRemoved(battle, bearer) > 0;
}

Task<void> calmDown(Battle& battle, Bearer bearer, OrderIssued&) {
    const auto most = [bearer](const Battle& now) { return mostRemoved(now, bearer); };
    const int removed = co_await chooseNumber(battle, bearer, say::suppressionToRemove(), most);
    if (removed > 0) co_await removeSuppression(battle, bearer.unit, removed, bearer.citation());
}

}  // namespace

KeywordRule disciplined() {
    return KeywordRule(Keyword::disciplined, {.value = true})
        .atInAnyOrder<OrderIssued>(calmDown, mayCalmDown);
}

}  // namespace sightline::engine::keywords
