/// Rules of objective cards for the distance of a token from the edges of the table and from other
/// tokens. Each function returns the reason why a position is refused. No value: the position is
/// legal.
#pragma once
#include <optional>
#include <string>

#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::cards {

/// The token may not be within the range of an edge of the table.
std::optional<Message> faultByEdges(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at,
                                    int range);
/// The token may not be within the range of a short edge of the table.
std::optional<Message> faultByShortEdges(const Battle& battle, ObjectiveKind kind,
                                         geometry::Vec2 at, int range);
/// The token must be within the range of both long edges of the table.
std::optional<Message> faultByLongEdges(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at,
                                        int range);
/// The token may not be within the range of another token with this printed name.
std::optional<Message> faultByTokens(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at,
                                     int range, const std::string& printed);
/// The token must be within contested territory.
std::optional<Message> faultByTerritory(const Battle& battle, ObjectiveKind kind,
                                        geometry::Vec2 at);

}  // namespace sightline::engine::cards
