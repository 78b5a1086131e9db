#include "engine/legion/rules/mission/smoke.h"

#include <utility>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/near_leader.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/place/nearest_place.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// The citation of the rule about the places of smoke tokens.
const Citation smokeRule = citationOf(Keyword::smoke);
// Checks places for a smoke token of a unit. Use it only for a unit on the battlefield.
class SmokeSpots {
  public:
    SmokeSpots(const Battle& battle, UnitId unit)
        : battle_(battle), near_(battle, unit, ObjectiveKind::smoke) {}

    std::optional<Refusal> refusalOf(Vec2 at) const {
        if (!near_.isInRange(at)) return refuse(say::smokeOutOfRange(), smokeRule);
        if (const auto fault = faultOfSpot(battle_, ObjectiveKind::smoke, at))
            return refuse(say::theToken(*fault), smokeRule);
        if (!near_.isInSight(at)) return refuse(say::smokeOutOfSight(), smokeRule);
        return std::nullopt;
    }

    std::optional<Vec2> closest() const {
        const geometry::Mini& leader = near_.leader();
        const double reach = battle_.field.dimensions().rangeBand + leader.base.width;
        return geometry::nearestPoint(
            Vec2{leader.position}, [&](Vec2 at) { return !refusalOf(at); }, reach);
    }

  private:
    const Battle& battle_;
    NearLeader near_;
};

void lay(Battle& battle, UnitId unit, Vec2 at, const Citation& citation) {
    ObjectiveToken token;
    token.id = ObjectiveId{static_cast<int>(battle.mission.tokens.size())};
    token.kind = ObjectiveKind::smoke;
    token.position = discAt(battle, ObjectiveKind::smoke, at).position;
    token.owner = battle.unit(unit).player;
    battle.mission.tokens.push_back(token);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::smokePlaced(),
                   .numbers = {{NumberId::x, at.x}, {NumberId::y, at.y}},
                   .citation = citation,
                   .unit = unit});
}

Spotting questionOf(const Battle& battle, UnitId unit, const geometry::Mini& leaderBefore) {
    auto asked = asking<Spotting>(battle.unit(unit).player, Ask::placeSmoke, smokeRule, unit);
    SpotBounds bounds{.near = leaderBefore, .width = widthOf(ObjectiveKind::smoke)};
    bounds.bands = 1.0;
    bounds.completely = true;
    bounds.proposal = Vec2{leaderBefore.position};
    if (battle.unit(unit).onTable()) {
        bounds.near = battle.mini(battle.unit(unit).leader()).mini;
        bounds.proposal = smokeSpotOf(battle, unit).value_or(bounds.proposal);
    }
    asked.question.spot = std::make_shared<const SpotBounds>(bounds);
    // The proposed place is always accepted. Otherwise there might be no legal answer, because
    // changes by hand can make all other places illegal.
    asked.judge = [&battle, unit, proposal = bounds.proposal](Vec2 at) -> std::optional<Refusal> {
        if (at == proposal || !battle.unit(unit).onTable()) return std::nullopt;
        return SmokeSpots(battle, unit).refusalOf(at);
    };
    return asked;
}

}  // namespace

std::optional<Vec2> smokeSpotOf(const Battle& battle, UnitId unit) {
    if (!battle.unit(unit).onTable()) return std::nullopt;
    return SmokeSpots(battle, unit).closest();
}

Task<void> placeSmoke(Battle& battle, UnitId unit, int tokens, Citation citation) {
    for (int i = 0; i < tokens; ++i) {
        if (!smokeSpotOf(battle, unit)) co_return;
        const geometry::Mini leader = battle.mini(battle.unit(unit).leader()).mini;
        const auto question = [&battle, unit, leader] { return questionOf(battle, unit, leader); };
        const Vec2 at = co_await ask(battle, question);
        lay(battle, unit, at, citation);
    }
}

void removeSmoke(Battle& battle) {
    int removed = 0;
    for (ObjectiveToken& token : battle.mission.tokens) {
        if (token.kind != ObjectiveKind::smoke || token.removed) continue;
        token.removed = true;
        ++removed;
    }
    if (removed == 0) return;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::smokeRemoved(),
                   .numbers = {{NumberId::smoke, removed}},
                   .citation = page(54, "Smoke Tokens")});
}

}  // namespace sightline::engine
