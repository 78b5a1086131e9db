// The keyword Speeder X. Core Rulebook, Keyword Glossary. The keyword includes Compulsory Move.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/movement/compulsory_moves.h"
#include "engine/legion/rules/movement/terms.h"

namespace sightline::engine::keywords {
namespace {

// The unit moves over terrain up to height X, and may end its Move there.
void flyOver(const CurrentState& now, const Bearer& bearer, MovementAbilities& point) {
    point.terms.maxClimb = std::max(point.terms.maxClimb, upToHeight(bearer.x, point.dimensions));
    skipRotation(now, bearer, point);
}

}  // namespace

KeywordRule speeder() {
    return KeywordRule(Keyword::speeder, {.value = true})
        .at<StartOfMakeActions>(offerToGoFirst, mayGoFirst)
        .at<EndOfMakeActions>(goLast, goesLast)
        .holds<MovementAbilities, BorneBy::unit>(flyOver)
        .holds<CarryAssets, BorneBy::unit>(slowDownWithAssets);
}

}  // namespace sightline::engine::keywords
