#include <algorithm>
#include <cmath>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/fault_rules.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/movement/placing_proposal.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/words/deployment.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

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

// True if the miniature's proposed place is outside the territory, because no legal place inside
// was found.
bool isProposedOutside(const PlacingCase& placing, MiniId id) {
    const geometry::FormationPlace* best = proposed(placing, id);
    return best && isOutside(placing, id, best->mini);
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
    if (isOutside(placing, place.mini, mini) && !isProposedOutside(placing, place.mini)) {
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
