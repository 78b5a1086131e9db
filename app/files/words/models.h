/// Messages: reasons why a player's own model cannot be terrain, and failures of the reader
/// process. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::app::say {

/// The content of the model.
inline constexpr Says<Printed, Printed> modelGigantic{
    inEnglish("Messages", "gigantic: %1 across in its own numbers, expected at most %2")};
inline constexpr Says<Printed> modelAtOnePoint{inEnglish(
    "Messages", "all of it lies at one point, expected a size of at least %1 in its own numbers")};
inline constexpr Says<int> modelWithoutArea{
    inEnglish("Messages", "none of its %1 triangles has an area")};
inline constexpr Says<Printed> assetExpected{
    inEnglish("Messages", "model: expected a path \"asset:...\", found %1")};

/// The reader process.
inline constexpr Says<Printed> readerNotStarted{
    inEnglish("Messages", "the program that reads models cannot be started: %1")};
inline constexpr Says<Printed> notReadInTime{inEnglish("Messages", "not read to its end in %1 s")};
inline constexpr Says<Printed> notReadInWork{
    inEnglish("Messages", "not read to its end in %1 s of work")};
inline constexpr Says<Printed> tooMuchRead{inEnglish("Messages", "more than %1 MB of triangles")};
inline constexpr Says<> readingStopped{inEnglish("Messages", "not read: stopped")};
inline constexpr Says<Printed> readerEnded{
    inEnglish("Messages", "damaged, or more than can be read: its reader was ended (%1)")};
inline constexpr Says<int> readerGaveUp{
    inEnglish("Messages", "damaged, or more than can be read: its reader gave up (status %1)")};
inline constexpr Says<> readerBrokeOff{inEnglish("Messages", "its reader broke off")};

}  // namespace sightline::app::say
