/// Reasons why geometry refuses a position or a move. The caller adds the broken rule.
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
    touchesForbidden,  ///< the base touches a miniature that it must not touch, such as an enemy
    partlyOnTerrain,   ///< the base is only partly on a terrain piece
    unstable,          ///< the base would tip over or lean too far
    onImpassable,
    onBarricade,
    toolNotAtBase,  ///< the tool's end does not lie against the base, or is not in the notch
    toolTooLong,
    toolOverBend,  ///< the tool is bent too far at its joint
    toolOverImpassable,
    toolOverTooTall,  ///< the tool lies over terrain that is too tall for the mover
    toolSlowed,       ///< difficult terrain requires a tool of a lower speed
    notTouchingTool,  ///< at the end of the move, the base does not touch the tool
    tooHigh,          ///< the height changes by more than the move allows
    sweepBlocked,     ///< terrain stops a notched base before the end of the move
    notParallel,      ///< at the end of the move, a notched base must be parallel to the tool
    outOfCohesion,
    turnTooWide,  ///< the pivot or the initial rotation is too large
    speedZero,
    toolNotAtEdge  ///< deploying: both prongs of the tool must touch the allied edge or the
                   ///< transport
};

struct Objection {
    Fault fault{};
    std::optional<PieceId> piece;
    std::optional<MiniKey> mini;
    std::string text;   ///< the reason in English, such as "2.10 in up, at most 1.65 in"
    Message message{};  ///< the reason as a translatable message
};

}  // namespace sightline::geometry
