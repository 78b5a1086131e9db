// The unit keyword Interrogate. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/command/pips_in_a_tie.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int interrogateRange = 1;

// The player's first unit with the keyword that is within range 1 of a unit to which the opponent's
// card belongs. No value if there is none.
UnitId interrogatorOf(const Battle& battle, Player player) {
    const std::vector<UnitId> owners = ownersOfPlayedCard(battle, opponent(player));
    for (const Bearer& bearer : bearersOf(battle, player, Keyword::interrogate)) {
        const std::vector<UnitId> near = enemiesWithin(battle, bearer.unit, interrogateRange);
        const bool owns = std::any_of(near.begin(), near.end(), [&](UnitId one) {
            return std::find(owners.begin(), owners.end(), one) != owners.end();
        });
        if (owns) return bearer.unit;
    }
    return {};
}

bool interrogates(const Battle& battle, const Bearer& bearer, const DeterminePriority& point) {
    return point.tied && interrogatorOf(battle, bearer.player) == bearer.unit;
}

Task<void> countOnePipMore(Battle& battle, Bearer bearer, DeterminePriority& point) {
    changePips(battle, bearer, point, opponent(bearer.player), 1);
    co_return;
}

}  // namespace

KeywordRule interrogate() {
    return KeywordRule(Keyword::interrogate)
        .atInAnyOrder<DeterminePriority>(countOnePipMore, interrogates);
}

}  // namespace sightline::engine::keywords
