// Two command cards of Sabine Wren: Symbol of Rebellion and Make the Impossible Possible. In the
// round of such a card, she may place a Graffiti token as a free action. The token must touch
// terrain that is not area terrain. The rule of the tokens is in mission/graffiti.cpp, because the
// tokens act until the end of the game.
#include <algorithm>
#include <utility>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/activation/place_token.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/mission/graffiti.h"
#include "engine/legion/rules/mission/near_leader.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/graffiti.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/range/range.h"
#include "geometry/table/terrain_under.h"

namespace sightline::engine::cards {
namespace {

using geometry::Vec2;

constexpr ObjectiveKind kindOfGraffiti = ObjectiveKind::marker;
// Largest gap in inches between a token and the terrain that it touches. Players place tokens by
// hand, so the gap may be more than 0.
constexpr double gapOfTouch = 0.1;

// True if the disc overlaps terrain that is not area terrain and is not lower than `floor`.
bool overlapsTerrain(const Battle& battle, const geometry::Outline& disc, double floor) {
    const auto none = [](const geometry::PieceInfo&) { return false; };
    const auto under = geometry::terrainUnder(battle.field, disc, none);
    return std::any_of(under.begin(), under.end(), [&](const geometry::TerrainUnder& one) {
        const geometry::PieceInfo& piece = *battle.field.piece(one.piece);
        return piece.facts.kind != geometry::Kind::area &&
               piece.top > floor - geometry::contactTolerance;
    });
}

bool touchesTerrain(const Battle& battle, Vec2 at) {
    geometry::Outline wide = outlineOf(kindOfGraffiti, at);
    wide.radius += gapOfTouch;
    return overlapsTerrain(battle, wide, battle.field.surfaceAt(at).top);
}

// True if any place within range 1 of the unit leader could touch terrain.
bool isTerrainNear(const Battle& battle, const geometry::Mini& leader) {
    geometry::Outline wide = geometry::outlineOf(leader);
    wide.radius += battle.field.dimensions().rangeBand + widthOf(kindOfGraffiti) + gapOfTouch;
    return overlapsTerrain(battle, wide, 0.0);
}

std::optional<Message> faultOfGraffiti(const Battle& battle, UnitId unit, Vec2 at) {
    if (!battle.unit(unit).onTable()) return say::outOfRangeOfLeader();
    const geometry::Mini& leader = battle.mini(battle.unit(unit).leader()).mini;
    const double gap = geometry::gap(geometry::outlineOf(leader), outlineOf(kindOfGraffiti, at));
    if (geometry::bandOf(battle.field.dimensions(), gap) > 1.0) return say::outOfRangeOfLeader();
    if (!touchesTerrain(battle, at)) return say::touchesNoTerrain();
    if (auto fault = faultOfFlatSpot(battle, kindOfGraffiti, at)) return fault;
    if (!NearLeader(battle, unit, kindOfGraffiti).isInSight(at)) return say::leaderSeesNoToken();
    return std::nullopt;
}

TokenToPlace graffitiOf(const Battle& battle, UnitId unit) {
    TokenToPlace token{.printed = graffitiToken, .nearLeader = true, .completely = false};
    token.fault = [unit](const Battle& now, Vec2 at) { return faultOfGraffiti(now, unit, at); };
    token.strip = gapOfTouch * 0.9;
    if (battle.unit(unit).onTable())
        token.wished = geometry::plan(battle.mini(battle.unit(unit).leader()).mini.position);
    return token;
}

Task<void> placeGraffiti(Battle& battle, CardInPlay card, UnitId unit) {
    TokenGiver giver{actionSourceOf(card), card.player, unit};
    co_await placeToken(battle, std::move(giver), graffitiOf(battle, unit));
}

bool mayPlaceGraffiti(const Battle& battle, const CardInPlay& card, const OfferCardActions& point) {
    return isOwner(battle, card, point.unit);
}

Task<void> offerGraffiti(Battle&, CardInPlay card, OfferCardActions& point) {
    OfferedAction offered{.name = card.name, .cost = 0};
    offered.id = card.id;
    offered.legal = [unit = point.unit](const Battle& now) {
        return now.unit(unit).onTable() &&
               isTerrainNear(now, now.mini(now.unit(unit).leader()).mini) &&
               placeFor(now, unit, graffitiOf(now, unit)).has_value();
    };
    offered.resolve = [card, unit = point.unit](Battle& now) {
        return placeGraffiti(now, card, unit);
    };
    point.offered.push_back(std::move(offered));
    co_return;
}

ActionOrder recoverOf(UnitId unit) {
    return {.unit = unit, .action = Action::recover, .isFree = true};
}

// True if a Recover action of the unit would remove a token, or could turn a token or a card.
bool recoversAnything(const UnitState& unit) {
    return unit.tokens[Token::suppression] > 0 || unit.tokens[Token::inactiveShield] > 0 ||
           std::any_of(unit.cards.begin(), unit.cards.end(), [](const EquippedCard& card) {
               return card.state == EquippedCard::State::exhausted || card.sides.size() > 1;
           });
}

bool mayRecover(const Battle& battle, const CardInPlay& card, const StartOfUnitActivation& point) {
    return isOwner(battle, card, point.unit) && recoversAnything(battle.unit(point.unit)) &&
           isLegalAction(battle, recoverOf(point.unit));
}

Task<void> recoverFirst(Battle& battle, CardInPlay card, StartOfUnitActivation& point) {
    std::vector<Action> recover{Action::recover};
    co_await offerFreeAction(battle, recoverOf(point.unit), std::move(recover),
                             actionSourceOf(card));
}

bool isPlayedNow(const Battle&, const CardInPlay& card, const CommandCardEffect& point) {
    return point.player == card.player && point.card.id == card.id;
}

Task<void> steadyThisRound(Battle& battle, CardInPlay card, CommandCardEffect&) {
    for (UnitId unit : ownersOf(battle, card.player, *card.command)) {
        RuleGrant grant{.source = card.name, .citation = card.citation()};
        KeywordText steady{.name = Keyword::steady};
        steady.automated = true;
        grant.keywords = {std::move(steady)};
        beginEffect(battle, unit, std::move(grant), EffectDuration::round);
    }
    co_return;
}

}  // namespace

CardRule symbolOfRebellion() {
    return CardRule(CardRule::Kind::command, "symbol-of-rebellion")
        .at<StartOfUnitActivation>(recoverFirst, mayRecover)
        .atInAnyOrder<OfferCardActions>(offerGraffiti, mayPlaceGraffiti);
}

CardRule makeTheImpossiblePossible() {
    return CardRule(CardRule::Kind::command, "make-the-impossible-possible")
        .atInAnyOrder<CommandCardEffect>(steadyThisRound, isPlayedNow)
        .atInAnyOrder<OfferCardActions>(offerGraffiti, mayPlaceGraffiti);
}

}  // namespace sightline::engine::cards
