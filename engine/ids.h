/// Who is who. Small typed numbers, so that a unit cannot be passed where a miniature is meant.
#pragma once
#include <compare>

namespace sightline::engine {

enum class Player { blue, red };
constexpr Player opponent(Player player) {
    return player == Player::blue ? Player::red : Player::blue;
}

/// Blue first, as everywhere that the book names no other order.
inline constexpr Player bothPlayers[] = {Player::blue, Player::red};

/// A long edge of the battlefield: y = 0, or y = its depth.
enum class TableSide { near, far };
constexpr TableSide opposite(TableSide side) {
    return side == TableSide::near ? TableSide::far : TableSide::near;
}

struct UnitId {
    int value = -1;
    auto operator<=>(const UnitId&) const = default;
    bool none() const { return value < 0; }
};

/// Also the key of the miniature in the Battlefield.
struct MiniId {
    int value = -1;
    auto operator<=>(const MiniId&) const = default;
    bool none() const { return value < 0; }
};

/// An objective token: index into MissionState::tokens.
struct ObjectiveId {
    int value = -1;
    auto operator<=>(const ObjectiveId&) const = default;
    bool none() const { return value < 0; }
};

/// A point of interest, an asset, or whatever else the players lay on the table by hand.
enum class ObjectiveKind { poi, asset, marker };

}  // namespace sightline::engine
