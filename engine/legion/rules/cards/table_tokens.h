/// The sorts of tokens on the battlefield and the areas in which they act, for the drawing of the
/// table.
#pragma once
#include <optional>

#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

/// The sorts of tokens that have an icon. `other`: any other token, which the table shows by its
/// name.
enum class TokenSort {
    other,
    smoke,
    charge,
    graffiti,
    priorityMission,
    baneFacedown,  ///< a Bane token of the other player, whose face is secret
    hereIAm,
    smokeAndMirrors,
    kablamo
};

/// The sort of a token in the view. A charge token has the name of its type (Arm X) or of its area
/// weapon.
TokenSort sortOf(const View& view, const ObjectiveToken& token);

/// The range, in range bands, within which the token acts on units. A charge acts within the range
/// of its area weapon. No value if the token has no such area or is not on the battlefield.
std::optional<int> areaOf(const View& view, const ObjectiveToken& token);

}  // namespace sightline::engine
