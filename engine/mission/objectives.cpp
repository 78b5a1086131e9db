#include "engine/mission/objectives.h"

#include "engine/activation/suppression.h"
#include "engine/conversation/ask.h"
#include "engine/conversation/bounds.h"
#include "engine/mission/territory.h"
#include "engine/mission/token_spots.h"
#include "geometry/range.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

void lay(Battle& battle, ObjectiveToken& token, Vec2 at, const Citation& citation) {
    token.position = {at.x, at.y, battle.field.surfaceAt(at).top};
    token.holder = {};
    token.dropping = false;
    battle.record({.happening = Happening::objectivePlaced,
                   .verdict = token.kind == ObjectiveKind::poi ? "POI placed" : "asset placed",
                   .numbers = {{"x", at.x}, {"y", at.y}},
                   .citation = citation});
}

}  // namespace

std::optional<geometry::Mini> solidOf(const ObjectiveToken& token) {
    constexpr double tall = 3.0;  // half-range
    if (token.kind != ObjectiveKind::poi || !token.onTable()) return std::nullopt;
    geometry::Mini solid;
    solid.position = token.position;
    solid.base = {widthOf(token.kind), widthOf(token.kind), false};
    solid.height = tall;
    return solid;
}

std::vector<geometry::Mini> poiSolids(const MissionState& mission) {
    std::vector<geometry::Mini> solids;
    for (const ObjectiveToken& token : mission.tokens) {
        if (const auto solid = solidOf(token)) solids.push_back(*solid);
    }
    return solids;
}

bool isContesting(const Battle& battle, UnitId id, const ObjectiveToken& token) {
    const UnitState& unit = battle.unit(id);
    if (token.kind == ObjectiveKind::marker) return false;
    if (!token.onTable() || !unit.onTable() || isPanicked(battle, id)) return false;
    const geometry::Outline leader = geometry::outlineOf(battle.mini(unit.leader()).mini);
    const double distance = geometry::gap(leader, outlineOf(token));
    return geometry::bandOf(battle.field.dimensions(), distance) <= 0.5;
}

std::optional<Player> securedBy(const Battle& battle, const ObjectiveToken& token) {
    int contesting[2] = {};
    for (const UnitState& unit : battle.units) {
        if (!unit.defeated() && isContesting(battle, unit.id, token)) {
            ++contesting[static_cast<std::size_t>(unit.player)];
        }
    }
    if (contesting[0] == contesting[1]) return std::nullopt;
    return contesting[0] > contesting[1] ? Player::blue : Player::red;
}

int assetsHeld(const Battle& battle, Player player) {
    int held = 0;
    for (const ObjectiveToken& token : battle.mission.tokens) {
        const bool asset = token.kind == ObjectiveKind::asset && !token.holder.none();
        if (asset && battle.unit(token.holder).player == player) ++held;
    }
    return held;
}

void placeObjectives(Battle& battle) {
    const Citation citation = page(20, "Placing Objectives");
    if (!battle.mission.objective || !battle.mission.objective->map) return;
    const MapCard& map = *battle.mission.objective->map;
    for (const ObjectiveSpot& spot : map.objectives) {
        const Vec2 wished = onTable(spot.at, map, battle.field.table());
        const Vec2 at = closestSpot(battle, spot.kind, wished);
        ObjectiveToken token;
        token.id = ObjectiveId{static_cast<int>(battle.mission.tokens.size())};
        token.kind = spot.kind;
        token.dropping = true;
        battle.mission.tokens.push_back(token);
        lay(battle, battle.mission.tokens.back(), at, citation);
    }
}

std::vector<OfferedAction> claimsOf(const Battle& battle, UnitId id) {
    std::vector<OfferedAction> claims;
    const MissionState& mission = battle.mission;
    const bool granted = (mission.objective && mission.objective->grantsClaim) ||
                         (mission.secondary && mission.secondary->grantsClaim);
    if (!granted || !isTrooper(battle.unit(id).card->type)) return claims;
    for (const ObjectiveToken& token : mission.tokens) {
        if (token.kind != ObjectiveKind::asset) continue;
        OfferedAction claim;
        claim.name = "Claim asset " + std::to_string(token.id.value + 1);
        claim.cost = 0;
        claim.legal = [id, which = token.id](const Battle& now) {
            return isContesting(now, id, now.mission.token(which));
        };
        claim.resolve = [id, which = token.id](Battle& now) -> Task<void> {
            now.mission.token(which).holder = id;
            now.record({.happening = Happening::assetClaimed,
                        .verdict = "asset claimed",
                        .citation = page(19, "Claiming Asset Objective Tokens"),
                        .unit = id});
            co_return;
        };
        claims.push_back(std::move(claim));
    }
    return claims;
}

void dropAssets(Battle& battle, UnitId id) {
    for (ObjectiveToken& token : battle.mission.tokens) {
        if (token.holder != id) continue;
        token.holder = {};
        token.dropping = true;
        token.dropper = battle.mini(battle.unit(id).leader()).mini;
        token.dropperPlayer = battle.unit(id).player;
        battle.record({.happening = Happening::assetDropped,
                       .verdict = "asset dropped",
                       .citation = page(19, "Claiming Asset Objective Tokens"),
                       .unit = id});
    }
}

namespace {

// Within half-range of the leader that dropped it, or the closest legal spot where there is none.
Task<void> placeDropped(Battle& battle, ObjectiveId which) {
    const Citation citation = page(19, "Claiming Asset Objective Tokens");
    const auto question = [&] {
        const ObjectiveToken& token = battle.mission.token(which);
        const Vec2 leader{token.dropper.position.x, token.dropper.position.y};
        auto asked = asking<Spotting>(opponent(token.dropperPlayer), Ask::placeAsset, citation);
        const SpotBounds bounds{token.dropper, widthOf(token.kind),
                                closestSpot(battle, token.kind, leader)};
        asked.question.spot = std::make_shared<const SpotBounds>(bounds);
        asked.judge = [&battle, bounds, citation](Vec2 at) -> std::optional<Refusal> {
            if (at.x == bounds.proposal.x && at.y == bounds.proposal.y) return std::nullopt;
            if (const auto fault = faultOfSpot(battle, ObjectiveKind::asset, at)) {
                return refuse("the token " + *fault, page(20, "Placing Objectives"));
            }
            const double distance = geometry::gap(geometry::outlineOf(bounds.near),
                                                  outlineOf(ObjectiveKind::asset, at));
            if (geometry::bandOf(battle.field.dimensions(), distance) <= 0.5) return std::nullopt;
            return refuse("within half-range of the unit leader that dropped it", citation);
        };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    lay(battle, battle.mission.token(which), at, citation);
}

}  // namespace

Task<void> placeDroppedAssets(Battle& battle) {
    for (const UnitState& unit : battle.units) {
        if (!unit.defeated() && isPanicked(battle, unit.id)) dropAssets(battle, unit.id);
    }
    for (std::size_t i = 0; i < battle.mission.tokens.size(); ++i) {
        if (!battle.mission.tokens[i].dropping) continue;
        co_await placeDropped(battle, ObjectiveId{static_cast<int>(i)});
    }
}

}  // namespace sightline::engine
