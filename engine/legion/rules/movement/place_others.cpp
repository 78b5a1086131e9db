#include <algorithm>
#include <cmath>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/fault_rules.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/movement/contact_formation.h"
#include "engine/legion/rules/movement/deploy.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/words/deployment.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/place/nearest_place.h"

namespace sightline::engine {
namespace {

/// All data that decide whether the places in an answer are legal. The data are computed once for
/// each question.
struct PlacingCase {
    const Battle* battle = nullptr;
    UnitId unit;
    geometry::Mini leader{};
    std::vector<MiniId> movers;
    std::vector<geometry::Silhouette> hulls;
    geometry::Mini leaderBefore{};
    std::vector<UnitId> contacts;
    bool avoidDifficult = false;
    PlaceBounds bounds;  ///< limits for the places in the answer, without the proposed places
    Citation citation;
    Keyword allows{};                      ///< keyword that allows the placement in the territory
    std::optional<int> awayFromEnemies{};  ///< range of enemy units in which no miniature is placed
    /// Proposed places, computed when they are first needed.
    mutable std::optional<std::vector<geometry::FormationPlace>> proposal{};

    geometry::SightSettings settings() const {
        geometry::SightSettings sight;
        sight.obstacles = hulls;
        return sight;
    }
};

double gapToLeader(const PlacingCase& placing, const geometry::Mini& mini) {
    return geometry::gap(geometry::outlineOf(placing.leader), geometry::outlineOf(mini));
}

/// The number of units in `units` that the miniature would touch with its base.
std::ptrdiff_t contactsTouched(const Battle& battle, const std::vector<UnitId>& units,
                               const geometry::Mini& mini) {
    return std::count_if(units.begin(), units.end(), [&](UnitId unit) {
        const auto& minis = battle.unit(unit).minis;
        return std::any_of(minis.begin(), minis.end(), [&](MiniId one) {
            return geometry::inBaseContact(mini, battle.mini(one).mini);
        });
    });
}

const std::vector<geometry::FormationPlace>& proposalOf(const PlacingCase& placing);

const geometry::FormationPlace* proposed(const PlacingCase& placing, MiniId mini) {
    for (const geometry::FormationPlace& one : proposalOf(placing)) {
        if (one.key == mini.value) return &one;
    }
    return nullptr;
}

// Refuses a place out of cohesion. If the proposed place of the miniature is also out of cohesion,
// refuses a place that is not as close to the leader as possible (p. 23). Also refuses a place that
// does not touch an enemy although the proposed place does, or that touches two enemy units (p.
// 28).
std::optional<Refusal> cohesionRefusal(const PlacingCase& placing, MiniId id,
                                       const geometry::Mini& mini) {
    geometry::Cohesion ruling{.inCohesion = true, .reasons = {}};
    if (id != placing.bounds.leader) {
        ruling =
            geometry::cohesion(placing.battle->field, placing.leader, mini, placing.settings());
    }
    if (ruling.inCohesion && placing.contacts.empty()) return std::nullopt;
    const geometry::FormationPlace* best = proposed(placing, id);
    if (!ruling.inCohesion && (!best || best->inCohesion)) {
        const Message why =
            ruling.reasons.empty() ? say::notInCohesion() : ruling.reasons.front().message;
        return refuse(why, page(23, "Unit Cohesion"));
    }
    if (!ruling.inCohesion && gapToLeader(placing, mini) >
                                  gapToLeader(placing, best->mini) + geometry::contactTolerance) {
        return refuse(say::closerToLeader(), page(23, "Unit Cohesion"));
    }
    const auto touches = [&](const geometry::Mini& at) {
        return contactsTouched(*placing.battle, placing.contacts, at);
    };
    if (touches(mini) > 1) {
        return refuse(say::twoEnemies(), page(28, "Moving Into Melee"));
    }
    if (best && touches(mini) == 0 && touches(best->mini) > 0) {
        return refuse(say::contactWherePossible(), page(28, "Moving Into Melee"));
    }
    return std::nullopt;
}

// Refuses difficult terrain if the leader's tool was too fast for it. A miniature may end there if
// its proposed place is in difficult terrain, because no other place was found (p. 27).
std::optional<Refusal> difficultRefusal(const PlacingCase& placing, MiniId id,
                                        const geometry::Mini& mini) {
    const geometry::Battlefield& field = placing.battle->field;
    if (!placing.avoidDifficult || !isInDifficult(field, mini)) return std::nullopt;
    const geometry::FormationPlace* best = proposed(placing, id);
    if (best && isInDifficult(field, best->mini)) return std::nullopt;
    return refuse(say::tooFastForDifficult(), page(27, "Moving Through Terrain"));
}

bool mustBeWholly(const PlacingCase& placing, MiniId id) {
    return placing.bounds.wholly || id == placing.bounds.leader;
}

// True if the place is outside the territory that limits the placement. The unit leader must be
// completely within the territory; the other miniatures must be within it or, if `wholly` is true,
// completely within it.
bool isOutside(const PlacingCase& placing, MiniId id, const geometry::Mini& mini) {
    const geometry::Territory& territory = placing.bounds.within;
    if (territory.empty()) return false;
    return mustBeWholly(placing, id) ? !completelyWithinTerritory(territory, mini)
                                     : !withinTerritory(territory, mini);
}

// True if the miniature would be within the range `awayFromEnemies` of an enemy miniature.
bool isTooNear(const PlacingCase& placing, const geometry::Mini& mini) {
    if (!placing.awayFromEnemies) return false;
    const double range = *placing.awayFromEnemies * placing.battle->field.dimensions().rangeBand;
    return isNearAny(mini, placing.bounds.forbidden, range);
}

std::optional<Refusal> placeRefusal(const PlacingCase& placing, const Place& place,
                                    std::vector<geometry::PlacedMini>& standing) {
    geometry::Mini mini = placing.battle->mini(place.mini).mini;
    if (!isWritable(place.position.x) || !isWritable(place.position.y) ||
        !isWritable(place.position.z) || !isWritable(place.facing.value)) {
        return refuse(say::positionFinite(), placing.citation);
    }
    mini.position = place.position;
    mini.facing = place.facing;
    const double turned = geometry::turn(mini.facing, placing.leader.facing).value;
    if (mini.base.notched && std::abs(turned) > 1e-3) {
        return refuse(say::notchedFaceAlike(), page(26, "Notched Base Movement"));
    }
    const geometry::Placement ruling = geometry::judgePlacement(
        placing.battle->field, mini, placing.bounds.terms, standing, placing.bounds.forbidden);
    if (!ruling.legal) {
        if (ruling.objections.empty()) return refuse(say::cannotStand(), placing.citation);
        const geometry::Objection& first = ruling.objections.front();
        return refuse(first.message, ruleBroken(first.fault).value_or(placing.citation));
    }
    mini.position.z = ruling.z;
    standing.push_back({place.mini.value, mini});
    if (isOutside(placing, place.mini, mini)) {
        return refuse(
            placing.bounds.wholly ? say::completelyWithinTerritory() : say::withinTerritory(),
            citationOf(placing.allows));
    }
    if (isTooNear(placing, mini))
        return refuse(say::allBeyondEnemies(*placing.awayFromEnemies), placing.citation);
    if (auto refusal = difficultRefusal(placing, place.mini, mini)) return refusal;
    return cohesionRefusal(placing, place.mini, mini);
}

bool namesEveryMover(const PlacingCase& placing, const std::vector<Place>& places) {
    std::vector<MiniId> named;
    named.reserve(places.size());
    for (const Place& place : places) named.push_back(place.mini);
    std::sort(named.begin(), named.end());
    std::vector<MiniId> expected = placing.movers;
    std::sort(expected.begin(), expected.end());
    return named == expected;
}

std::optional<Refusal> refusalOf(const PlacingCase& placing, const std::vector<Place>& places) {
    if (!namesEveryMover(placing, places)) {
        return refuse(say::everyMiniOnce(), placing.citation);
    }
    std::vector<geometry::PlacedMini> standing = placing.bounds.others;
    for (const Place& place : places) {
        if (auto refusal = placeRefusal(placing, place, standing)) return refusal;
    }
    return std::nullopt;
}

std::vector<MiniId> moversOf(const Battle& battle, const PlacingOrder& order) {
    const auto& minis = battle.unit(order.unit).minis;
    if (minis.empty()) return {};
    if (order.movers.empty()) return {minis.begin() + 1, minis.end()};
    std::vector<MiniId> movers = order.movers;
    std::erase_if(movers, [&](MiniId one) { return battle.mini(one).defeated; });
    return movers;
}

bool isUnsuited(const PlacingCase& placing, MiniId id, const geometry::Mini& mini) {
    const bool slow = placing.avoidDifficult && isInDifficult(placing.battle->field, mini);
    return slow || isTooNear(placing, mini) || isOutside(placing, id, mini);
}

// The legal position in cohesion that is nearest to `wished`. If the proposed position of the
// miniature is in base contact with an enemy, the result is also in base contact with an enemy.
std::optional<geometry::Mini> nearestSpot(const PlacingCase& placing, MiniId id,
                                          const geometry::Mini& wished,
                                          const std::vector<geometry::PlacedMini>& standing) {
    const auto suits = [&](const geometry::Mini& spot) {
        return !isUnsuited(placing, id, spot) && !cohesionRefusal(placing, id, spot);
    };
    return geometry::nearestLegalPlace(placing.battle->field, wished, placing.bounds.terms,
                                       standing, placing.bounds.forbidden, suits);
}

std::vector<Place> mended(const PlacingCase& placing, std::vector<Place> places) {
    if (!namesEveryMover(placing, places)) return places;
    std::vector<geometry::PlacedMini> standing = placing.bounds.others;
    for (Place& place : places) {
        std::vector<geometry::PlacedMini> before = standing;
        if (!placeRefusal(placing, place, standing)) continue;
        geometry::Mini wished = placing.battle->mini(place.mini).mini;
        wished.position = place.position;
        wished.facing = wished.base.notched ? placing.leader.facing : place.facing;
        const auto spot = nearestSpot(placing, place.mini, wished, before);
        if (spot) {
            place.position = spot->position;
            place.facing = spot->facing;
            before.push_back({place.mini.value, *spot});
        }
        standing = std::move(before);
    }
    return places;
}

// Replaces illegal places by legal places. The function `mended` finds no places in base contact.
// So if miniatures must be in base contact, one miniature gets its proposed place and the others
// keep their wished places. If this is not legal, all miniatures get their proposed places.
std::vector<Place> nearestPlaces(const PlacingCase& placing, const std::vector<Place>& wished) {
    std::vector<Place> places = mended(placing, wished);
    if (placing.contacts.empty() || !refusalOf(placing, places)) return places;
    std::vector<Place> all = wished;
    for (std::size_t i = 0; i < wished.size(); ++i) {
        const geometry::FormationPlace* one = proposed(placing, wished[i].mini);
        if (!one) return wished;
        all[i] = {wished[i].mini, one->mini.position, one->mini.facing};
        places = wished;
        places[i] = all[i];
        if (!refusalOf(placing, places)) return places;
    }
    return all;
}

void leaveUnsuited(const PlacingCase& placing) {
    std::vector<geometry::PlacedMini> standing = placing.bounds.others;
    for (const geometry::FormationPlace& one : *placing.proposal) {
        standing.push_back({one.key, one.mini});
    }
    for (geometry::FormationPlace& one : *placing.proposal) {
        if (!isUnsuited(placing, MiniId{one.key}, one.mini)) continue;
        std::erase_if(standing, [&](const auto& other) { return other.key == one.key; });
        if (const auto spot = nearestSpot(placing, MiniId{one.key}, one.mini, standing))
            one.mini = *spot;
        standing.push_back({one.key, one.mini});
    }
}

std::vector<geometry::FormationPlace> firstProposal(const PlacingCase& placing) {
    const Battle& battle = *placing.battle;
    std::vector<geometry::FormationMember> followers;
    followers.reserve(placing.movers.size());
    for (MiniId one : placing.movers) followers.push_back({one.value, battle.mini(one).mini});
    if (!placing.contacts.empty()) {
        return placeInContact(battle, placing.leaderBefore, placing.leader, followers,
                              placing.contacts, placing.bounds, placing.settings());
    }
    const RulingMemo::Formation formation{
        placing.leaderBefore, placing.leader,        followers,
        placing.bounds.terms, placing.bounds.others, placing.bounds.forbidden};
    return battle.memo->placeInCohesion(battle.field, formation, placing.settings());
}

// The proposed places. They are computed at the first call, because many answers can be checked
// without them.
const std::vector<geometry::FormationPlace>& proposalOf(const PlacingCase& placing) {
    if (!placing.proposal) {
        placing.proposal = firstProposal(placing);
        if (placing.avoidDifficult || !placing.bounds.within.empty()) leaveUnsuited(placing);
    }
    return *placing.proposal;
}

PlacingCase caseOf(const Battle& battle, const PlacingOrder& order) {
    PlacingCase placing;
    placing.battle = &battle;
    placing.unit = order.unit;
    const UnitState& unit = battle.unit(order.unit);
    if (unit.defeated()) {  // a player defeated the unit by hand while it was placed
        placing.proposal.emplace();
        return placing;
    }
    placing.leader = battle.mini(unit.leader()).mini;
    placing.movers = moversOf(battle, order);
    const Tabletop table = tabletopOf(battle);
    placing.hulls = vehiclesBetween(table, order.unit, order.unit);
    placing.leaderBefore = order.leaderBefore;
    if (!order.contact.none()) placing.contacts.push_back(order.contact);
    placing.contacts.insert(placing.contacts.end(), order.alsoContact.begin(),
                            order.alsoContact.end());
    placing.avoidDifficult = order.avoidDifficult;
    placing.citation = order.citation;
    placing.bounds.leader = unit.leader();
    placing.bounds.contact = order.contact;
    placing.bounds.alsoContact = order.alsoContact;
    placing.bounds.terms = placementTermsOf(unit.card->type);
    placing.bounds.within = order.within;
    placing.bounds.wholly = order.wholly;
    placing.allows = order.allows;
    placing.awayFromEnemies = order.awayFromEnemies;
    if (!order.within.empty()) placing.bounds.terms.mayEndOnImpassable = false;
    placing.bounds.others = battle.inTheWayOf(order.unit);
    for (MiniId own : unit.minis) {
        const bool placed =
            std::find(placing.movers.begin(), placing.movers.end(), own) != placing.movers.end();
        if (!placed) placing.bounds.others.push_back({own.value, battle.mini(own).mini});
    }
    for (const geometry::PlacedMini& enemy : battle.others(order.unit, opponent(unit.player))) {
        const UnitId of = battle.mini(MiniId{enemy.key}).unit;
        const auto isAmong = [of](const std::vector<UnitId>& units) {
            return std::find(units.begin(), units.end(), of) != units.end();
        };
        if (!isAmong(placing.contacts) && !isAmong(order.mayTouch))
            placing.bounds.forbidden.push_back(enemy);
    }
    return placing;
}

void stand(Battle& battle, const Place& place) {
    geometry::Mini mini = battle.mini(place.mini).mini;
    mini.position = place.position;
    mini.facing = place.facing;
    mini.position.z = geometry::restingHeight(battle.field, mini);
    battle.place(place.mini, mini);
}

}  // namespace

void standAsProposed(Battle& battle, const PlacingOrder& order) {
    const PlacingCase placing = caseOf(battle, order);
    for (const geometry::FormationPlace& one : proposalOf(placing)) {
        stand(battle, {MiniId{one.key}, one.mini.position, one.mini.facing});
    }
}

bool canTouch(const Battle& battle, const PlacingOrder& order) {
    const PlacingCase placing = caseOf(battle, order);
    const auto& places = proposalOf(placing);
    return std::any_of(places.begin(), places.end(), [&](const geometry::FormationPlace& one) {
        return contactsTouched(battle, placing.contacts, one.mini) > 0;
    });
}

Task<void> placeOthers(Battle& battle, PlacingOrder order) {
    const auto question = [&] {
        auto placing = std::make_shared<PlacingCase>(caseOf(battle, order));
        auto asked = asking<Placing>(order.placer.value_or(battle.unit(order.unit).player),
                                     Ask::placeUnit, order.citation, order.unit);
        PlaceBounds proposed = placing->bounds;
        proposed.proposal = proposalOf(*placing);
        asked.question.place = std::make_shared<const PlaceBounds>(std::move(proposed));
        asked.judge = [placing](const std::vector<Place>& places) {
            return refusalOf(*placing, places);
        };
        asked.mended = [placing](const std::vector<Place>& places) {
            return nearestPlaces(*placing, places);
        };
        return asked;
    };
    if (moversOf(battle, order).empty()) co_return;
    const Glance<Placing> glance = [&](const std::vector<Place>& places) {
        return !refusalOf(caseOf(battle, order), places);
    };
    const std::vector<Place> places = co_await askAtAGlance(battle, question, glance);
    for (const Place& place : places) stand(battle, place);
    if (places.empty()) co_return;
    battle.record({.happening = Happening::placed,
                   .message = say::othersPlaced(),
                   .numbers = {{NumberId::miniatures, places.size()}},
                   .citation = order.citation,
                   .unit = order.unit});
}

}  // namespace sightline::engine
