/// Messages for files that are not usable models: rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::rendering::say {

/// Opening the file; the size limit in megabytes.
inline constexpr Says<> modelNotOpened{inEnglish("Messages", "cannot be opened")};
inline constexpr Says<int> modelNotRead{
    inEnglish("Messages", "cannot be read, or has more than %1 MB")};
inline constexpr Says<> scaleExpected{inEnglish("Messages", "scale must be a positive number")};
inline constexpr Says<> tooMuchMemory{
    inEnglish("Messages", "needs more memory than a model may take")};
/// The formats that can be read, and Assimp's reason.
inline constexpr Says<Printed, Printed> noModel{inEnglish("Messages", "not a model (%1): %2")};
inline constexpr Says<Printed> damagedModel{
    inEnglish("Messages", "not a model (%1), or a damaged one")};
inline constexpr Says<> arrivedDamaged{
    inEnglish("Messages", "what was read of it arrived damaged")};

/// A file that ends before it is complete.
inline constexpr Says<Printed, Printed> cutOffBytes{
    inEnglish("Messages", "cut off: %1 of %2 bytes")};
inline constexpr Says<> cutOffSolid{
    inEnglish("Messages", "cut off: the last line is not endsolid")};
inline constexpr Says<Printed> cutOffLine{
    inEnglish("Messages", "cut off: its last line is \"%1\"")};
inline constexpr Says<> cutOffElements{
    inEnglish("Messages", "cut off: fewer elements than its header says")};

/// The content of the file.
inline constexpr Says<> noTriangles{inEnglish("Messages", "no triangles")};
inline constexpr Says<int> tooManyLevels{inEnglish("Messages", "nodes lie over %1 levels deep")};
inline constexpr Says<int> tooManyNodes{inEnglish("Messages", "over %1 nodes and meshes")};
inline constexpr Says<> noSuchMesh{inEnglish("Messages", "a node names a mesh that is not there")};
inline constexpr Says<> noSuchChild{
    inEnglish("Messages", "a node names a child that is not there")};
inline constexpr Says<> noCoordinates{inEnglish("Messages", "a mesh has no coordinates")};
inline constexpr Says<> tooManyCorners{inEnglish("Messages", "over eight million corners")};
inline constexpr Says<> tooManyOfThem{inEnglish("Messages", "over two million triangles")};
inline constexpr Says<> endlessCoordinate{
    inEnglish("Messages", "a coordinate is not a finite number")};
inline constexpr Says<Printed> vertexNumbers{
    inEnglish("Messages", "line %1: a vertex needs three numbers")};
inline constexpr Says<Printed> endlessOnLine{
    inEnglish("Messages", "line %1: a coordinate is not a finite number")};
inline constexpr Says<Printed> noVertexOnLine{
    inEnglish("Messages", "line %1: a face names no vertex")};
inline constexpr Says<Printed, Printed, Printed> vertexMissing{
    inEnglish("Messages", "line %1: a face names vertex %2, and there are %3")};
inline constexpr Says<> noSuchCorner{inEnglish("Messages", "a face names no vertex")};

}  // namespace sightline::rendering::say
