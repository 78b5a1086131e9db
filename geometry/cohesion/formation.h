/// Places the rest of a unit in cohesion after its leader moved (p. 23, 25). A miniature keeps its
/// place in the formation if that place is legal. Otherwise it takes the nearest legal place in
/// cohesion. If no place is in cohesion, it takes the place closest to the leader.
#pragma once
#include "geometry/cohesion/cohesion.h"
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct FormationMember {
    MiniKey key = 0;
    Mini mini{};  ///< the miniature before the move; base and height stay the same
};

struct FormationPlace {
    MiniKey key = 0;
    Mini mini{};
    bool inCohesion = false;
};

/// `leaderBefore` and `leaderAfter` are the leader before and after its move. Notched followers
/// take the facing of the leader. If `coverFrom` has enemies, each follower goes to the place near
/// its place in the formation that is obscured from most enemies. In a tie, the nearest place wins.
/// The same call returns the same places on every machine.
std::vector<FormationPlace> placeInCohesion(
    const Battlefield& field, const Mini& leaderBefore, const Mini& leaderAfter,
    std::span<const FormationMember> followers, const PlacementTerms& terms,
    std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
    const SightSettings& settings = {}, std::span<const Mini> coverFrom = {});

}  // namespace sightline::geometry
