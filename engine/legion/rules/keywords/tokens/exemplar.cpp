// The unit keyword Exemplar. Core Rulebook, Keyword Glossary. An attacking or defending unit within
// range 2 and in LOS may spend 1 token of the unit with the keyword (shared_tokens.cpp).
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

void setExample(const CurrentState& now, const Bearer& bearer, LendTokens& point) {
    if (now.unit(bearer.unit).card->isOfOneSideWith(*now.unit(point.spender).card))
        point.lending.allow(bearer.reason(0));
}

}  // namespace

KeywordRule exemplar() {
    return KeywordRule(Keyword::exemplar).holds<LendTokens, BorneBy::unit>(setExample);
}

}  // namespace sightline::engine::keywords
