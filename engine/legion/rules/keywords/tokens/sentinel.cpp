// The unit keyword Sentinel. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

constexpr int plainRange = 2, sentinelRange = 3;

void watchFurther(const CurrentState&, const Bearer&, StandbyRange& point) {
    point.range = std::max(point.range, sentinelRange);
}

bool actsBeyond2(const Battle& battle, const Bearer& bearer, const StandbySpent& point) {
    if (point.unit != bearer.unit) return false;
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable *own = table.find(bearer.unit), *trigger = table.find(point.trigger);
    return own && trigger &&
           !unitsWithin(*own, *trigger, plainRange * battle.field.dimensions().rangeBand);
}

Task<void> reportRange(Battle& battle, Bearer bearer, StandbySpent& point) {
    battle.record({.happening = Happening::keywordActed,
                   .message = say::reactsAtRange(sentinelRange),
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = point.trigger});
    co_return;
}

}  // namespace

KeywordRule sentinel() {
    return KeywordRule(Keyword::sentinel)
        .holds<StandbyRange, BorneBy::unit>(watchFurther)
        .atInAnyOrder<StandbySpent>(reportRange, actsBeyond2);
}

}  // namespace sightline::engine::keywords
