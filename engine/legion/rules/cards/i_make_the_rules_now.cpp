// The command card I Make the Rules Now, and the Bane tokens that it places. A player may divulge
// the card during setup; then Cad Bane can neither deploy nor act until his token Here I Am is
// revealed, and the card must be played in round 1. A mark on Cad Bane stores that.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/bane_rules.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/missions.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

using geometry::Vec2;

constexpr int tokensDivulged = 3;

bool isInBand1(const Battle& battle, double inches) {
    return geometry::bandOf(battle.field.dimensions(), inches) <= 1.0;
}

geometry::Outline discOf(Vec2 at) { return outlineOf(ObjectiveKind::marker, at); }

bool isNearUnit(const Battle& battle, UnitId id, Vec2 at) {
    const auto& minis = battle.unit(id).minis;
    return battle.unit(id).onTable() && std::any_of(minis.begin(), minis.end(), [&](MiniId one) {
               const geometry::Outline base = geometry::outlineOf(battle.mini(one).mini);
               return isInBand1(battle, geometry::gap(base, discOf(at)));
           });
}

std::optional<Message> faultNearBane(const Battle& battle, Player player, Vec2 at) {
    if (!isNearUnit(battle, unitOfBaneTokens(battle, player), at)) return say::notNearItsUnit();
    for (UnitId enemy : battle.unitsOf(opponent(player)))
        if (isNearUnit(battle, enemy, at)) return say::nearAnEnemy();
    return std::nullopt;
}

std::optional<Message> faultNearEnemyTerritory(const Battle& battle, Player player, Vec2 at) {
    const auto enemy = territoryOf(battle, opponent(player));
    geometry::Outline wide = discOf(at);
    wide.radius += battle.field.dimensions().rangeBand;
    if (geometry::isWithin(enemy, wide)) return say::nearEnemyTerritory();
    return std::nullopt;
}

// Places the tokens of the divulged card. After that, Cad Bane can neither deploy nor act.
Task<void> placeThree(Battle& battle, CardInPlay card) {
    const UnitId bane = unitOfBaneTokens(battle, card.player);
    battle.unit(bane).marks[cardOfBaneTokens] = 1;
    const geometry::TableSize table = battle.field.table();
    for (int i = 1; i <= tokensDivulged; ++i) {
        const Vec2 wished{table.width * i / (tokensDivulged + 1.0), table.depth / 2.0};
        co_await placeBaneToken(battle, card, wished, faultNearEnemyTerritory);
    }
}

bool mayHide(const Battle& battle, const CardInPlay& card) {
    const UnitId bane = unitOfBaneTokens(battle, card.player);
    return !bane.none() && battle.unit(bane).undeployed && !battle.unit(bane).defeated();
}

bool isDivulged(const Battle& battle, const CardInPlay& card, const CardDivulged& point) {
    return point.player == card.player && point.card.id == card.id && mayHide(battle, card);
}

Task<void> placeDivulged(Battle& battle, CardInPlay card, CardDivulged&) {
    co_await placeThree(battle, card);
}

// In games of older versions, the card itself asks whether the player divulges it.
bool mayDivulge(const Battle& battle, const CardInPlay& card, const ResolveSetupEffects&) {
    const auto& hand = battle.command(card.player).hand;
    return !battle.asks.divulge &&
           std::find(hand.begin(), hand.end(), card.command) != hand.end() && mayHide(battle, card);
}

Task<void> divulge(Battle& battle, CardInPlay card, ResolveSetupEffects&) {
    const bool wants = co_await wantsToUse(battle, card, unitOfBaneTokens(battle, card.player));
    if (!wants) co_return;
    battle.revelations.push_back(battle.answersTaken);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::isDivulged(card.name),
                   .citation = card.citation(),
                   .player = card.player});
    co_await placeThree(battle, card);
}

bool isPlayedUndivulged(const Battle& battle, const CardInPlay& card,
                        const CommandCardEffect& point) {
    const UnitId bane = unitOfBaneTokens(battle, card.player);
    return point.player == card.player && point.card.id == card.id && !bane.none() &&
           battle.unit(bane).onTable() && !battle.unit(bane).marks.contains(cardOfBaneTokens);
}

Task<void> placeOne(Battle& battle, CardInPlay card, CommandCardEffect&) {
    const UnitState& bane = battle.unit(unitOfBaneTokens(battle, card.player));
    const Vec2 wished = geometry::plan(battle.mini(bane.leader()).mini.position);
    co_await placeBaneToken(battle, card, wished, faultNearBane);
}

template <class Point>
bool isRevealing(const Battle& battle, const CardInPlay& card, const Point& point) {
    return !baneTokensNear(battle, card.player, point.unit).empty();
}

bool isDeployedNear(const Battle& battle, const CardInPlay& card, const UnitDeployed& point) {
    return !point.byMove && isRevealing(battle, card, point);
}

// The player of the tokens chooses their order.
template <class Point>
Task<void> revealTokens(Battle& battle, CardInPlay card, Point& point) {
    for (;;) {
        const std::vector<ObjectiveId> near = baneTokensNear(battle, card.player, point.unit);
        if (near.empty()) co_return;
        Messages names;
        names.reserve(near.size());
        for (ObjectiveId id : near) names.push_back(say::printed(battle.mission.token(id).name));
        const int chosen = co_await chooseText(battle, card, UnitId{}, std::move(names), false);
        const auto index = static_cast<std::size_t>(std::max(chosen, 0));
        co_await revealBaneToken(battle, card, near[index]);
    }
}

bool mayShowHimself(const Battle& battle, const CardInPlay& card, const StartOfCommandPhase&) {
    return !baneTokenOf(battle, card.player, Keyword::hereIAm).none();
}

Task<void> showHimself(Battle& battle, CardInPlay card, StartOfCommandPhase&) {
    const UnitId bane = unitOfBaneTokens(battle, card.player);
    const bool wants = co_await wantsToUse(battle, card, bane);
    const ObjectiveId token = baneTokenOf(battle, card.player, Keyword::hereIAm);
    if (wants && !token.none()) co_await revealBaneToken(battle, card, token);
}

// True until the token Here I Am is revealed, if the card was divulged.
bool hides(const UnitStand& unit) {
    const auto mark = unit.marks.find(cardOfBaneTokens);
    return mark != unit.marks.end() && mark->second == 1;
}

bool isHiding(const Battle& battle, const CardInPlay& card, const StartOfMakeActions& point) {
    return battle.unit(point.unit).player == card.player && hides(battle.unit(point.unit));
}

Task<void> doNothing(Battle&, CardInPlay, StartOfMakeActions& point) {
    point.actions = 0;
    co_return;
}

void deployNot(const CurrentState& now, MovementAbilities& point) {
    if (hides(*now.unit(point.unit).stand)) point.allowed = false;
}

}  // namespace

CardRule iMakeTheRulesNow() {
    return CardRule(CardRule::Kind::command, cardOfBaneTokens)
        .at<CardDivulged>(placeDivulged, isDivulged)
        .ofPlayer<ResolveSetupEffects>(divulge, mayDivulge)
        .atInAnyOrder<CommandCardEffect>(placeOne, isPlayedUndivulged)
        .ofPlayer<MoveResolved>(revealTokens<MoveResolved>, isRevealing<MoveResolved>)
        .ofPlayer<UnitDeployed>(revealTokens<UnitDeployed>, isDeployedNear)
        .ofPlayer<StartOfCommandPhase>(showHimself, mayShowHimself)
        .ofPlayer<StartOfMakeActions>(doNothing, isHiding)
        .holds<MovementAbilities>(deployNot);
}

}  // namespace sightline::engine::cards
