#include "engine/legion/rules/activation/place_token.h"

#include <utility>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/place/nearest_place.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

constexpr ObjectiveKind kindPlaced = ObjectiveKind::marker;

// The largest distance of a legal place from the wished place, in inches.
double farthestPlace(const Battle& battle, UnitId id, const TokenToPlace& token) {
    if (token.nearLeader) {
        const UnitState& unit = battle.unit(id);
        return battle.field.dimensions().rangeBand + battle.mini(unit.leader()).mini.base.width;
    }
    return battle.field.table().width + battle.field.table().depth;
}

SpotBounds boundsOf(const Battle& battle, UnitId unit, const TokenToPlace& token, Vec2 proposal) {
    SpotBounds bounds{.width = widthOf(kindPlaced), .proposal = proposal};
    bounds.anywhere = !token.nearLeader;
    if (token.nearLeader && battle.unit(unit).onTable()) {
        bounds.near = battle.mini(battle.unit(unit).leader()).mini;
        bounds.bands = 1.0;
        bounds.completely = token.completely;
        return bounds;
    }
    bounds.near.position = {proposal.x, proposal.y, 0.0};
    bounds.near.base = {bounds.width, bounds.width, false};
    return bounds;
}

// The legal place that is closest to `wished`, among places on rings around `wished`. `apart` is
// the distance between two rings. The search finds every strip of legal places that is wider than
// this distance.
template <class IsLegal>
std::optional<Vec2> nearestOnRings(Vec2 wished, const IsLegal& isLegal, double apart, double most) {
    constexpr int directions = 72;
    for (double radius = 0.0; radius <= most; radius += apart) {
        for (int i = 0; i < directions; ++i) {
            const Vec2 at =
                wished + geometry::direction(geometry::Degrees{360.0 / directions * i}) * radius;
            if (isLegal(at)) return at;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Vec2> placeFor(const Battle& battle, UnitId unit, const TokenToPlace& token) {
    if (token.nearLeader && !battle.unit(unit).onTable()) return std::nullopt;
    const auto isLegal = [&](Vec2 at) { return !token.fault(battle, at); };
    const double most = farthestPlace(battle, unit, token);
    if (token.strip > 0.0) return nearestOnRings(token.wished, isLegal, token.strip, most);
    return geometry::nearestPoint(token.wished, isLegal, most);
}

Task<bool> placeToken(Battle& battle, TokenGiver giver, TokenToPlace token) {
    const std::optional<Vec2> first = placeFor(battle, giver.unit, token);
    if (!first) co_return false;
    const auto question = [&battle, giver, token, first] {
        const ActionSource& source = giver.source;
        auto asked = asking<Spotting>(giver.player, Ask::placeToken, source.citation, giver.unit);
        asked.question.names = {source.name, source.help, token.printed};
        asked.question.keyword = source.keyword;
        asked.question.card = source.card;
        const Vec2 proposal = placeFor(battle, giver.unit, token).value_or(*first);
        asked.question.spot =
            std::make_shared<const SpotBounds>(boundsOf(battle, giver.unit, token, proposal));
        // The proposed place is always accepted. Otherwise there might be no legal answer, because
        // changes by hand can make all other places illegal.
        asked.judge = [&battle, token, proposal,
                       rule = source.citation](Vec2 at) -> std::optional<Refusal> {
            if (at == proposal) return std::nullopt;
            const auto fault = token.fault(battle, at);
            if (!fault) return std::nullopt;
            return refuse(say::theToken(*fault), rule);
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    ObjectiveToken& placed = addToken(battle, kindPlaced, token.printed);
    placed.owner = giver.player;
    layToken(battle, placed, at, giver.source.citation);
    co_return true;
}

}  // namespace sightline::engine
