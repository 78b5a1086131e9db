#include "engine/legion/rules/mission/objectives.h"

#include "engine/legion/rules/mission/asset_limits.h"

#include <algorithm>
#include <utility>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/graffiti.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/rulings/contesting.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/state/bane_tokens.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/missions.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// The name of the token that a keyword places on the battlefield.
constexpr const char* priorityMission = "Priority Mission";

Message placedMessage(const ObjectiveToken& token) {
    if (!token.printed.empty()) return say::tokenPlaced(token.name);
    return token.kind == ObjectiveKind::poi ? say::poiPlaced() : say::assetPlaced();
}

}  // namespace

void layToken(Battle& battle, ObjectiveToken& token, Vec2 at, const Citation& citation) {
    token.position = {at.x, at.y, battle.field.surfaceAt(at).top};
    token.holder = {};
    token.dropping = false;
    battle.record({.happening = Happening::objectivePlaced,
                   .message = placedMessage(token),
                   .numbers = {{NumberId::x, at.x}, {NumberId::y, at.y}},
                   .citation = citation});
    followConditions(battle);
}

// The name of the next token for which a card prints this name, such as "Bunker 3".
static std::string nextNameOf(const Battle& battle, const std::string& printed) {
    const auto& tokens = battle.mission.tokens;
    const auto same = std::count_if(tokens.begin(), tokens.end(), [&](const ObjectiveToken& one) {
        return one.printed == printed;
    });
    return printed + " " + std::to_string(same + 1);
}

ObjectiveToken& addToken(Battle& battle, ObjectiveKind kind, const std::string& printed) {
    auto& tokens = battle.mission.tokens;
    ObjectiveToken token;
    token.id = ObjectiveId{static_cast<int>(tokens.size())};
    token.kind = kind;
    token.dropping = true;
    token.printed = printed;
    if (!printed.empty()) token.name = nextNameOf(battle, printed);
    tokens.push_back(std::move(token));
    return tokens.back();
}

std::string nameByMission(const Battle& battle, ObjectiveKind kind) {
    if (kind != ObjectiveKind::poi && kind != ObjectiveKind::asset) return {};
    std::vector<std::string> names;
    for (const BattleCard* card : {battle.mission.objective, battle.mission.secondary}) {
        if (!card || !card->program) continue;
        const auto& own = kind == ObjectiveKind::poi ? card->printedPois : card->printedAssets;
        names.insert(names.end(), own.begin(), own.end());
    }
    return names.size() == 1 ? nextNameOf(battle, names.front()) : std::string{};
}

std::string printedNameIn(const Battle& battle, const std::string& name) {
    std::vector<std::string> names = baneFaceNames();
    names.emplace_back(priorityMission);
    if (appliesGraffiti(battle)) names.emplace_back(graffitiToken);
    for (const BattleCard* card : {battle.mission.objective, battle.mission.secondary}) {
        if (!card || !card->program) continue;
        names.insert(names.end(), card->printedTokens.begin(), card->printedTokens.end());
    }
    for (const UnitState& unit : battle.units) {
        for (const Weapon& weapon : unit.card->weapons)
            if (weapon.area) names.push_back(weapon.name);
    }
    for (Player player : bothPlayers) {
        for (const CommandCard* card : BattleState(battle).commandCards(player))
            if (card->weapon && card->weapon->area) names.push_back(card->weapon->name);
    }
    const auto is = [&](const std::string& printed) {
        return name == printed || name.starts_with(printed + " ");
    };
    const auto found = std::find_if(names.begin(), names.end(), is);
    return found == names.end() ? std::string{} : *found;
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

std::vector<ObjectiveSpot> objectiveSpots(const Battle& battle) {
    if (!battle.mission.objective || !battle.mission.objective->map) return {};
    const MapCard& map = *battle.mission.objective->map;
    std::vector<ObjectiveSpot> spots = map.objectives;
    for (ObjectiveSpot& spot : spots) spot.at = onTable(spot.at, map, battle.field.table());
    return spots;
}

void placeObjectives(Battle& battle) {
    const Citation citation = page(20, "Placing Objectives");
    for (const ObjectiveSpot& spot : objectiveSpots(battle)) {
        const auto fault = faultOfSpot(battle, spot.kind, spot.at);
        const Vec2 at = fault ? closestSpot(battle, spot.kind, spot.at) : spot.at;
        const BattleCard& card = *battle.mission.objective;
        const bool isNamed = card.program && !card.printedTokens.empty();
        ObjectiveToken& token =
            addToken(battle, spot.kind, isNamed ? card.printedTokens.front() : "");
        layToken(battle, token, at, citation);
        if (!fault) continue;
        Ruling& said = battle.log.back();
        talk::say(said, say::placedClose(said.message, *fault));
        said.numbers.push_back({NumberId::inches, glm::distance(at, spot.at)});
    }
}

namespace {

Message claimOf(const ObjectiveToken& token) {
    if (!token.printed.empty()) return say::claimToken(token.name);
    return say::claimAsset(token.id.value + 1);
}

// True if the acting unit has already made the free action Claim, which it may make once in an
// activation.
bool hasClaimed(const Battle& battle) {
    const auto& made = battle.activation->cardActions;
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return std::find(made.begin(), made.end(), english(claimOf(token))) != made.end();
    });
}

}  // namespace

