/// Message table: why a place of a miniature, a move or the cohesion of a unit is illegal.
#pragma once
#include "geometry/base/message.h"

namespace sightline::geometry::say {

/// Messages: why a place of a miniature is illegal.
inline constexpr MessageTemplate<Length> overTheEdge{
    inEnglish("Messages", "%1 over the table's edge")};
inline constexpr MessageTemplate<Length> overlapsMini{
    inEnglish("Messages", "overlaps another miniature by %1")};
inline constexpr MessageTemplate<> touchesForbidden{
    inEnglish("Messages", "in contact with a miniature that may not be touched")};
inline constexpr MessageTemplate<PrintedName> noRoomBeside{
    inEnglish("Messages", "no room: %1 stands in the way")};
inline constexpr MessageTemplate<> noRoom{inEnglish("Messages", "no room")};
inline constexpr MessageTemplate<PrintedName> partlyOn{
    inEnglish("Messages", "partly on %1, must be wholly on it or wholly off")};
inline constexpr MessageTemplate<Decimal, PrintedName, Decimal> leans{
    inEnglish("Messages", "leans %1 degrees on %2, at most %3")};
inline constexpr MessageTemplate<PrintedName> onImpassable{
    inEnglish("Messages", "on impassable %1")};
inline constexpr MessageTemplate<PrintedName> onBarricade{
    inEnglish("Messages", "overlaps the barricade %1")};
inline constexpr MessageTemplate<PrintedName> onNamedBarricade{
    inEnglish("Messages", "overlaps %1")};

/// Messages: why a pose of the movement tool is illegal.
inline constexpr MessageTemplate<> onlyNotchedPivots{
    inEnglish("Messages", "only a miniature on a notched base pivots")};
inline constexpr MessageTemplate<Decimal, Decimal> turnsTooFar{
    inEnglish("Messages", "turns %1 degrees, at most %2")};
inline constexpr MessageTemplate<Decimal, Decimal> bentTooFar{
    inEnglish("Messages", "bent %1 degrees, at most %2")};
inline constexpr MessageTemplate<> notAtTransport{
    inEnglish("Messages", "both prongs of the tool must touch the base of the transport")};
inline constexpr MessageTemplate<> notAtAlliedEdge{
    inEnglish("Messages", "both prongs of the tool must touch the allied edge of the battlefield")};
inline constexpr MessageTemplate<Decimal> toolAskew{
    inEnglish("Messages", "the tool is %1 degrees askew: its whole end must touch the base")};
inline constexpr MessageTemplate<Decimal> toolOffFrontNotch{
    inEnglish("Messages", "the tool lies %1 degrees off the front notch")};
inline constexpr MessageTemplate<Decimal> toolOffRearNotch{
    inEnglish("Messages", "the tool lies %1 degrees off the rear notch")};
inline constexpr MessageTemplate<Decimal> toolOffSideNotch{
    inEnglish("Messages", "the tool lies %1 degrees off the side notch")};

/// Messages: why the end or the path of a move is illegal.
inline constexpr MessageTemplate<Length, Length> tooFarDown{
    inEnglish("Messages", "%1 down, at most %2")};
inline constexpr MessageTemplate<Length, Length> tooFarUp{
    inEnglish("Messages", "%1 up, at most %2")};
inline constexpr MessageTemplate<> speedIsZero{
    inEnglish("Messages", "speed is 0, no move is possible")};
inline constexpr MessageTemplate<> noWayForTool{inEnglish("Messages", "no free path for the tool")};
inline constexpr MessageTemplate<> noWayForBase{inEnglish("Messages", "no free path for the base")};
inline constexpr MessageTemplate<Length> offTheLine{
    inEnglish("Messages", "a notched base must end on the line of the tool: it is %1 off")};
inline constexpr MessageTemplate<Length> awayFromTool{
    inEnglish("Messages", "ends %1 from the movement tool")};
inline constexpr MessageTemplate<PrintedName, Length, Length> toolCrossesTall{
    inEnglish("Messages", "the tool crosses %1, %2 tall, at most %3")};
inline constexpr MessageTemplate<PrintedName> toolOnImpassable{
    inEnglish("Messages", "the tool overlaps impassable %1")};
inline constexpr MessageTemplate<PrintedName> toolOnDifficult{
    inEnglish("Messages", "the tool overlaps difficult %1")};
inline constexpr MessageTemplate<PrintedName> endsInDifficult{
    inEnglish("Messages", "ends in difficult %1")};
inline constexpr MessageTemplate<PrintedName> startsInDifficult{
    inEnglish("Messages", "starts in difficult %1")};
inline constexpr MessageTemplate<> unitStartsInDifficult{
    inEnglish("Messages", "the unit starts in difficult terrain")};
inline constexpr MessageTemplate<int, int> toolTooLong{
    inEnglish("Messages", "speed-%1 tool, at most speed %2")};
inline constexpr MessageTemplate<int, int, Message> toolSlowed{
    inEnglish("Messages", "speed-%1 tool, at most speed %2: %3")};
inline constexpr MessageTemplate<PrintedName, Length> stopsTheBase{
    inEnglish("Messages", "%1 stops the base after %2")};

/// Messages: why miniatures are out of cohesion.
inline constexpr MessageTemplate<Length, Length> farFromLeader{
    inEnglish("Messages", "%1 from the unit leader, must be under %2")};
inline constexpr MessageTemplate<Length, Length> highFromLeader{
    inEnglish("Messages", "%1 above or below the unit leader, at most %2")};
inline constexpr MessageTemplate<> noSightOfLeader{
    inEnglish("Messages", "no line of sight to the unit leader")};
inline constexpr MessageTemplate<PrintedName> impassableBetween{
    inEnglish("Messages", "impassable %1 under the range tool")};

}  // namespace sightline::geometry::say
