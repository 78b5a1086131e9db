#include "engine/movement/contact_formation.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "geometry/placement.h"
#include "geometry/range.h"

namespace sightline::engine {
namespace {

constexpr int spotsAround = 72;  ///< every 5 degrees

/// Centre at which `mini` touches `target` from that side: exact for discs, stepped in for oblongs.
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

struct Searching {
    const Battle& battle;
    const geometry::Mini& leader;
    UnitId contact;
    const PlaceBounds& bounds;
    const geometry::SightSettings& settings;
    std::vector<geometry::PlacedMini> standing;
};

std::optional<geometry::Mini> nearestContact(const Searching& search,
                                             const geometry::FormationMember& follower) {
    std::optional<geometry::Mini> best;
    double bestDistance = 0.0;
    for (MiniId enemy : search.battle.unit(search.contact).minis) {
        const geometry::Mini& target = search.battle.mini(enemy).mini;
        for (int i = 0; i < spotsAround; ++i) {
            geometry::Mini spot = follower.mini;
            spot.facing = search.leader.facing;
            const geometry::Vec2 centre = touching(spot, target, i * 360.0 / spotsAround);
            spot.position = {centre.x, centre.y, target.position.z};
            const double distance = distanceBetween(spot, follower.mini);
            if (best && distance >= bestDistance - geometry::sameLength) continue;
            const geometry::Placement ruling =
                geometry::judgePlacement(search.battle.field, spot, search.bounds.terms,
                                         search.standing, search.bounds.forbidden);
            if (!ruling.legal) continue;
            spot.position.z = ruling.z;
            if (!geometry::inBaseContact(spot, target)) continue;
            const bool isLeader = MiniId{follower.key} == search.bounds.leader;
            if (!isLeader &&
                !geometry::cohesion(search.battle.field, search.leader, spot, search.settings)
                     .inCohesion) {
                continue;
            }
            best = spot;
            bestDistance = distance;
        }
    }
    return best;
}

}  // namespace

std::vector<geometry::FormationPlace> placeInContact(
    const Battle& battle, const geometry::Mini& leaderBefore, const geometry::Mini& leaderAfter,
    const std::vector<geometry::FormationMember>& followers, UnitId contact,
    const PlaceBounds& bounds, const geometry::SightSettings& settings) {
    Searching search{battle, leaderAfter, contact, bounds, settings, bounds.others};
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
