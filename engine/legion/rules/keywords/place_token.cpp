#include "engine/legion/rules/keywords/place_token.h"

#include <utility>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/place/nearest_place.h"
#include "geometry/range/range.h"

namespace sightline::engine::keywords {
namespace {

using geometry::Vec2;

constexpr ObjectiveKind kindOfTokens = ObjectiveKind::marker;

// The largest distance of a legal place from the wished place, in inches.
double farthest(const Battle& battle, const Bearer& bearer, const TokenToPlace& token) {
    if (token.nearLeader) {
        const UnitState& unit = battle.unit(bearer.unit);
        return battle.field.dimensions().rangeBand + battle.mini(unit.leader()).mini.base.width;
    }
    return battle.field.table().width + battle.field.table().depth;
}

SpotBounds boundsOf(const Battle& battle, const Bearer& bearer, const TokenToPlace& token,
                    Vec2 proposal) {
    SpotBounds bounds{.width = widthOf(kindOfTokens), .proposal = proposal};
    bounds.anywhere = !token.nearLeader;
    if (token.nearLeader && battle.unit(bearer.unit).onTable()) {
        bounds.near = battle.mini(battle.unit(bearer.unit).leader()).mini;
        bounds.bands = 1.0;
        bounds.completely = true;
        return bounds;
    }
    bounds.near.position = {proposal.x, proposal.y, 0.0};
    bounds.near.base = {bounds.width, bounds.width, false};
    return bounds;
}

}  // namespace

std::optional<Vec2> placeFor(const Battle& battle, const Bearer& bearer,
                             const TokenToPlace& token) {
    if (token.nearLeader && !battle.unit(bearer.unit).onTable()) return std::nullopt;
    return geometry::nearestPoint(
        token.wished, [&](Vec2 at) { return !token.fault(battle, at); },
        farthest(battle, bearer, token));
}

Task<bool> placeToken(Battle& battle, Bearer bearer, TokenToPlace token) {
    const std::optional<Vec2> first = placeFor(battle, bearer, token);
    if (!first) co_return false;
    const auto question = [&battle, bearer, token, first] {
        const ActionSource giver = actionSourceOf(battle, bearer);
        auto asked = asking<Spotting>(bearer.player, Ask::placeToken, giver.citation, bearer.unit);
        asked.question.names = {giver.name, giver.help, token.printed};
        asked.question.keyword = giver.keyword;
        const Vec2 proposal = placeFor(battle, bearer, token).value_or(*first);
        asked.question.spot =
            std::make_shared<const SpotBounds>(boundsOf(battle, bearer, token, proposal));
        // The proposed place is always accepted. Otherwise there might be no legal answer, because
        // changes by hand can make all other places illegal.
        asked.judge = [&battle, token, proposal,
                       rule = giver.citation](Vec2 at) -> std::optional<Refusal> {
            if (at == proposal) return std::nullopt;
            const auto fault = token.fault(battle, at);
            if (!fault) return std::nullopt;
            return refuse(say::theToken(*fault), rule);
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    ObjectiveToken& placed = addToken(battle, kindOfTokens, token.printed);
    placed.owner = bearer.player;
    layToken(battle, placed, at, bearer.citation());
    co_return true;
}

}  // namespace sightline::engine::keywords
