#include "engine/legion/rules/movement/placing_proposal.h"

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/movement/contact_formation.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/words/refusals.h"
#include "geometry/place/nearest_place.h"
#include "geometry/place/placement.h"

namespace sightline::engine {
namespace {

// True if the miniature may not stand at the place, whatever the other places are.
bool isBarred(const PlacingCase& placing, MiniId id, const geometry::Mini& mini) {
    return isTooNear(placing, mini) || isOutside(placing, id, mini);
}

bool isUnsuited(const PlacingCase& placing, MiniId id, const geometry::Mini& mini) {
    const bool slow = placing.avoidDifficult && isInDifficult(placing.battle->field, mini);
    return slow || isBarred(placing, id, mini);
}

/// The places of the miniatures that were placed so far, and of all other miniatures.
std::vector<geometry::PlacedMini> standingWith(const PlacingCase& placing,
                                               const std::vector<geometry::FormationPlace>& own) {
    std::vector<geometry::PlacedMini> standing = placing.bounds.others;
    for (const geometry::FormationPlace& one : own) standing.push_back({one.key, one.mini});
    return standing;
}

// A suited place in cohesion, on close rings around the leader: it finds narrow gaps that the
// search from the miniature's own place misses.
std::optional<geometry::Mini> spotAroundLeader(const PlacingCase& placing, MiniId id,
                                               const geometry::Mini& mini,
                                               const std::vector<geometry::PlacedMini>& standing) {
    constexpr double nearest = 0.05, step = 0.11;  // inches
    constexpr int directions = 72;
    const geometry::Mini& leader = placing.leader;
    const double touching = (std::max(leader.base.width, leader.base.length) +
                             std::max(mini.base.width, mini.base.length)) /
                            2.0;
    const double farthest = placing.battle->field.dimensions().halfRange;
    for (double away = nearest; away < farthest; away += step) {
        for (int turn = 0; turn < directions; ++turn) {
            const geometry::Vec2 way = geometry::direction({360.0 * turn / directions});
            geometry::Mini spot = mini;
            spot.position = leader.position;
            spot.position.x += way.x * (touching + away);
            spot.position.y += way.y * (touching + away);
            const geometry::Placement ruling =
                geometry::judgePlacement(placing.battle->field, spot, placing.bounds.terms,
                                         standing, placing.bounds.forbidden);
            spot.position.z = ruling.z;
            if (ruling.legal && !isUnsuited(placing, id, spot) &&
                !cohesionRefusal(placing, id, spot))
                return spot;
        }
    }
    return std::nullopt;
}

std::optional<geometry::Mini> suitedSpot(const PlacingCase& placing, MiniId id,
                                         const geometry::Mini& wished,
                                         const std::vector<geometry::PlacedMini>& standing) {
    const auto near = nearestSpot(placing, id, wished, standing);
    return near ? near : spotAroundLeader(placing, id, wished, standing);
}

// Moves each unsuited miniature of the proposal to the nearest suited place in cohesion. Returns
// false if there is no such place for a miniature, which then keeps its place.
bool leaveUnsuited(const PlacingCase& placing) {
    bool all = true;
    std::vector<geometry::PlacedMini> standing = standingWith(placing, *placing.proposal);
    for (geometry::FormationPlace& one : *placing.proposal) {
        const MiniId id{one.key};
        if (!isUnsuited(placing, id, one.mini)) continue;
        std::erase_if(standing, [&](const auto& other) { return other.key == one.key; });
        const auto spot = suitedSpot(placing, id, one.mini, standing);
        if (spot) one.mini = *spot;
        all &= spot.has_value();
        standing.push_back({one.key, one.mini});
    }
    return all;
}

// Places the miniatures again in another order: first those that found no suited place, because the
// others took the room. Changes nothing if a miniature finds no suited place in this order, too.
bool placeUnsuitedFirst(const PlacingCase& placing) {
    std::vector<geometry::FormationPlace*> order;
    for (geometry::FormationPlace& one : *placing.proposal) order.push_back(&one);
    std::stable_partition(order.begin(), order.end(), [&](const geometry::FormationPlace* one) {
        return isUnsuited(placing, MiniId{one->key}, one->mini);
    });
    std::vector<geometry::FormationPlace> placed;
    for (const geometry::FormationPlace* one : order) {
        const auto spot =
            suitedSpot(placing, MiniId{one->key}, one->mini, standingWith(placing, placed));
        if (!spot) return false;
        placed.push_back({one->key, *spot, one->inCohesion});
    }
    for (std::size_t i = 0; i < order.size(); ++i) *order[i] = placed[i];
    return true;
}

// Places each miniature that stands where it may not stand as close to the leader as possible, out
// of cohesion. A miniature without such a place keeps its place.
void placeOutOfCohesion(const PlacingCase& placing) {
    for (geometry::FormationPlace& one : *placing.proposal) {
        const MiniId id{one.key};
        if (!isBarred(placing, id, one.mini)) continue;
        auto standing = standingWith(placing, *placing.proposal);
        std::erase_if(standing, [&](const auto& other) { return other.key == one.key; });
        geometry::Mini wished = one.mini;
        wished.position = placing.leader.position;
        const auto suits = [&](const geometry::Mini& spot) { return !isBarred(placing, id, spot); };
        const auto spot = geometry::nearestLegalPlace(
            placing.battle->field, wished, placing.bounds.terms, standing, placing.bounds.forbidden,
            suits, placing.battle->field.table().width);
        one.inCohesion = false;
        if (spot) one.mini = *spot;
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

}  // namespace

const std::vector<geometry::FormationPlace>& proposalOf(const PlacingCase& placing) {
    if (placing.proposal) return *placing.proposal;
    placing.proposal = firstProposal(placing);
    const bool limited = placing.avoidDifficult || !placing.bounds.within.empty();
    if (limited && !leaveUnsuited(placing) && !placeUnsuitedFirst(placing))
        placeOutOfCohesion(placing);
    return *placing.proposal;
}

const geometry::FormationPlace* proposed(const PlacingCase& placing, MiniId mini) {
    for (const geometry::FormationPlace& one : proposalOf(placing)) {
        if (one.key == mini.value) return &one;
    }
    return nullptr;
}

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

std::optional<geometry::Mini> nearestSpot(const PlacingCase& placing, MiniId id,
                                          const geometry::Mini& wished,
                                          const std::vector<geometry::PlacedMini>& standing) {
    const auto suits = [&](const geometry::Mini& spot) {
        return !isUnsuited(placing, id, spot) && !cohesionRefusal(placing, id, spot);
    };
    return geometry::nearestLegalPlace(placing.battle->field, wished, placing.bounds.terms,
                                       standing, placing.bounds.forbidden, suits);
}

}  // namespace sightline::engine
