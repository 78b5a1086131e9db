// The unit keyword Unhindered. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Difficult terrain does not reduce the unit's speed.
void ignoreDifficult(const CurrentState&, const Bearer&, MovementAbilities& point) {
    point.terms.minSpeed = point.terms.speed;
}

}  // namespace

KeywordRule unhindered() {
    return KeywordRule(Keyword::unhindered)
        .holds<MovementAbilities, BorneBy::unit>(ignoreDifficult)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
