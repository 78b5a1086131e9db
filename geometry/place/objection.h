/// Typed reasons why geometry refuses a position or a move. The caller knows the broken rule.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "geometry/base/message.h"
#include "geometry/table/battlefield.h"

namespace sightline::geometry {

enum class Fault {
    offTable,          ///< a base partly off the battlefield
    overlapsMini,      ///< on top of another miniature
    touchesForbidden,  ///< in contact with a miniature that may not be touched
    partlyOnTerrain,   ///< neither wholly on nor wholly off a piece
    unstable,          ///< would tip or lean over the limit
    onImpassable,
    onBarricade,
    toolNotAtBase,  ///< the tool's end does not wholly touch the base (or sit in the notch)
    toolTooLong,
    toolOverBend,  ///< joint bent past its stop
    toolOverImpassable,
    toolOverTooTall,  ///< crosses terrain taller than the mover may cross
    toolSlowed,       ///< difficult terrain allows only a slower tool
    notTouchingTool,  ///< the end position does not touch the tool
    tooHigh,          ///< more vertical change than the move allows
    sweepBlocked,     ///< a notched base would have to stop earlier
    notParallel,      ///< a notched base must end along the tool
    outOfCohesion,
    turnTooWide,  ///< pivot or initial rotation over its limit
    speedZero,
    toolNotAtEdge  ///< deploying: both prongs must touch the allied edge, or the transport
};

struct Objection {
    Fault fault{};
    std::optional<PieceId> piece;
    std::optional<MiniKey> mini;
    std::string text;   ///< English wording, such as "2.10 in up, at most 1.65 in"
    Message message{};  ///< the same as a message with its numbers
};

}  // namespace sightline::geometry
