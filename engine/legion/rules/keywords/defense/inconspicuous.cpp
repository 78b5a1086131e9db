// The unit keyword Inconspicuous. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine::keywords {
namespace {

// A unit that has suppression tokens may be attacked only if the attacker cannot attack another
// unit.
void pointAtOthers(const CurrentState& now, const Bearer& defender, MayDeclareDefender& point) {
    if (now.unit(defender.unit).stand->tokens[Token::suppression] > 0)
        point.whileOthersMay.forbid(defender.reason(0));
}

bool ralliesUnseen(const Battle&, const Bearer& bearer, const RemoveSuppression& point) {
    return point.unit == bearer.unit && point.cause == RemoveSuppression::Cause::rally &&
           point.tokens > 0;
}

Task<void> keepSuppression(Battle& battle, Bearer bearer, RemoveSuppression& point) {
    const auto most = [&point](const Battle& now) {
        return std::min(point.tokens, now.unit(point.unit).tokens[Token::suppression]);
    };
    const int removed = co_await chooseNumber(battle, bearer, say::suppressionToRemove(), most);
    const int kept = most(battle) - removed;
    if (kept <= 0) co_return;
    point.tokens = removed;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::keepsSuppression(std::string(nameOf(bearer.keyword))),
                   .numbers = {{Token::suppression, kept}},
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
}

}  // namespace

KeywordRule inconspicuous() {
    return KeywordRule(Keyword::inconspicuous)
        .holds<MayDeclareDefender, BorneBy::defender>(pointAtOthers)
        .at<RemoveSuppression>(keepSuppression, ralliesUnseen);
}

}  // namespace sightline::engine::keywords
