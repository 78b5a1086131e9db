#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/activation/actions.h"
#include "engine/asking/bounds.h"
#include "engine/asking/kinds.h"
#include "engine/mission/territory.h"
#include "engine/movement/deploy.h"
#include "engine/movement/dual_sided_cards.h"
#include "engine/movement/move_unit.h"
#include "engine/movement/terms.h"
#include "engine/setup/play_setup.h"
#include "engine/timing/ask.h"
#include "engine/timing/effects.h"
#include "engine/timing/timing_points.h"
#include "engine/tokens.h"
#include "engine/words/refusals.h"
#include "engine/words/rounds.h"
#include "geometry/place/nearest_place.h"

namespace sightline::engine {
namespace {

const Citation preparedPositionsPage = page(20, "Deploy in Prepared Positions");

geometry::PlacementTerms termsOf(const Battle& battle, UnitId id) {
    geometry::PlacementTerms terms = placementTermsOf(battle.unit(id).card->type);
    terms.mayEndOnImpassable = false;  // whoever deploys so keeps off it
    return terms;
}

geometry::Placement judge(const Battle& battle, UnitId id, const geometry::Mini& leader) {
    const auto enemies = battle.others(id, opponent(battle.unit(id).player));
    return geometry::judgePlacement(battle.field, leader, termsOf(battle, id),
                                    battle.inTheWayOf(id), enemies);
}

// A legal spot for the unit leader, as far forward and as central as there is one on a grid.
std::optional<geometry::Mini> spotFor(const Battle& battle, UnitId id) {
    const Player player = battle.unit(id).player;
    const geometry::Territory territory = territoryOf(battle, player);
    if (territory.empty()) return std::nullopt;
    const geometry::TableSize table = battle.field.table();
    const bool near = sideOf(battle, player) == TableSide::near;
    geometry::Mini leader = battle.mini(battle.unit(id).leader()).mini;
    leader.facing = geometry::Degrees{near ? 90.0 : -90.0};
    constexpr double step = 0.5;
    for (double deep = table.depth / 2.0; deep > 0.0; deep -= step) {
        for (double aside = 0.0; aside < table.width / 2.0; aside += step) {
            for (const double east : {aside, -aside}) {
                leader.position = {table.width / 2.0 + east, near ? deep : table.depth - deep,
                                   std::numeric_limits<double>::infinity()};
                if (!completelyWithinTerritory(territory, leader)) continue;
                const geometry::Placement ruling = judge(battle, id, leader);
                if (!ruling.legal) continue;
                leader.position.z = ruling.z;
                return leader;
            }
        }
    }
    return std::nullopt;
}

bool mayDeploy(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    return unit.undeployed && !unit.defeated() && unit.card->has(Keyword::preparedPosition) &&
           spotFor(battle, id);
}

std::vector<UnitId> preparedUnits(const Battle& battle, Player player) {
    std::vector<UnitId> prepared = battle.unitsOf(player);
    std::erase_if(prepared, [&](UnitId id) { return !mayDeploy(battle, id); });
    return prepared;
}

bool hasPreparedUnit(const Battle& battle, Player player) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    return std::any_of(units.begin(), units.end(),
                       [&](UnitId id) { return mayDeploy(battle, id); });
}

// A Stationary unit has to deploy now; every other one may.
Task<UnitId> chooseUnit(Battle& battle, Player player) {
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::deployPrepared, preparedPositionsPage);
        bool must = false;
        for (UnitId id : preparedUnits(battle, player)) {
            asked.question.options.push_back(id);
            must = must || battle.unit(id).card->has(Keyword::stationary);
        }
        if (!must) asked.question.options.push_back(Done{});
        return asked;
    };
    const Glance<Choice> glance = [&](const Option& said) {
        const UnitId* one = std::get_if<UnitId>(&said);
        return one && battle.has(*one) && battle.unit(*one).player == player &&
               mayDeploy(battle, *one);
    };
    const Option chosen = co_await askAtAGlance(battle, question, glance);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    co_return unit ? *unit : UnitId{};
}

std::optional<Refusal> leaderRefusal(const Battle& battle, UnitId id,
                                     const std::vector<Place>& places) {
    const MiniId leader = battle.unit(id).leader();
    if (places.size() != 1 || places.front().mini != leader) {
        return refuse(say::leaderPlacedFirst(), preparedPositionsPage);
    }
    const Place& place = places.front();
    if (!isWritable(place.position.x) || !isWritable(place.position.y) ||
        !isWritable(place.position.z) || !isWritable(place.facing.value)) {
        return refuse(say::positionFinite(), preparedPositionsPage);
    }
    geometry::Mini mini = battle.mini(leader).mini;
    mini.position = place.position;
    mini.facing = place.facing;
    const geometry::Placement ruling = judge(battle, id, mini);
    if (!ruling.legal) {
        return refuse(
            ruling.objections.empty() ? say::cannotStand() : ruling.objections.front().message,
            preparedPositionsPage);
    }
    if (completelyWithinTerritory(territoryOf(battle, battle.unit(id).player), mini)) {
        return std::nullopt;
    }
    return refuse(say::leaderWithinTerritory(), citationOf(Keyword::preparedPosition));
}

