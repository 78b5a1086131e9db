// Functions that place new tokens of objective cards, and functions that move these tokens.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/missions.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/place/nearest_place.h"
#include "geometry/range/range.h"

namespace sightline::engine::cards {
namespace {

using geometry::Vec2;

const Citation placingTokens = page(20, "Placing Objectives");

geometry::Mini discOf(ObjectiveKind kind, geometry::Vec3 position) {
    geometry::Mini disc;
    disc.position = position;
    disc.base = {widthOf(kind), widthOf(kind), false};
    disc.height = 0.1;
    return disc;
}

Spotting spottingFor(const CardInPlay& card, const std::string& token, SpotBounds bounds) {
    auto asked = asking<Spotting>(card.player, Ask::placeToken, card.citation());
    asked.question.names = {card.name, card.text, token};
    asked.question.card = card.id;
    asked.question.spot = std::make_shared<const SpotBounds>(std::move(bounds));
    return asked;
}

std::optional<Message> faultOfNew(const Battle& battle, const NewToken& token, Vec2 at) {
    if (auto fault = faultOfSpot(battle, token.kind, at)) return fault;
    return token.fault ? token.fault(battle, at) : std::nullopt;
}

// The reason why the token may not move to `at`: the place is not within half range of the token,
// or no token may lie there. No value if the move is legal.
std::optional<Message> faultOfMove(const Battle& battle, const ObjectiveToken& token, Vec2 at) {
    const double distance = geometry::gap(outlineOf(token), outlineOf(token.kind, at));
    if (geometry::bandOf(battle.field.dimensions(), distance) > 0.5)
        return say::notWithinHalfOfPlace();
    return faultOfSpot(battle, token.kind, at, token.id);
}

// The legal place on the way from the token to `target` that is closest to `target`.
Vec2 placeTowards(const Battle& battle, const ObjectiveToken& token, Vec2 target) {
    constexpr int steps = 20;
    const Vec2 from = geometry::plan(token.position);
    const double farthest = battle.field.dimensions().halfRange + widthOf(token.kind);
    const double way = glm::distance(from, target);
    if (way <= 0.0) return from;
    const Vec2 most = from + (target - from) * (std::min(farthest, way) / way);
    for (int i = steps; i > 0; --i) {
        const Vec2 at = from + (most - from) * (static_cast<double>(i) / steps);
        if (!faultOfMove(battle, token, at)) return at;
    }
    return from;
}

Task<void> moveToken(Battle& battle, CardInPlay card, ObjectiveId id, Vec2 target) {
    const geometry::Vec3 before = battle.mission.token(id).position;
    const auto question = [&battle, card, id, before, target] {
        const ObjectiveToken& token = battle.mission.token(id);
        SpotBounds bounds{.near = discOf(token.kind, before), .width = widthOf(token.kind)};
        bounds.proposal = placeTowards(battle, token, target);
        Spotting asked = spottingFor(card, token.name, bounds);
        asked.judge = [&battle, id, stays = geometry::plan(before),
                       proposal = bounds.proposal](Vec2 at) -> std::optional<Refusal> {
            if (at == stays || at == proposal) return std::nullopt;
            const auto fault = faultOfMove(battle, battle.mission.token(id), at);
            if (!fault) return std::nullopt;
            return refuse(say::theToken(*fault), placingTokens);
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    ObjectiveToken& token = battle.mission.token(id);
    token.position = {at.x, at.y, battle.field.surfaceAt(at).top};
    battle.record({.happening = Happening::objectivePlaced,
                   .message = say::tokenMoved(token.name),
                   .numbers = {{NumberId::x, at.x}, {NumberId::y, at.y}},
                   .citation = card.citation(),
                   .player = card.player});
}

std::vector<ObjectiveId> waitingTokens(const Battle& battle, Player player, TokensOf tokens,
                                       const std::vector<ObjectiveId>& moved) {
    std::vector<ObjectiveId> waiting = tokens(battle, player);
    std::erase_if(waiting, [&](ObjectiveId one) {
        return std::find(moved.begin(), moved.end(), one) != moved.end();
    });
    return waiting;
}

}  // namespace

Task<void> placeNewToken(Battle& battle, CardInPlay card, NewToken token) {
    const auto question = [&battle, card, token] {
        const auto isLegal = [&](Vec2 at) { return !faultOfNew(battle, token, at); };
        const geometry::TableSize table = battle.field.table();
        const Vec2 proposal =
            geometry::nearestPoint(token.wished, isLegal, table.width + table.depth)
                .value_or(token.wished);
        SpotBounds bounds{.near = discOf(token.kind, {proposal.x, proposal.y, 0.0}),
                          .width = widthOf(token.kind)};
        bounds.proposal = proposal;
        bounds.anywhere = true;
        Spotting asked = spottingFor(card, token.printed, bounds);
        asked.judge = [&battle, token, proposal](Vec2 at) -> std::optional<Refusal> {
            if (at == proposal) return std::nullopt;
            const auto fault = faultOfNew(battle, token, at);
            if (!fault) return std::nullopt;
            return refuse(say::theToken(*fault), placingTokens);
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    ObjectiveToken& placed = addToken(battle, token.kind, token.printed);
    placed.owner = token.owner;
    layToken(battle, placed, at, card.citation());
}

Task<void> placeAssetsInTurn(Battle& battle, CardInPlay card, std::string printed, int count,
                             FaultOfPlace fault) {
    const geometry::TableSize table = battle.field.table();
    for (Player player : bothPlayers) {
        const bool near = sideOf(battle, player) == TableSide::near;
        for (int i = 0; i < count; ++i) {
            const double share = (i + 1.0) / (count + 1.0);
            NewToken token{.printed = printed, .kind = ObjectiveKind::asset};
            token.wished = {table.width * share, table.depth * (near ? 0.4 : 0.6)};
            token.fault = fault;
            co_await placeNewToken(battle, cardOf(card, player), std::move(token));
        }
    }
}

void placeInCentre(Battle& battle, const CardInPlay& card, ObjectiveKind kind,
                   const std::string& printed) {
    const geometry::TableSize table = battle.field.table();
    const Vec2 centre{table.width / 2.0, table.depth / 2.0};
    const auto isLegal = [&](Vec2 at) { return !terrainFaultOf(battle, kind, at); };
    const Vec2 at =
        geometry::nearestPoint(centre, isLegal, table.width + table.depth).value_or(centre);
    layToken(battle, addToken(battle, kind, printed), at, card.citation());
}

Task<void> moveTokensInTurns(Battle& battle, CardInPlay card, TokensOf tokens, Towards towards) {
    std::vector<ObjectiveId> moved;
    Player turn = Player::blue;
    for (;;) {
        if (waitingTokens(battle, turn, tokens, moved).empty()) turn = opponent(turn);
        const std::vector<ObjectiveId> waiting = waitingTokens(battle, turn, tokens, moved);
        if (waiting.empty()) co_return;
        const CardInPlay own = cardOf(card, turn);
        Messages names;
        names.reserve(waiting.size());
        for (ObjectiveId one : waiting)
            names.push_back(say::printed(battle.mission.token(one).name));
        const int chosen = co_await chooseText(battle, own, UnitId{}, std::move(names), false);
        const ObjectiveId id = waiting[static_cast<std::size_t>(std::max(0, chosen))];
        const Vec2 target = towards(battle, turn, battle.mission.token(id));
        co_await moveToken(battle, own, id, target);
        moved.push_back(id);
        turn = opponent(turn);
    }
}

}  // namespace sightline::engine::cards
