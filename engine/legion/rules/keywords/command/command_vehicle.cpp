// The unit keyword Command Vehicle X. Core Rulebook, Keyword Glossary. A unit with the keyword
// lends its courage. The check for panic finds such units within range 3 (suppression.cpp).
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// For units of its own Faction or Affiliation, the unit counts as a commander with courage X.
void leadAsCommander(const CurrentState& now, const Bearer& bearer, LendCourage& point) {
    if (now.unit(bearer.unit).card->isOfOneSideWith(*now.unit(point.led).card))
        point.courage = std::max(point.courage, std::optional(bearer.x));
}

}  // namespace

KeywordRule commandVehicle() {
    return KeywordRule(Keyword::commandVehicle, {.value = true})
        .holds<LendCourage, BorneBy::unit>(leadAsCommander)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
