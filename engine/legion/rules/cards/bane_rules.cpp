#include "engine/legion/rules/cards/bane_rules.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/offered_texts.h"
#include "engine/legion/rules/attack/area_attack.h"
#include "engine/legion/rules/mission/near_leader.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/bane_tokens.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/missions.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/place/nearest_place.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

using geometry::Vec2;

constexpr ObjectiveKind kindOfBane = ObjectiveKind::marker;

bool isNearBane(const Battle& battle, const geometry::Mini& mini, const ObjectiveToken& token) {
    const double inches = geometry::gap(geometry::outlineOf(mini), outlineOf(token));
    return geometry::bandOf(battle.field.dimensions(), inches) <= 1.0;
}

bool seesBane(const Battle& battle, const Tabletop& table, const UnitOnTable& unit,
              const geometry::Mini& mini, const ObjectiveToken& token) {
    UnitOnTable lying;
    lying.minis = {{-1, discAt(battle, token.kind, geometry::plan(token.position))}};
    return sightBetween(table, unit, mini, lying, lying.minis.front().mini).visible;
}

// The place of a miniature that replaces the token: the place of the token, or the closest place at
// which the base overlaps nothing.
geometry::Mini standingOn(const Battle& battle, UnitId id, const ObjectiveToken& token) {
    geometry::Mini mini = battle.mini(battle.unit(id).leader()).mini;
    const auto others = battle.inTheWayOf(id);
    const auto isFree = [&](Vec2 at) {
        geometry::Mini there = mini;
        there.position = {at.x, at.y, battle.field.surfaceAt(at).top};
        return std::none_of(others.begin(), others.end(), [&](const auto& other) {
            return geometry::overlapDepth(geometry::outlineOf(there),
                                          geometry::outlineOf(other.mini)) > geometry::sameLength;
        });
    };
    const Vec2 wished = geometry::plan(token.position);
    const double most = battle.field.table().width + battle.field.table().depth;
    const Vec2 at = geometry::nearestPoint(wished, isFree, most).value_or(wished);
    mini.position = {at.x, at.y, battle.field.surfaceAt(at).top};
    return mini;
}

// The miniatures of the unit keep their places around the unit leader.
void standOn(Battle& battle, UnitId id, const ObjectiveToken& token) {
    const geometry::Mini leader = standingOn(battle, id, token);
    const geometry::Vec3 before = battle.mini(battle.unit(id).leader()).mini.position;
    battle.unit(id).undeployed = false;
    for (MiniId one : battle.unit(id).minis) {
        geometry::Mini mini = battle.mini(one).mini;
        mini.position += leader.position - before;
        battle.place(one, mini);
    }
    followConditions(battle, id);
}

Task<void> takeItsPlace(Battle& battle, ObjectiveId id, Citation rule) {
    const ObjectiveToken token = battle.mission.token(id);
    const UnitId bane = unitOfBaneTokens(battle, *token.owner);
    battle.mission.token(id).removed = true;
    if (bane.none() || battle.unit(bane).defeated()) co_return;
    const bool comesOn = battle.unit(bane).undeployed;
    standOn(battle, bane, token);
    auto& marks = battle.unit(bane).marks;
    if (marks.contains(cardOfBaneTokens)) marks[cardOfBaneTokens] = 2;
    battle.record({.happening = comesOn ? Happening::deployed : Happening::keywordActed,
                   .message = say::replacesToken(token.name),
                   .citation = rule,
                   .unit = bane});
    if (comesOn) {
        UnitDeployed placed{bane};
        co_await reach(battle, placed);
    } else {
        UnitPlaced placed{.unit = bane, .kind = {}, .pivoted = false, .intoMelee = {}};
        co_await reach(battle, placed);
    }
    if (comesOn && !battle.unit(bane).defeated()) co_await issueOrder(battle, bane, bane, rule);
}

Task<void> explode(Battle& battle, CardInPlay card, ObjectiveId id) {
    const ObjectiveToken token = battle.mission.token(id);
    const UnitId user = unitOfBaneTokens(battle, card.player);
    if (!user.none() && card.command && card.command->weapon) {
        const Weapon& weapon = *card.command->weapon;
        AreaSource source{.token = discAt(battle, token.kind, geometry::plan(token.position)),
                          .weapon = weapon,
                          .surge = weapon.surge};
        co_await makeAreaAttack(battle, user, std::move(source));
    }
    battle.mission.token(id).removed = true;
}

std::optional<Message> faultOfBane(const Battle& battle, Player player, Vec2 at, FaultOfBane more) {
    if (auto fault = faultOfSpot(battle, kindOfBane, at)) return fault;
    for (const ObjectiveToken& other : battle.mission.tokens) {
        const bool ignored = !other.onTable() || other.kind == ObjectiveKind::smoke ||
                             baneFaceOf(other) != Keyword::none;
        if (!ignored && geometry::overlapDepth(outlineOf(kindOfBane, at), outlineOf(other)) >
                            geometry::sameLength)
            return say::overlapsToken(other.id.value + 1);
    }
    return more(battle, player, at);
}

// The faces of which the player has no token on the battlefield.
std::vector<std::string> facesLeft(const Battle& battle, Player player) {
    std::vector<std::string> faces;
    for (Keyword one : {Keyword::hereIAm, Keyword::smokeAndMirrors, Keyword::kablamo})
        if (baneTokenOf(battle, player, one).none()) faces.emplace_back(nameOf(one));
    return faces;
}

