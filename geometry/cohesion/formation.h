/// Places the rest of a unit in cohesion after its leader moved (p. 23, 25). A miniature keeps its
/// place in the formation where that is legal. Otherwise it takes the nearest legal spot, and if no
/// spot is in cohesion, the spot closest to the leader.
#pragma once
#include "geometry/cohesion/cohesion.h"
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct FormationMember {
    MiniKey key = 0;
    Mini mini{};  ///< before the move; base and height stay the same
};

struct FormationPlace {
    MiniKey key = 0;
    Mini mini{};
    bool inCohesion = false;
};

/// `leaderBefore` and `leaderAfter` are the leader before and after its move. Notched followers
/// take the facing of the leader. With enemies in `coverFrom`, each follower goes to the spot near
/// its place in the formation that is obscured from most of them; a tie goes to the nearest spot.
/// Deterministic: the same call returns the same places on every machine.
std::vector<FormationPlace> placeInCohesion(
    const Battlefield& field, const Mini& leaderBefore, const Mini& leaderAfter,
    std::span<const FormationMember> followers, const PlacementTerms& terms,
    std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
    const SightSettings& settings = {}, std::span<const Mini> coverFrom = {});

}  // namespace sightline::geometry
