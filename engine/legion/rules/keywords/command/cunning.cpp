// The unit keyword Cunning. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/command/pips_in_a_tie.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// The player's first commander or operative with the keyword. The player's command card must belong
// to this unit. No value if there is no such unit.
UnitId cunningOwner(const Battle& battle, Player player) {
    for (const UnitId id : ownersOfPlayedCard(battle, player)) {
        const UnitState& unit = battle.unit(id);
        const bool leads = unit.rank() == Rank::commander || unit.rank() == Rank::operative;
        if (leads && unit.card->has(Keyword::cunning)) return id;
    }
    return {};
}

bool breaksTie(const Battle& battle, const Bearer& bearer, const DeterminePriority& point) {
    return point.tied && cunningOwner(battle, bearer.player) == bearer.unit;
}

Task<void> countOnePipLess(Battle& battle, Bearer bearer, DeterminePriority& point) {
    changePips(battle, bearer, point, bearer.player, -1);
    co_return;
}

}  // namespace

KeywordRule cunning() {
    return KeywordRule(Keyword::cunning)
        .atInAnyOrder<DeterminePriority>(countOnePipLess, breaksTie);
}

}  // namespace sightline::engine::keywords
