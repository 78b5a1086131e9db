/// Puts the rest of a unit into cohesion after its leader moved: keeps the formation where that is
/// legal, else the nearest legal spot, else as close to the leader as possible (p. 23, 25).
#pragma once
#include "geometry/cohesion/cohesion.h"
#include "geometry/place/placement.h"

namespace sightline::geometry {

struct FormationMember {
    MiniKey key = 0;
    Mini mini{};  ///< where it stands before the move; base and height are kept
};

struct FormationPlace {
    MiniKey key = 0;
    Mini mini{};
    bool inCohesion = false;
};

/// `leaderBefore` and `leaderAfter` say how the leader moved. Notched followers take its facing.
/// Given enemies to take cover from, each follower goes to the spot near its place in formation
/// that is obscured from most of them; among equals the nearest. Deterministic: the same call gives
/// the same places on every machine.
std::vector<FormationPlace> placeInCohesion(
    const Battlefield& field, const Mini& leaderBefore, const Mini& leaderAfter,
    std::span<const FormationMember> followers, const PlacementTerms& terms,
    std::span<const PlacedMini> others = {}, std::span<const PlacedMini> forbidden = {},
    const SightSettings& settings = {}, std::span<const Mini> coverFrom = {});

}  // namespace sightline::geometry
