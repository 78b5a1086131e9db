// The advantage card Black Ops: a small corps or special forces unit of troopers gains Infiltrate.
// If the unit already has Infiltrate, it gains 1 aim and 1 dodge instead.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr std::size_t mostMinisOfOps = 6;

std::vector<UnitId> unitsForOps(const Battle& battle, Player player) {
    std::vector<UnitId> units = battle.unitsOf(player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        const bool ranked = unit.rank() == Rank::corps || unit.rank() == Rank::specialForces;
        return !ranked || !isTrooper(unit.card->type) || unit.minis.size() > mostMinisOfOps;
    });
    return units;
}

bool mayStartOps(const Battle& battle, const CardInPlay& card, const StartOfActivationPhase&) {
    return battle.round == 1 && !unitsForOps(battle, card.player).empty();
}

Task<void> startOps(Battle& battle, CardInPlay card, StartOfActivationPhase&) {
    const UnitsNow able = [player = card.player](const Battle& now) {
        return unitsForOps(now, player);
    };
    const std::vector<UnitId> chosen = co_await chooseUnitsFor(battle, card, able, 1, 1);
    for (const UnitId unit : chosen) {
        if (battle.unit(unit).card->has(Keyword::infiltrate)) {
            co_await gainTokens(battle, unit, Token::aim, 1, card.citation());
            co_await gainTokens(battle, unit, Token::dodge, 1, card.citation());
        } else {
            RuleGrant brings{.source = card.name, .citation = card.citation()};
            brings.keywords = card.program->given;
            beginEffect(battle, unit, std::move(brings), EffectDuration::game);
        }
    }
}

}  // namespace

CardRule blackOps() {
    return CardRule(CardRule::Kind::battleCard, "black-ops")
        .at<StartOfActivationPhase>(startOps, mayStartOps);
}

}  // namespace sightline::engine::cards
