// The unit keyword Distract. Core Rulebook, Keyword Glossary. A distracted unit gains an instance
// of the keyword whose parameter is the label of the unit that it must attack.
#include "engine/legion/rules/keywords/defense/distract.h"

#include <algorithm>

#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

constexpr int distractRange = 2;

// True if an instance of the keyword on the card names the unit with this label.
bool isDistractedBy(const UnitCard& card, std::string_view label) {
    return std::any_of(card.keywords.begin(), card.keywords.end(), [&](const KeywordText& one) {
        return one.is(Keyword::distract) && one.parameter == label;
    });
}

// True if the card prints the keyword: an instance without a parameter.
bool hasDistract(const UnitCard& card) { return isDistractedBy(card, ""); }

void declareTheDistractor(const CurrentState& now, const Bearer& attacker,
                          MayDeclareDefender& point) {
    const UnitNow defender = now.unit(point.defender);
    const bool names = !defender.label.empty() && defender.player != attacker.player &&
                       isDistractedBy(*now.unit(attacker.unit).card, defender.label);
    if (names && !point.must) point.must = attacker.reason(0);
}

std::vector<UnitId> unitsToDistract(const Battle& battle, const Bearer& bearer) {
    const UnitState& unit = battle.unit(bearer.unit);
    if (!unit.onTable() || !hasDistract(*unit.card)) return {};
    const Tabletop table = tabletopOf(battle);
    std::vector<UnitId> units = enemiesWithin(battle, bearer.unit, distractRange);
    std::erase_if(units, [&](UnitId one) {
        const UnitCard& card = *battle.unit(one).card;
        return !isTrooper(card.type) || isDistractedBy(card, unit.label) ||
               !anySees(table, table.unit(bearer.unit), table.unit(one));
    });
    return units;
}

bool hasUnitToDistract(const Battle& battle, const Bearer& bearer) {
    return !unitsToDistract(battle, bearer).empty();
}

RuleGrant grantOf(const Bearer& bearer) {
    return {.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
}

Task<void> distractOne(Battle& battle, Bearer bearer) {
    const auto candidates = [bearer](const Battle& now) { return unitsToDistract(now, bearer); };
    const UnitId chosen = co_await chooseOneUnit(battle, bearer, candidates);
    if (chosen.none()) co_return;
    KeywordText instance{.name = bearer.keyword, .parameter = battle.unit(bearer.unit).label};
    instance.automated = true;
    RuleGrant duty = grantOf(bearer);
    duty.keywords = {std::move(instance)};
    beginEffect(battle, chosen, std::move(duty), EffectDuration::round);
    if (!battle.unit(bearer.unit).card->has(Keyword::inconspicuous)) co_return;
    RuleGrant seen = grantOf(bearer);
    seen.loses = {{.name = Keyword::inconspicuous}};
    beginEffect(battle, bearer.unit, std::move(seen), EffectDuration::round);
}

Bearer bearerOf(const Battle& battle, UnitId unit) {
    return {.unit = unit, .player = battle.unit(unit).player, .keyword = Keyword::distract};
}

}  // namespace

bool mayDistract(const Battle& battle, UnitId unit) {
    return hasUnitToDistract(battle, bearerOf(battle, unit));
}

Task<void> distractFreely(Battle& battle, UnitId unit) {
    const Bearer bearer = bearerOf(battle, unit);
    co_await distractOne(battle, bearer);
}

KeywordRule distract() {
    return KeywordRule(Keyword::distract)
        .holds<MayDeclareDefender, BorneBy::attacker>(declareTheDistractor)
        .cardAction(distractOne, hasUnitToDistract);
}

}  // namespace sightline::engine::keywords
