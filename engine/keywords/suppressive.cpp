// Suppressive (weapon). Core Rulebook, Keyword Glossary. The token comes beside those of the step,
// whether there is one or none.
#include "engine/keywords/entries.h"
#include "engine/state/battle.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

Task<void> suppressFurther(Battle&, Bearer, AssignSuppression& point) {
    ++point.tokens;
    co_return;
}

}  // namespace

KeywordRule suppressive() {
    return KeywordRule(Keyword::suppressive).inPool<AssignSuppression>(suppressFurther);
}

}  // namespace sightline::engine::keywords
