/// Message table of the errors in tables and terrain pieces.
#pragma once
#include "geometry/base/message.h"

namespace sightline::geometry::say {

inline constexpr Says<> tableSize{
    inEnglish("Messages", "table: width and depth must be over 0 and at most 1000 inches")};
inline constexpr Says<> toolJoint{
    inEnglish("Messages", "dimensions: the joint of a movement tool must lie between 0 and 1")};

/// Pieces in general.
inline constexpr Says<Printed, Message> ofPiece{inEnglish("Messages", "piece '%1': %2")};
inline constexpr Says<> pieceWithoutId{
    inEnglish("Messages", "a piece has no id; every piece needs one")};
inline constexpr Says<> idTwice{inEnglish("Messages", "the id is used twice, expected unique ids")};
inline constexpr Says<> positionExpected{
    inEnglish("Messages", "the position must be finite and within 1000 inches")};
inline constexpr Says<> rotationExpected{
    inEnglish("Messages", "the rotation must be a finite angle")};
inline constexpr Says<Printed> noPartNamed{
    inEnglish("Messages", "no part is named '%1'; parts: none")};
inline constexpr Says<Printed, Printed> noPartNamedOf{
    inEnglish("Messages", "no part is named '%1'; parts: %2")};

/// Sizes.
inline constexpr Says<Message, Printed, Printed> sizeBetween{
    inEnglish("Messages", "%1 must be over 0 and at most %2 inches, not %3")};
inline constexpr Says<> agreedHeight{inEnglish("Messages", "the agreed height")};
inline constexpr Says<> prismHeight{inEnglish("Messages", "the prism's height")};
inline constexpr Says<> boxWidth{inEnglish("Messages", "the box's width")};
inline constexpr Says<> boxDepth{inEnglish("Messages", "the box's depth")};
inline constexpr Says<> boxHeight{inEnglish("Messages", "the box's height")};
inline constexpr Says<> cylinderDiameter{inEnglish("Messages", "the cylinder's diameter")};
inline constexpr Says<> cylinderHeight{inEnglish("Messages", "the cylinder's height")};

/// Shapes.
inline constexpr Says<Printed> vertexTooFar{
    inEnglish("Messages", "mesh part '%1' has a vertex that is not finite or beyond 1000 inches")};
inline constexpr Says<Printed, int, int> noSuchVertex{
    inEnglish("Messages", "mesh part '%1' names vertex %2 of %3")};
inline constexpr Says<> meshWithoutTriangles{inEnglish("Messages", "the mesh has no triangles")};
inline constexpr Says<> cornerTooFar{
    inEnglish("Messages", "a corner of the prism is not finite or beyond 1000 inches")};
inline constexpr Says<int> prismCorners{
    inEnglish("Messages", "a prism needs at least 3 corners, not %1")};
inline constexpr Says<> polygonCrosses{
    inEnglish("Messages", "the prism's polygon crosses or touches itself")};

}  // namespace sightline::geometry::say