// The nearest place completely within allied territory; the same where there is none.
std::vector<Place> nearestFor(const Battle& battle, UnitId id, std::vector<Place> places) {
    if (places.size() != 1 || !leaderRefusal(battle, id, places)) return places;
    geometry::Mini wished = battle.mini(battle.unit(id).leader()).mini;
    wished.position = places.front().position;
    wished.facing = places.front().facing;
    const Player player = battle.unit(id).player;
    const geometry::Territory territory = territoryOf(battle, player);
    const auto enemies = battle.others(id, opponent(player));
    const auto inside = [&](const geometry::Mini& spot) {
        return completelyWithinTerritory(territory, spot);
    };
    const auto spot = geometry::nearestLegalPlace(battle.field, wished, termsOf(battle, id),
                                                  battle.inTheWayOf(id), enemies, inside,
                                                  battle.field.table().depth);
    if (spot) places.front().position = spot->position;
    return places;
}

Placing leaderPlacing(const Battle& battle, UnitId id) {
    const MiniId leader = battle.unit(id).leader();
    auto asked = asking<Placing>(battle.unit(id).player, Ask::placeUnit, preparedPositionsPage, id);
    PlaceBounds bounds;
    bounds.leader = leader;
    bounds.terms = termsOf(battle, id);
    bounds.others = battle.inTheWayOf(id);
    bounds.forbidden = battle.others(id, opponent(battle.unit(id).player));
    bounds.within = territoryOf(battle, battle.unit(id).player);
    if (const auto spot = spotFor(battle, id)) bounds.proposal = {{leader.value, *spot, true}};
    asked.question.place = std::make_shared<const PlaceBounds>(std::move(bounds));
    asked.judge = [&battle, id](const std::vector<Place>& places) {
        return leaderRefusal(battle, id, places);
    };
    asked.mended = [&battle, id](const std::vector<Place>& places) {
        return nearestFor(battle, id, places);
    };
    return asked;
}

// The unit leader completely within allied territory, the others in cohesion within it; then the
// unit gains a dodge token. Keyword Glossary, Prepared Position.
Task<void> deployPrepared(Battle& battle, UnitId id) {
    const auto question = [&] { return leaderPlacing(battle, id); };
    const Glance<Placing> glance = [&](const std::vector<Place>& said) {
        return !leaderRefusal(battle, id, said);
    };
    const std::vector<Place> places = co_await askAtAGlance(battle, question, glance);
    UnitState& unit = battle.unit(id);
    if (places.empty() || unit.defeated()) co_return;
    co_await chooseFaceupSides(battle, id);
    geometry::Mini leader = battle.mini(unit.leader()).mini;
    leader.position = places.front().position;
    leader.facing = places.front().facing;
    leader.position.z = geometry::restingHeight(battle.field, leader);
    unit.undeployed = false;
    battle.place(unit.leader(), leader);
    const std::vector<MiniId> followers(unit.minis.begin() + 1, unit.minis.end());
    for (const geometry::FormationMember& one : inRowsBehind(battle, leader, followers)) {
        battle.mini(MiniId{one.key}).mini = one.mini;
    }
    const geometry::Territory territory = territoryOf(battle, unit.player);
    PlacingOrder order{id, leader, {}, {}, preparedPositionsPage, false, territory};
    if (!followers.empty()) standAsProposed(battle, order);
    battle.record({.happening = Happening::deployed,
                   .message = say::deployedPrepared(),
                   .citation = preparedPositionsPage,
                   .unit = id});
    if (!followers.empty()) co_await placeOthers(battle, order);
    UnitDeployed point{id};
    co_await reach(battle, point);
    co_await gainTokens(battle, id, Token::dodge, 1, citationOf(Keyword::preparedPosition));
}

}  // namespace

// Core Rulebook p. 20. The players take turns, blue first; who deploys nobody is done.
Task<void> deployInPreparedPositions(Battle& battle) {
    std::array<bool, 2> done{};
    for (Player turn = Player::blue; !done[0] || !done[1]; turn = opponent(turn)) {
        bool& ends = done[static_cast<std::size_t>(turn)];
        if (ends) continue;
        UnitId unit;
        if (hasPreparedUnit(battle, turn)) unit = co_await chooseUnit(battle, turn);
        ends = unit.none();
        if (!ends) co_await deployPrepared(battle, unit);
    }
}

}  // namespace sightline::engine
