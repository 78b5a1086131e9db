// The unit keyword Scouting Party X. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/movement/most_scout.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// The keyword Scout of the unit, with the values of all its instances added, at most 3. No value:
// the unit does not have the keyword.
std::optional<KeywordText> scoutOf(const UnitCard& card) {
    const auto scout =
        std::find_if(card.keywords.begin(), card.keywords.end(),
                     [](const KeywordText& one) { return one.name.keyword() == Keyword::scout; });
    if (scout == card.keywords.end()) return std::nullopt;
    KeywordText given = *scout;
    given.value = std::min(card.sumOf(Keyword::scout), mostScout);
    return given;
}

std::vector<UnitId> mayJoin(const Battle& battle, UnitId leading) {
    const UnitState& guide = battle.unit(leading);
    std::vector<UnitId> units = battle.unitsOf(guide.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitCard& card = *battle.unit(one).card;
        return one == leading || !isTrooper(card.type) || card.has(Keyword::scout) ||
               !card.isOfOneSideWith(*guide.card);
    });
    return units;
}

bool leads(const Battle& battle, const Bearer& bearer, const ResolveSetupEffects&) {
    return scoutOf(*battle.unit(bearer.unit).card) && !mayJoin(battle, bearer.unit).empty();
}

Task<void> teachScouting(Battle& battle, Bearer bearer, ResolveSetupEffects&) {
    const auto candidates = [leading = bearer.unit](const Battle& now) {
        return mayJoin(now, leading);
    };
    const std::vector<UnitId> chosen =
        co_await chooseUnits(battle, bearer, candidates, 0, bearer.x);
    const std::optional<KeywordText> scout = scoutOf(*battle.unit(bearer.unit).card);
    for (UnitId one : chosen) {
        if (!scout) co_return;
        RuleGrant brings{.source = std::string(nameOf(bearer.keyword)),
                         .citation = bearer.citation()};
        brings.keywords = {*scout};
        beginEffect(battle, one, std::move(brings), EffectDuration::game);
    }
}

}  // namespace

KeywordRule scoutingParty() {
    return KeywordRule(Keyword::scoutingParty, {.value = true})
        .at<ResolveSetupEffects>(teachScouting, leads);
}

}  // namespace sightline::engine::keywords
