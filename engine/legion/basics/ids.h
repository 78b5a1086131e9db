/// Typed ids of units, miniatures and objective tokens. Because of the types, a unit cannot be
/// passed in place of a miniature.
#pragma once
#include <compare>

#include "engine/talk/player.h"

namespace sightline::engine {

/// A long edge of the battlefield. The near edge is y = 0; the far edge is y = the depth of the
/// battlefield.
enum class TableSide { near, far };
constexpr TableSide opposite(TableSide side) {
    return side == TableSide::near ? TableSide::far : TableSide::near;
}

struct UnitId {
    int value = -1;
    auto operator<=>(const UnitId&) const = default;
    bool none() const { return value < 0; }
};

/// The id of a miniature. It is also the key of the miniature in the Battlefield.
struct MiniId {
    int value = -1;
    auto operator<=>(const MiniId&) const = default;
    bool none() const { return value < 0; }
};

/// The id of an objective token: its index in MissionState::tokens.
struct ObjectiveId {
    int value = -1;
    auto operator<=>(const ObjectiveId&) const = default;
    bool none() const { return value < 0; }
};

/// The kinds of objective tokens: a point of interest, an asset, any other marker that the players
/// place by hand, or a smoke token.
enum class ObjectiveKind { poi, asset, marker, smoke };

}  // namespace sightline::engine
