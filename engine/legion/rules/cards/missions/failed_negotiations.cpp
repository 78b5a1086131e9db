// The secondary objective card Failed Negotiations. Units bring Prisoners to the Exchange.
#include <algorithm>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/words/missions.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* prisoner = "Prisoner";
constexpr const char* exchangePoint = "Exchange";

bool mayHoldPrisoner(const Battle& battle, UnitId unit) {
    const UnitState& state = battle.unit(unit);
    const Rank rank = state.rank();
    return isTrooper(state.card->type) && (rank == Rank::corps || rank == Rank::specialForces);
}

RuleGrant broughtBy(const CardInPlay& card) {
    RuleGrant grant;
    grant.source = card.name;
    grant.citation = card.citation();
    return grant;
}

// A unit with a Prisoner has 1 more courage. The effect ends when the unit drops the Prisoner.
void encourage(Battle& battle, const CardInPlay& card, UnitId unit) {
    for (ObjectiveId id : tokensInGame(battle, prisoner)) {
        if (battle.mission.token(id).holder != unit || battle.mission.token(id).effect != 0)
            continue;
        RuleGrant courage = broughtBy(card);
        courage.changes.courage = 1;
        battle.mission.token(id).effect =
            beginEffect(battle, unit, std::move(courage), EffectDuration::game);
    }
}

Task<void> placeExchange(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    placeInCentre(battle, card, ObjectiveKind::poi, exchangePoint);
    co_await giveAssets(battle, card, prisoner, 1, mayHoldPrisoner);
    for (Player player : bothPlayers) {
        for (UnitId unit : holdersOf(battle, player, prisoner)) encourage(battle, card, unit);
    }
}

bool offersPrisoners(const Battle& battle, const CardInPlay& card, const OfferCardActions& point) {
    return battle.unit(point.unit).player == card.player && mayHoldPrisoner(battle, point.unit);
}

Task<void> offerPrisoners(Battle& battle, CardInPlay card, OfferCardActions& point) {
    for (ObjectiveId id : tokensInGame(battle, prisoner)) {
        OfferedAction claim = claimOfToken(point.unit, battle.mission.token(id), {});
        claim.resolve = [card, unit = point.unit, take = claim.resolve](Battle& now) -> Task<void> {
            co_await take(now);
            encourage(now, card, unit);
        };
        point.offered.push_back(std::move(claim));
    }
    co_return;
}

// If the players give a Prisoner to a unit by hand, the unit gains 1 courage at the start of its
// next activation.
bool mayEncourage(const Battle& battle, const CardInPlay& card,
                  const StartOfUnitActivation& point) {
    return battle.unit(point.unit).player == card.player && isHolding(battle, point.unit, prisoner);
}

Task<void> encourageHolder(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    encourage(battle, card, point.unit);
    co_return;
}

bool hidesPrisoners(const Battle& battle, const CardInPlay& card, const StartOfActivationPhase&) {
    return actsForTable(card) && battle.round == 1;
}

Task<void> hidePrisoners(Battle& battle, CardInPlay card, StartOfActivationPhase&) {
    for (Player player : bothPlayers) {
        for (UnitId unit : holdersOf(battle, player, prisoner)) {
            RuleGrant hidden = broughtBy(card);
            KeywordText incognito;
            incognito.name = KeywordName(std::string(nameOf(Keyword::incognito)));
            incognito.automated = true;
            hidden.keywords.push_back(std::move(incognito));
            beginEffect(battle, unit, std::move(hidden), EffectDuration::round);
        }
    }
    co_return;
}

// The player's units that hold a Prisoner and are within range 1 of the Exchange.
std::vector<UnitId> unitsAtExchange(const Battle& battle, Player player) {
    const double reach = battle.field.dimensions().rangeBand;
    std::vector<UnitId> units = holdersOf(battle, player, prisoner);
    std::erase_if(units, [&](UnitId unit) {
        if (!battle.unit(unit).onTable()) return true;
        const auto& minis = battle.unit(unit).minis;
        const std::vector<ObjectiveId> tokens = tokensOnTable(battle, exchangePoint);
        return std::none_of(tokens.begin(), tokens.end(), [&](ObjectiveId one) {
            const geometry::Outline place = outlineOf(battle.mission.token(one));
            return std::any_of(minis.begin(), minis.end(), [&](MiniId mini) {
                return geometry::gap(geometry::outlineOf(battle.mini(mini).mini), place) < reach;
            });
        });
    });
    return units;
}

bool scoresExchange(const Battle& battle, const CardInPlay& card, const ScoreVictoryPoints& point) {
    return scoresNow(battle, card, point, 2);
}

Task<void> scoreExchange(Battle& battle, CardInPlay card, ScoreVictoryPoints& point) {
    for (UnitId unit : unitsAtExchange(battle, card.player))
        addPoints(point, 1, say::forUnit(battle.unit(unit).label));
    co_return;
}

}  // namespace

CardRule failedNegotiations() {
    return CardRule(CardRule::Kind::battleCard, "failed-negotiations")
        .atInAnyOrder<ResolveSetupEffects>(placeExchange, onceForTable<ResolveSetupEffects>)
        .atInAnyOrder<OfferCardActions>(offerPrisoners, offersPrisoners)
        .atInAnyOrder<StartOfUnitActivation>(encourageHolder, mayEncourage)
        .atInAnyOrder<StartOfActivationPhase>(hidePrisoners, hidesPrisoners)
        .atInAnyOrder<ScoreVictoryPoints>(scoreExchange, scoresExchange);
}

}  // namespace sightline::engine::cards
