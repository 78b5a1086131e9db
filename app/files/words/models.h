/// Message texts: reasons why a 3D model file of a player cannot become terrain, and failures of
/// the reader process.
#pragma once
#include "geometry/base/message.h"

namespace sightline::app::say {

/// Messages about the content of the model.
inline constexpr MessageTemplate<PrintedName, PrintedName> modelGigantic{
    inEnglish("Messages", "too large: %1 across in the units of the file, expected at most %2")};
inline constexpr MessageTemplate<PrintedName> modelAtOnePoint{inEnglish(
    "Messages",
    "the whole model is at one point, expected a size of at least %1 in the units of the file")};
inline constexpr MessageTemplate<PrintedName, PrintedName> modelReachesTooFar{
    inEnglish("Messages",
              "the model reaches %1 in from its origin, at most %2: is its unit (in, mm, cm, m) or "
              "scale right?")};
inline constexpr MessageTemplate<int> modelWithoutArea{
    inEnglish("Messages", "none of its %1 triangles has an area")};
inline constexpr MessageTemplate<PrintedName> assetExpected{
    inEnglish("Messages", "model: expected a path \"asset:...\", found %1")};

/// Messages about the reader process.
inline constexpr MessageTemplate<PrintedName> readerNotStarted{
    inEnglish("Messages", "the program that reads models cannot be started: %1")};
inline constexpr MessageTemplate<PrintedName> notReadInTime{
    inEnglish("Messages", "not completely read in %1 s")};
inline constexpr MessageTemplate<PrintedName> notReadInWork{
    inEnglish("Messages", "not completely read in %1 s of processor time")};
inline constexpr MessageTemplate<PrintedName> tooMuchRead{
    inEnglish("Messages", "more than %1 MB of triangles")};
inline constexpr MessageTemplate<> readingStopped{inEnglish("Messages", "not read: stopped")};
inline constexpr MessageTemplate<PrintedName> readerEnded{
    inEnglish("Messages", "damaged or too large: the reader program was ended (%1)")};
inline constexpr MessageTemplate<int> readerGaveUp{
    inEnglish("Messages", "damaged or too large: the reader program failed (status %1)")};
inline constexpr MessageTemplate<> readerBrokeOff{
    inEnglish("Messages", "the reader program stopped without an answer")};

}  // namespace sightline::app::say
