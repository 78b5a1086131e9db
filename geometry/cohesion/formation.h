/// Places the other miniatures of a unit in cohesion after its leader moved (p. 23, 25). A
/// miniature keeps its place in the formation if this place is legal and in cohesion. Otherwise it
/// takes the nearest legal place in cohesion, or, if there is none, the legal place closest to the
/// leader.
#pragma once
#include "geometry/cohesion/cohesion.h"
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct FormationMember {
    MiniKey key = 0;
    Mini mini{};  ///< the miniature before the move; its base and height do not change
};

struct FormationPlace {
    MiniKey key = 0;
    Mini mini{};
    bool inCohesion = false;
};

/// Returns a place for each follower of the leader. Notched followers take the facing of the
/// leader. If `coverFrom` lists enemies, each follower takes the place that is obscured from most
/// of them, among the places near its place in the formation. In a tie, the nearer place is taken.
/// The result is the same on every machine.
std::vector<FormationPlace> placeInCohesion(
    const Battlefield& field, const Mini& leaderBefore, const Mini& leaderAfter,
    std::span<const FormationMember> followers, const PlacementTerms& terms,
    std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
    const SightSettings& settings = {}, std::span<const Mini> coverFrom = {});

}  // namespace sightline::geometry