OfferedAction claimOfToken(UnitId id, const ObjectiveToken& token,
                           std::function<bool(const Battle&)> may) {
    OfferedAction claim;
    claim.words = claimOf(token);
    claim.name = english(claim.words);
    claim.id = "claim:" + std::to_string(token.id.value);
    claim.cost = 0;
    claim.legal = [id, which = token.id, may = std::move(may)](const Battle& now) {
        return !hasClaimed(now) && mayStillClaim(now, id) &&
               isContesting(now, id, now.mission.token(which)) && (!may || may(now));
    };
    claim.resolve = [id, which = token.id](Battle& now) -> Task<void> {
        now.mission.token(which).holder = id;
        now.record({.happening = Happening::assetClaimed,
                    .message = say::assetClaimed(),
                    .citation = page(19, "Claiming Asset Objective Tokens"),
                    .unit = id});
        followConditions(now, id);
        co_return;
    };
    return claim;
}

std::vector<OfferedAction> claimsOf(const Battle& battle, UnitId id) {
    std::vector<OfferedAction> claims;
    const MissionState& mission = battle.mission;
    const bool granted = (mission.objective && mission.objective->grantsClaim) ||
                         (mission.secondary && mission.secondary->grantsClaim);
    MayClaimAssets own{id};
    consult(battle, own);
    const bool byMission = granted && isTrooper(battle.unit(id).card->type);
    if (!byMission && !own.claiming.allowed()) return claims;
    for (const ObjectiveToken& token : mission.tokens) {
        if (token.kind != ObjectiveKind::asset) continue;
        claims.push_back(claimOfToken(id, token, {}));
    }
    return claims;
}

void dropAssets(Battle& battle, UnitId id) {
    for (ObjectiveToken& token : battle.mission.tokens) {
        if (token.holder != id) continue;
        if (token.effect != 0) dropEffect(battle, id, std::exchange(token.effect, 0));
        token.holder = {};
        token.dropping = true;
        token.dropper = battle.mini(battle.unit(id).leader()).mini;
        token.dropperPlayer = battle.unit(id).player;
        battle.record({.happening = Happening::assetDropped,
                       .message = say::assetDropped(),
                       .citation = page(19, "Claiming Asset Objective Tokens"),
                       .unit = id});
        followConditions(battle, id);
    }
}

namespace {

/// Inches. Two positions count as equally close if their distances differ by at most this length,
/// because even careful players cannot see a smaller difference.
constexpr double equallyClose = 0.05;

// Refuses an illegal position of a dropped asset. The position must be within half range of the
// unit leader that dropped the asset. If no legal position is within half range, the opponent may
// choose any of the closest legal positions.
std::optional<Refusal> refusalOfDrop(const Battle& battle, const SpotBounds& bounds, Vec2 at) {
    if (at == bounds.proposal) return std::nullopt;
    const Citation placing = page(20, "Placing Objectives");
    if (const auto fault = faultOfSpot(battle, ObjectiveKind::asset, at)) {
        return refuse(say::theToken(*fault), placing);
    }
    const auto away = [&](Vec2 spot) {
        return geometry::gap(geometry::outlineOf(bounds.near),
                             outlineOf(ObjectiveKind::asset, spot));
    };
    const auto inRange = [&](double distance) {
        return geometry::bandOf(battle.field.dimensions(), distance) <= 0.5;
    };
    const double distance = away(at), closest = away(bounds.proposal);
    if (inRange(distance)) return std::nullopt;
    if (inRange(closest)) {
        return refuse(say::withinHalfRange(), page(19, "Claiming Asset Objective Tokens"));
    }
    if (distance <= closest + equallyClose) return std::nullopt;
    return refuse(say::closestToDropper(), placing);
}

Task<void> placeDropped(Battle& battle, ObjectiveId which) {
    const Citation citation = page(19, "Claiming Asset Objective Tokens");
    const auto question = [&] {
        const ObjectiveToken& token = battle.mission.token(which);
        auto asked = asking<Spotting>(opponent(token.dropperPlayer), Ask::placeAsset, citation);
        const SpotBounds bounds{token.dropper, widthOf(token.kind),
                                closestSpot(battle, token.kind, token.dropper)};
        asked.question.spot = std::make_shared<const SpotBounds>(bounds);
        asked.judge = [&battle, bounds](Vec2 at) { return refusalOfDrop(battle, bounds, at); };
        return asked;
    };
    const Vec2 at = co_await ask(battle, question);
    layToken(battle, battle.mission.token(which), at, citation);
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
