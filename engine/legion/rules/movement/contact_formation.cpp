#include "engine/legion/rules/movement/contact_formation.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/legion/rules/mission/territory.h"
#include "geometry/place/placement.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

constexpr int spotsAround = 72;  ///< number of tested positions around a miniature

/// The position at which the base of `mini` touches the base of `target`, in the direction `angle`
/// from the centre of `target`. The result is exact for round bases and iterative for oblong bases.
geometry::Vec2 touching(const geometry::Mini& mini, const geometry::Mini& target, double angle) {
    const geometry::Vec2 out = geometry::direction(geometry::Degrees{angle});
    const geometry::Vec2 centre{target.position.x, target.position.y};
    geometry::Mini at = mini;
    double reach = (mini.base.length + target.base.length) / 2.0;
    for (int step = 0; step < 8; ++step) {
        at.position.x = centre.x + out.x * reach;
        at.position.y = centre.y + out.y * reach;
        const double gap = geometry::gap(geometry::outlineOf(at), geometry::outlineOf(target));
        if (gap <= geometry::sameLength) break;
        reach -= gap;
    }
    return {at.position.x, at.position.y};
}

double distanceBetween(const geometry::Mini& one, const geometry::Mini& other) {
    return std::hypot(one.position.x - other.position.x, one.position.y - other.position.y);
}

struct FormationSearch {
    const Battle& battle;
    const geometry::Mini& leader;
    const std::vector<UnitId>& contacts;
    const PlaceBounds& bounds;
    const geometry::SightSettings& settings;
    std::vector<geometry::PlacedMini> standing;
};

// True if a miniature at the place `spot` would touch an enemy unit other than `unit`, which is not
// allowed. p. 28
bool touchesAnother(const FormationSearch& search, UnitId unit, const geometry::Mini& spot) {
    const auto& contacts = search.contacts;
    return std::any_of(contacts.begin(), contacts.end(), [&](UnitId other) {
        const auto& minis = search.battle.unit(other).minis;
        return other != unit && std::any_of(minis.begin(), minis.end(), [&](MiniId one) {
                   return geometry::inBaseContact(spot, search.battle.mini(one).mini);
               });
    });
}

// True if the place is within the territory that limits the placement, or if no territory limits
// it.
bool isWithinBounds(const PlaceBounds& bounds, const geometry::Mini& spot) {
    if (bounds.within.empty()) return true;
    return bounds.wholly ? completelyWithinTerritory(bounds.within, spot)
                         : withinTerritory(bounds.within, spot);
}

std::optional<geometry::Mini> contactAt(const FormationSearch& search,
                                        const geometry::FormationMember& follower,
                                        const MiniState& enemy, geometry::Mini spot) {
    const geometry::Placement ruling = geometry::judgePlacement(
        search.battle.field, spot, search.bounds.terms, search.standing, search.bounds.forbidden);
    if (!ruling.legal) return std::nullopt;
    spot.position.z = ruling.z;
    if (!geometry::inBaseContact(spot, enemy.mini) || touchesAnother(search, enemy.unit, spot)) {
        return std::nullopt;
    }
    if (!isWithinBounds(search.bounds, spot)) return std::nullopt;
    const bool isLeader = MiniId{follower.key} == search.bounds.leader;
    const bool held =
        isLeader ||
        geometry::cohesion(search.battle.field, search.leader, spot, search.settings).inCohesion;
    return held ? std::optional(spot) : std::nullopt;
}

std::optional<geometry::Mini> nearestContact(const FormationSearch& search,
                                             const geometry::FormationMember& follower) {
    std::optional<geometry::Mini> best;
    double bestDistance = 0.0;
    for (UnitId contact : search.contacts) {
        for (MiniId id : search.battle.unit(contact).minis) {
            const MiniState& enemy = search.battle.mini(id);
            for (int i = 0; i < spotsAround; ++i) {
                geometry::Mini spot = follower.mini;
                spot.facing = search.leader.facing;
                const geometry::Vec2 centre = touching(spot, enemy.mini, i * 360.0 / spotsAround);
                spot.position = {centre.x, centre.y, enemy.mini.position.z};
                const double distance = distanceBetween(spot, follower.mini);
                if (best && distance >= bestDistance - geometry::sameLength) continue;
                const auto found = contactAt(search, follower, enemy, spot);
                if (!found) continue;
                best = found;
                bestDistance = distance;
            }
        }
    }
    return best;
}

}  // namespace

std::vector<geometry::FormationPlace> placeInContact(
    const Battle& battle, const geometry::Mini& leaderBefore, const geometry::Mini& leaderAfter,
    const std::vector<geometry::FormationMember>& followers, const std::vector<UnitId>& contacts,
    const PlaceBounds& bounds, const geometry::SightSettings& settings) {
    FormationSearch search{battle, leaderAfter, contacts, bounds, settings, bounds.others};
    std::vector<geometry::FormationPlace> places;
    std::vector<geometry::FormationMember> rest;
    for (const geometry::FormationMember& follower : followers) {
        if (const auto spot = nearestContact(search, follower)) {
            places.push_back({follower.key, *spot, true});
            search.standing.push_back({follower.key, *spot});
        } else {
            rest.push_back(follower);
        }
    }
    const auto behind =
        geometry::placeInCohesion(battle.field, leaderBefore, leaderAfter, rest, bounds.terms,
                                  search.standing, bounds.forbidden, settings);
    places.insert(places.end(), behind.begin(), behind.end());
    return places;
}

}  // namespace sightline::engine
