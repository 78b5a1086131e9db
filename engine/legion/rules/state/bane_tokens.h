/// Bane tokens: facedown tokens of Cad Bane. Only their player may see the faces. Source: Core
/// Rulebook, Keyword Glossary (Bane Tokens).
#pragma once
#include <string>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/state/mission_state.h"

namespace sightline::engine {

/// The name of a Bane token for players who may not see its face.
inline constexpr const char* baneToken = "Bane token";

/// The names of the three faces.
std::vector<std::string> baneFaceNames();
/// The face of a Bane token on the battlefield. `none` for every other token.
Keyword baneFaceOf(const ObjectiveToken& token);
/// A flat disc in place of the token, for tests whether a miniature overlaps it.
geometry::Mini flatSolidOf(const ObjectiveToken& token);
/// The token as the player may see it. A Bane token of the other player has no face.
ObjectiveToken shownTo(Player viewer, const ObjectiveToken& token);

}  // namespace sightline::engine
