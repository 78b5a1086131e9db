// The unit keyword Juyo Mastery. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

void moveTwice(const CurrentState&, const Bearer&, MoveActions& point) { point.limit(2); }

void actOnceMore(const CurrentState& now, const Bearer& bearer, FurtherActions& point) {
    if (now.wounds(bearer.unit) > 0) point.actions.add(bearer.reason(1));
}

}  // namespace

KeywordRule juyoMastery() {
    return KeywordRule(Keyword::juyoMastery)
        .holds<MoveActions, BorneBy::unit>(moveTwice)
        .holds<FurtherActions, BorneBy::unit>(actOnceMore);
}

}  // namespace sightline::engine::keywords