// Only the player may see the choice. So the question has no words for the other player.
Task<std::string> chooseFace(Battle& battle, CardInPlay card) {
    const auto question = [&] {
        auto asked = asking<Choice>(card.player, Ask::chooseForEffect, card.citation());
        asked.question.names = {card.name, card.text};
        asked.question.card = card.id;
        Messages texts;
        for (const std::string& face : facesLeft(battle, card.player))
            texts.push_back(say::printed(face));
        offerTexts(asked.question, texts, false);
        asked.question.words.clear();
        asked.question.secret = true;
        return asked;
    };
    const std::vector<std::string> faces = facesLeft(battle, card.player);
    if (faces.empty()) co_return std::string{};
    if (faces.size() == 1 && !battle.asksEverything) co_return faces.front();
    const Option chosen = co_await ask(battle, question);
    const int text = textChosen(chosen);
    co_return text < 0 ? std::string{} : faces[static_cast<std::size_t>(text)];
}

}  // namespace

UnitId unitOfBaneTokens(const Battle& battle, Player player) {
    for (const CardInPlay& card : commandCardsOf(battle, player)) {
        if (card.id != cardOfBaneTokens) continue;
        const auto& names = card.command->belongsTo;
        for (const UnitState& unit : battle.units) {
            if (unit.player == player &&
                std::find(names.begin(), names.end(), unit.card->name) != names.end())
                return unit.id;
        }
    }
    return {};
}

ObjectiveId baneTokenOf(const Battle& battle, Player player, Keyword face) {
    for (const ObjectiveToken& token : battle.mission.tokens)
        if (token.owner == player && baneFaceOf(token) == face) return token.id;
    return {};
}

std::vector<ObjectiveId> baneTokensNear(const Battle& battle, Player player, UnitId unit) {
    std::vector<ObjectiveId> near;
    if (battle.unit(unit).player == player || !battle.unit(unit).onTable()) return near;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        if (token.owner != player || baneFaceOf(token) == Keyword::none) continue;
        std::vector<MiniId> minis = battle.unit(unit).minis;
        std::erase_if(
            minis, [&](MiniId one) { return !isNearBane(battle, battle.mini(one).mini, token); });
        if (minis.empty()) continue;
        const Tabletop table = tabletopOf(battle);
        const UnitOnTable& seen = table.unit(unit);
        if (std::any_of(minis.begin(), minis.end(), [&](MiniId one) {
                return seesBane(battle, table, seen, battle.mini(one).mini, token);
            }))
            near.push_back(token.id);
    }
    return near;
}

Task<void> revealBaneToken(Battle& battle, CardInPlay card, ObjectiveId id) {
    const ObjectiveToken token = battle.mission.token(id);
    const Keyword face = baneFaceOf(token);
    if (face == Keyword::none) co_return;
    const Citation rule = citationOf(face);
    battle.revelations.push_back(battle.answersTaken);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::baneTokenRevealed(token.printed),
                   .numbers = {{NumberId::x, token.position.x}, {NumberId::y, token.position.y}},
                   .citation = rule,
                   .player = token.owner});
    if (face == Keyword::hereIAm)
        co_await takeItsPlace(battle, id, rule);
    else if (face == Keyword::kablamo)
        co_await explode(battle, card, id);
    else
        battle.mission.token(id).removed = true;
}

Task<void> placeBaneToken(Battle& battle, CardInPlay card, Vec2 wished, FaultOfBane fault) {
    const double most = battle.field.table().width + battle.field.table().depth;
    const Player player = card.player;
    const auto legalPlace = [&battle, player, wished, fault, most] {
        return geometry::nearestPoint(
            wished, [&](Vec2 at) { return !faultOfBane(battle, player, at, fault); }, most);
    };
    const std::optional<Vec2> first = legalPlace();
    if (!first) co_return;
    const std::string face = co_await chooseFace(battle, card);
    if (face.empty()) co_return;
    const auto question = [&battle, card, player, fault, first, legalPlace] {
        auto asked = asking<Spotting>(player, Ask::placeToken, card.citation());
        asked.question.names = {card.name, card.text, baneToken};
        asked.question.card = card.id;
        SpotBounds bounds{.width = widthOf(kindOfBane), .anywhere = true};
        bounds.proposal = legalPlace().value_or(*first);
        bounds.near = discAt(battle, kindOfBane, bounds.proposal);
        asked.question.spot = std::make_shared<const SpotBounds>(bounds);
        asked.judge = [&battle, player, fault, proposal = bounds.proposal,
                       rule = card.citation()](Vec2 at) -> std::optional<Refusal> {
            if (at == proposal) return std::nullopt;
            const auto why = faultOfBane(battle, player, at, fault);
            if (!why) return std::nullopt;
            return refuse(say::theToken(*why), rule);
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    ObjectiveToken& placed = addToken(battle, kindOfBane, face);
    placed.owner = player;
    placed.name = face;
    placed.dropping = false;
    placed.position = {at.x, at.y, battle.field.surfaceAt(at).top};
    battle.record({.happening = Happening::objectivePlaced,
                   .message = say::baneTokenPlaced(),
                   .numbers = {{NumberId::x, at.x}, {NumberId::y, at.y}},
                   .citation = card.citation(),
                   .player = player});
}

}  // namespace sightline::engine::cards
