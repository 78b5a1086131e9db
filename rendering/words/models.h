/// Message table: reasons why a file is not a usable model.
#pragma once
#include "geometry/base/message.h"

namespace sightline::rendering::say {

/// Messages about opening a file. The size limit (`%1 MB`) is in megabytes.
inline constexpr MessageTemplate<> modelNotOpened{inEnglish("Messages", "cannot be opened")};
inline constexpr MessageTemplate<int> modelNotRead{
    inEnglish("Messages", "cannot be read, or has more than %1 MB")};
inline constexpr MessageTemplate<> scaleExpected{
    inEnglish("Messages", "scale must be a positive number")};
inline constexpr MessageTemplate<> tooMuchMemory{
    inEnglish("Messages", "needs more memory than a model may take")};
/// Messages about the format of a file: the readable formats, and Assimp's reason.
inline constexpr MessageTemplate<PrintedName, PrintedName> noModel{
    inEnglish("Messages", "not a model (%1): %2")};
inline constexpr MessageTemplate<PrintedName> damagedModel{
    inEnglish("Messages", "not a model (%1), or a damaged one")};
inline constexpr MessageTemplate<> arrivedDamaged{
    inEnglish("Messages", "the data that was read from it is damaged")};

/// Messages about a file that ends before it is complete.
inline constexpr MessageTemplate<PrintedName, PrintedName> cutOffBytes{
    inEnglish("Messages", "cut off: %1 of %2 bytes")};
inline constexpr MessageTemplate<> cutOffSolid{
    inEnglish("Messages", "cut off: the last line is not endsolid")};
inline constexpr MessageTemplate<PrintedName> cutOffLine{
    inEnglish("Messages", "cut off: its last line is \"%1\"")};
inline constexpr MessageTemplate<> cutOffHeader{
    inEnglish("Messages", "cut off: its header has no line \"end_header\"")};
inline constexpr MessageTemplate<> cutOffElements{
    inEnglish("Messages", "cut off: fewer elements than its header says")};

/// Messages about the content of a file.
inline constexpr MessageTemplate<> noTriangles{inEnglish("Messages", "no triangles")};
inline constexpr MessageTemplate<int> tooManyLevels{
    inEnglish("Messages", "nodes lie over %1 levels deep")};
inline constexpr MessageTemplate<int> tooManyNodes{
    inEnglish("Messages", "over %1 nodes and meshes")};
inline constexpr MessageTemplate<> noSuchMesh{
    inEnglish("Messages", "a node names a mesh that is not there")};
inline constexpr MessageTemplate<> noSuchChild{
    inEnglish("Messages", "a node names a child that is not there")};
inline constexpr MessageTemplate<> noCoordinates{
    inEnglish("Messages", "a mesh has no coordinates")};
inline constexpr MessageTemplate<> tooManyCorners{
    inEnglish("Messages", "over eight million corners")};
inline constexpr MessageTemplate<> tooManyOfThem{
    inEnglish("Messages", "over two million triangles")};
inline constexpr MessageTemplate<> endlessCoordinate{
    inEnglish("Messages", "a coordinate is not a finite number")};
inline constexpr MessageTemplate<PrintedName> vertexNumbers{
    inEnglish("Messages", "line %1: a vertex needs three numbers")};
inline constexpr MessageTemplate<PrintedName> endlessOnLine{
    inEnglish("Messages", "line %1: a coordinate is not a finite number")};
inline constexpr MessageTemplate<PrintedName> noVertexOnLine{
    inEnglish("Messages", "line %1: a face names no vertex")};
inline constexpr MessageTemplate<PrintedName, PrintedName, PrintedName> vertexMissing{
    inEnglish("Messages", "line %1: a face names vertex %2, and there are %3")};
inline constexpr MessageTemplate<> noSuchCorner{inEnglish("Messages", "a face names no vertex")};

}  // namespace sightline::rendering::say
