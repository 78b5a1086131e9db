/// Where objective tokens may lie. Source: Core Rulebook p. 20 (Placing Objectives), p. 5 (Tokens).
#pragma once
#include <optional>
#include <string>

#include "engine/state/battle.h"

namespace sightline::engine {

/// Diameter of a token seen from above: a POI 2 inches, an asset 1 inch.
double widthOf(ObjectiveKind kind);
geometry::Outline outlineOf(ObjectiveKind kind, geometry::Vec2 at);
geometry::Outline outlineOf(const ObjectiveToken& token);

/// Why a token may not lie there, naming what is in its way: "overlaps the barricade Crates". None
/// when it may.
std::optional<std::string> faultOfSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at);
/// A legal spot close to `wished`, on rings a quarter of an inch apart.
geometry::Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, geometry::Vec2 wished);

}  // namespace sightline::engine
