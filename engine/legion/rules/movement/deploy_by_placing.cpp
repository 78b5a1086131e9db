#include "engine/legion/rules/movement/deploy_by_placing.h"

#include <limits>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/movement/dual_sided_cards.h"
#include "engine/legion/rules/movement/melee.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/deployment.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/place/nearest_place.h"

namespace sightline::engine {
namespace {

geometry::PlacementTerms placedTermsOf(const Battle& battle, UnitId id) {
    geometry::PlacementTerms terms = placementTermsOf(battle.unit(id).card->type);
    // A unit that deploys without a Move may not be on impassable terrain.
    terms.mayEndOnImpassable = false;
    return terms;
}

std::vector<geometry::PlacedMini> enemiesOf(const Battle& battle, UnitId id) {
    return battle.others(id, opponent(battle.unit(id).player));
}

// The enemy miniatures that the unit leader may not touch. The list is empty for a unit that may be
// placed into melee (p. 28).
std::vector<geometry::PlacedMini> forbiddenTo(const Battle& battle, UnitId id) {
    if (mayMoveIntoMelee(battle, id)) return {};
    return enemiesOf(battle, id);
}

// The territory in which the unit is placed.
geometry::Territory territoryFor(const Battle& battle, const PlacedDeployment& how) {
    if (!how.awayFromEnemies) return deployTerritoryOf(battle, how.unit);
    const geometry::TableSize table = battle.field.table();
    return {{{0.0, 0.0}, {table.width, 0.0}, {table.width, table.depth}, {0.0, table.depth}}};
}

// The distance in inches that the unit keeps from enemies. 0: no distance.
double distanceFromEnemies(const Battle& battle, const PlacedDeployment& how) {
    return how.awayFromEnemies.value_or(0) * battle.field.dimensions().rangeBand;
}

geometry::Placement judgeLeader(const Battle& battle, UnitId id, const geometry::Mini& leader) {
    return geometry::judgePlacement(battle.field, leader, placedTermsOf(battle, id),
                                    battle.inTheWayOf(id), forbiddenTo(battle, id));
}

// The bounding rectangle of the territory.
std::pair<geometry::Vec2, geometry::Vec2> boundsOf(const geometry::Territory& territory) {
    geometry::Vec2 least = territory.front().front(), most = least;
    for (const geometry::Polygon& area : territory) {
        for (const geometry::Vec2& corner : area) {
            least = glm::min(least, corner);
            most = glm::max(most, corner);
        }
    }
    return {least, most};
}

// Searches a grid for a legal position of the unit leader that is not in melee and not within
// `away` inches of an enemy. Prefers positions that are close to the middle of the table.
std::optional<geometry::Mini> searchedSpot(const Battle& battle,
                                           const RulingMemo::WishedPlace& wish, double away = 0.0) {
    const geometry::TableSize table = battle.field.table();
    const auto [least, most] = boundsOf(wish.territory);
    geometry::Mini leader = wish.leader;
    constexpr double step = 0.5;
    for (double deep = table.depth / 2.0; deep > 0.0; deep -= step) {
        for (double aside = 0.0; aside < table.width / 2.0; aside += step) {
            for (const double east : {aside, -aside}) {
                leader.position = {table.width / 2.0 + east,
                                   wish.nearSide ? deep : table.depth - deep,
                                   std::numeric_limits<double>::infinity()};
                const geometry::Vec2 at(leader.position);
                const bool near =
                    at.x > least.x && at.y > least.y && at.x < most.x && at.y < most.y;
                if (!near || !completelyWithinTerritory(wish.territory, leader)) continue;
                const geometry::Placement ruling = geometry::judgePlacement(
                    battle.field, leader, wish.terms, wish.others, wish.forbidden);
                if (!ruling.legal) continue;
                leader.position.z = ruling.z;
                if (away > 0.0 && isNearAny(leader, wish.forbidden, away)) continue;
                return leader;
            }
        }
    }
    return std::nullopt;
}

std::optional<geometry::Mini> spotFor(const Battle& battle, const PlacedDeployment& how) {
    const UnitId id = how.unit;
    const Player player = battle.unit(id).player;
    const geometry::Territory territory = territoryFor(battle, how);
    if (territory.empty()) return std::nullopt;
    const auto others = battle.inTheWayOf(id);
    const auto enemies = enemiesOf(battle, id);
    RulingMemo::WishedPlace wish{.leader = battle.mini(battle.unit(id).leader()).mini,
                                 .terms = placedTermsOf(battle, id),
                                 .others = others,
                                 .forbidden = enemies,
                                 .territory = territory,
                                 .nearSide = sideOf(battle, player) == TableSide::near};
    wish.leader.facing = geometry::Degrees{wish.nearSide ? 90.0 : -90.0};
    if (how.awayFromEnemies) {
        const double away = distanceFromEnemies(battle, how);
        auto spot = searchedSpot(battle, wish, away);
        wish.nearSide = !wish.nearSide;
        return spot ? spot : searchedSpot(battle, wish, away);
    }
    const auto work = [&] { return searchedSpot(battle, wish); };
    return battle.memo ? battle.memo->proposedPlace(wish, work) : work();
}

std::optional<Refusal> leaderRefusal(const Battle& battle, const PlacedDeployment& how,
                                     const std::vector<Place>& places) {
    const UnitId id = how.unit;
    const MiniId leader = battle.unit(id).leader();
    if (places.size() != 1 || places.front().mini != leader) {
        return refuse(say::leaderPlacedFirst(), how.citation);
    }
    const Place& place = places.front();
    if (!isWritable(place.position.x) || !isWritable(place.position.y) ||
        !isWritable(place.position.z) || !isWritable(place.facing.value)) {
        return refuse(say::positionFinite(), how.citation);
    }
    geometry::Mini mini = battle.mini(leader).mini;
    mini.position = place.position;
    mini.facing = place.facing;
    const geometry::Placement ruling = judgeLeader(battle, id, mini);
    if (!ruling.legal) {
        return refuse(
            ruling.objections.empty() ? say::cannotStand() : ruling.objections.front().message,
            how.citation);
    }
    if (enemiesTouchedBy(battle, id, mini).size() > 1) {
        return refuse(say::twoEnemies(), page(28, "Moving Into Melee"));
    }
    if (how.awayFromEnemies) {
        mini.position.z = ruling.z;
        if (!isNearAny(mini, enemiesOf(battle, id), distanceFromEnemies(battle, how)))
            return std::nullopt;
        return refuse(say::leaderBeyondEnemies(*how.awayFromEnemies), how.citation);
    }
    if (completelyWithinTerritory(deployTerritoryOf(battle, id), mini)) {
        return std::nullopt;
    }
    return refuse(say::leaderWithinTerritory(), citationOf(how.keyword));
}

// Replaces an illegal place of the unit leader by the nearest legal place completely within allied
// territory. Returns `places` unchanged if there is no legal place.
std::vector<Place> nearestFor(const Battle& battle, const PlacedDeployment& how,
                              std::vector<Place> places) {
    const UnitId id = how.unit;
    if (places.size() != 1 || !leaderRefusal(battle, how, places)) return places;
    geometry::Mini wished = battle.mini(battle.unit(id).leader()).mini;
    wished.position = places.front().position;
    wished.facing = places.front().facing;
    const Player player = battle.unit(id).player;
    const geometry::Territory territory =
        how.awayFromEnemies ? territoryFor(battle, how) : territoryOf(battle, player);
    const auto enemies = enemiesOf(battle, id);
    const auto inside = [&](const geometry::Mini& spot) {
        return completelyWithinTerritory(territory, spot) &&
               enemiesTouchedBy(battle, id, spot).size() <= 1 &&
               !(how.awayFromEnemies && isNearAny(spot, enemies, distanceFromEnemies(battle, how)));
    };
    const auto spot = geometry::nearestLegalPlace(battle.field, wished, placedTermsOf(battle, id),
                                                  battle.inTheWayOf(id), forbiddenTo(battle, id),
                                                  inside, battle.field.table().depth);
    if (spot) places.front().position = spot->position;
    return places;
}

Placing leaderPlacing(const Battle& battle, const PlacedDeployment& how) {
    const UnitId id = how.unit;
    const MiniId leader = battle.unit(id).leader();
    auto asked = asking<Placing>(battle.unit(id).player, Ask::placeUnit, how.citation, id);
    PlaceBounds bounds;
    bounds.leader = leader;
    bounds.terms = placedTermsOf(battle, id);
    bounds.others = battle.inTheWayOf(id);
    bounds.forbidden = forbiddenTo(battle, id);
    bounds.within = territoryFor(battle, how);
    bounds.wholly = how.wholly;
    if (how.keyword != Keyword::none)
        asked.question.keyword = {how.keyword, battle.unit(id).card->sumOf(how.keyword)};
    if (const auto spot = spotFor(battle, how)) bounds.proposal = {{leader.value, *spot, true}};
    asked.question.place = std::make_shared<const PlaceBounds>(std::move(bounds));
    asked.judge = [&battle, how](const std::vector<Place>& places) {
        return leaderRefusal(battle, how, places);
    };
    asked.mended = [&battle, how](const std::vector<Place>& places) {
        return nearestFor(battle, how, places);
    };
    return asked;
}

// Places the leader at the place in the answer, and the other miniatures at proposed places.
PlacingOrder putDown(Battle& battle, const PlacedDeployment& how, const Place& place) {
    UnitState& unit = battle.unit(how.unit);
    geometry::Mini leader = battle.mini(unit.leader()).mini;
    leader.position = place.position;
    leader.facing = place.facing;
    leader.position.z = geometry::restingHeight(battle.field, leader);
    unit.undeployed = false;
    battle.place(unit.leader(), leader);
    const std::vector<MiniId> followers(unit.minis.begin() + 1, unit.minis.end());
    for (const geometry::FormationMember& one : inRowsBehind(battle, leader, followers)) {
        battle.mini(MiniId{one.key}).mini = one.mini;
    }
    PlacingOrder order{how.unit, leader, {}, {}, how.citation, false};
    const std::vector<UnitId> touched = enemiesTouchedBy(battle, how.unit, leader);
    if (!touched.empty()) order.contact = touched.front();
    order.within = territoryFor(battle, how);
    order.wholly = how.wholly;
    order.allows = how.keyword;
    if (how.allAway) order.awayFromEnemies = how.awayFromEnemies;
    if (!followers.empty()) standAsProposed(battle, order);
    return order;
}

// Places the miniatures other than the leader in cohesion. If the leader is in base contact with an
// enemy, the miniatures are placed into melee.
Task<void> placeFollowers(Battle& battle, PlacingOrder order) {
    if (order.contact.none()) {
        if (battle.unit(order.unit).minis.size() > 1) co_await placeOthers(battle, order);
        co_return;
    }
    MeleeEntry melee{.mover = order.unit,
                     .defender = order.contact,
                     .leaderBefore = order.leaderBefore,
                     .within = order.within,
                     .wholly = order.wholly,
                     .allows = order.allows};
    co_await moveIntoMelee(battle, melee);
}

}  // namespace

bool mayDeployByPlacing(const Battle& battle, UnitId id) {
    return mayDeployByPlacing(battle, PlacedDeployment{id});
}

bool mayDeployByPlacing(const Battle& battle, const PlacedDeployment& how) {
    const UnitState& unit = battle.unit(how.unit);
    return unit.undeployed && !unit.defeated() && spotFor(battle, how);
}

Task<bool> deployByPlacing(Battle& battle, PlacedDeployment how) {
    const UnitId id = how.unit;
    const auto question = [&] { return leaderPlacing(battle, how); };
    const Glance<Placing> glance = [&](const std::vector<Place>& said) {
        return !leaderRefusal(battle, how, said);
    };
    const std::vector<Place> places = co_await askAtAGlance(battle, question, glance);
    if (places.empty() || battle.unit(id).defeated()) co_return false;
    co_await chooseFaceupSides(battle, id);
    const PlacingOrder order = putDown(battle, how, places.front());
    battle.record({.happening = Happening::deployed,
                   .message = how.said,
                   .citation = how.citation,
                   .unit = id});
    co_await placeFollowers(battle, order);
    if (battle.unit(id).defeated()) co_return true;
    followConditions(battle, id);
    UnitDeployed point{id};
    co_await reach(battle, point);
    co_return true;
}

}  // namespace sightline::engine
