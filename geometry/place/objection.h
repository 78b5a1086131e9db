/// Typed reasons why geometry refuses a position or a move. The caller adds the rule that is
/// broken.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "geometry/base/message.h"
#include "geometry/table/battlefield.h"

namespace sightline::geometry {

enum class Fault {
    offTable,          ///< the base is partly off the battlefield
    overlapsMini,      ///< the base is on top of another miniature
    touchesForbidden,  ///< the base touches a miniature that it may not touch
    partlyOnTerrain,   ///< the base is neither wholly on nor wholly off a piece
    unstable,          ///< the base would tip or lean too far
    onImpassable,
    onBarricade,
    toolNotAtBase,  ///< the tool's end does not wholly touch the base, or is not in the notch
    toolTooLong,
    toolOverBend,  ///< the joint is bent too far
    toolOverImpassable,
    toolOverTooTall,  ///< the tool crosses terrain taller than the mover may cross
    toolSlowed,       ///< difficult terrain requires a slower tool
    notTouchingTool,  ///< the end position does not touch the tool
    tooHigh,          ///< the height changes by more than the move allows
    sweepBlocked,     ///< a notched base would have to stop earlier
    notParallel,      ///< a notched base must end along the tool
    outOfCohesion,
    turnTooWide,  ///< the pivot or the initial rotation is too large
    speedZero,
    toolNotAtEdge  ///< deploying: both prongs must touch the allied edge, or the transport
};

struct Objection {
    Fault fault{};
    std::optional<PieceId> piece;
    std::optional<MiniKey> mini;
    std::string text;   ///< English text, such as "2.10 in up, at most 1.65 in"
    Message message{};  ///< the same text as a message with its numbers
};

}  // namespace sightline::geometry
