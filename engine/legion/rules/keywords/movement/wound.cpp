// The unit keyword Wound X. Core Rulebook, Keyword Glossary. A unit enters play when it deploys.
// The scenario states the wounds of a unit that begins on the battlefield.
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

bool entersPlay(const Battle&, const Bearer& bearer, const UnitDeployed& point) {
    return point.unit == bearer.unit;
}

Task<void> arriveWounded(Battle& battle, Bearer bearer, UnitDeployed&) {
    battle.record({.happening = Happening::keywordActed,
                   .message = say::entersWounded(),
                   .numbers = {{NumberId::wounds, bearer.x}},
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_await dealWounds(battle, bearer.unit, bearer.x);
}

}  // namespace

KeywordRule wound() {
    return KeywordRule(Keyword::wound, {.value = true})
        .atInAnyOrder<UnitDeployed>(arriveWounded, entersPlay);
}

}  // namespace sightline::engine::keywords
