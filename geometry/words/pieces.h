/// Message table: errors in tables and terrain pieces.
#pragma once
#include "geometry/base/message.h"

namespace sightline::geometry::say {

inline constexpr MessageTemplate<> tableSize{
    inEnglish("Messages", "table: width and depth must be over 0 and at most 1000 inches")};
inline constexpr MessageTemplate<> toolJoint{
    inEnglish("Messages", "dimensions: the joint of a movement tool must lie between 0 and 1")};

/// Messages about terrain pieces in general.
inline constexpr MessageTemplate<PrintedName, Message> ofPiece{
    inEnglish("Messages", "piece '%1': %2")};
inline constexpr MessageTemplate<> pieceWithoutId{
    inEnglish("Messages", "a piece has no id; every piece needs one")};
inline constexpr MessageTemplate<> idTwice{
    inEnglish("Messages", "the id is used twice, expected unique ids")};
inline constexpr MessageTemplate<> positionExpected{
    inEnglish("Messages", "the position must be finite and within 1000 inches")};
inline constexpr MessageTemplate<> rotationExpected{
    inEnglish("Messages", "the rotation must be a finite angle")};
inline constexpr MessageTemplate<PrintedName> noPartNamed{
    inEnglish("Messages", "no part is named '%1'; parts: none")};
inline constexpr MessageTemplate<PrintedName, PrintedName> noPartNamedOf{
    inEnglish("Messages", "no part is named '%1'; parts: %2")};

/// Messages about sizes of terrain pieces.
inline constexpr MessageTemplate<Message, PrintedName, PrintedName> sizeBetween{
    inEnglish("Messages", "%1 must be over 0 and at most %2 inches, not %3")};
inline constexpr MessageTemplate<> agreedHeight{inEnglish("Messages", "the agreed height")};
inline constexpr MessageTemplate<> prismHeight{inEnglish("Messages", "the prism's height")};
inline constexpr MessageTemplate<> boxWidth{inEnglish("Messages", "the box's width")};
inline constexpr MessageTemplate<> boxDepth{inEnglish("Messages", "the box's depth")};
inline constexpr MessageTemplate<> boxHeight{inEnglish("Messages", "the box's height")};
inline constexpr MessageTemplate<> cylinderDiameter{
    inEnglish("Messages", "the cylinder's diameter")};
inline constexpr MessageTemplate<> cylinderHeight{inEnglish("Messages", "the cylinder's height")};

/// Messages about shapes of terrain pieces.
inline constexpr MessageTemplate<PrintedName> vertexTooFar{
    inEnglish("Messages", "mesh part '%1' has a vertex that is not finite or beyond 1000 inches")};
inline constexpr MessageTemplate<PrintedName, int, int> noSuchVertex{
    inEnglish("Messages", "mesh part '%1' names vertex %2 of %3")};
inline constexpr MessageTemplate<> meshWithoutTriangles{
    inEnglish("Messages", "the mesh has no triangles")};
inline constexpr MessageTemplate<> cornerTooFar{
    inEnglish("Messages", "a corner of the prism is not finite or beyond 1000 inches")};
inline constexpr MessageTemplate<int> prismCorners{
    inEnglish("Messages", "a prism needs at least 3 corners, not %1")};
inline constexpr MessageTemplate<> polygonCrosses{
    inEnglish("Messages", "the prism's polygon crosses or touches itself")};

}  // namespace sightline::geometry::say
