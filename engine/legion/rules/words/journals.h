/// Messages: faults of saved games and of the answers in them. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// A member of a line and its fault.
inline constexpr Says<Printed, Message> ofMember{inEnglish("Messages", "\"%1\" %2")};
inline constexpr Says<> isMissing{inEnglish("Messages", "is missing")};
inline constexpr Says<> mustBeString{inEnglish("Messages", "must be a string")};
inline constexpr Says<> mustBeTruth{inEnglish("Messages", "must be true or false")};
inline constexpr Says<> mustBeTrue{inEnglish("Messages", "must be true")};
inline constexpr Says<> mustBeList{inEnglish("Messages", "must be a list")};
inline constexpr Says<> mustBeObject{inEnglish("Messages", "must be an object")};
inline constexpr Says<> mustBeObjects{inEnglish("Messages", "must be a list of objects")};
inline constexpr Says<> mustBeStrings{inEnglish("Messages", "must be a list of strings")};
inline constexpr Says<int> mustBeNumbers{inEnglish("Messages", "must be a list of %1 numbers")};
inline constexpr Says<> mustBeWhole{
    inEnglish("Messages", "must be a whole number up to 1000000000")};
inline constexpr Says<> mustBeFinite{
    inEnglish("Messages", "must be a finite number up to 1000000")};
inline constexpr Says<Printed> mustBeOneOf{inEnglish("Messages", "must be one of %1")};
inline constexpr Says<> mustSayChosen{inEnglish("Messages", "must say what was chosen")};
inline constexpr Says<> answerIsObject{inEnglish("Messages", "an answer must be an object")};

/// The header of a journal.
inline constexpr Says<Printed> mustBeText{inEnglish("Messages", "must be \"%1\"")};
inline constexpr Says<> mustBeWholeFrom1{inEnglish("Messages", "must be a whole number from 1")};
inline constexpr Says<Printed> mustBeWholeUpTo{
    inEnglish("Messages", "must be a whole number from 0 to %1")};
inline constexpr Says<Printed, int> laterReads{inEnglish(
    "Messages", "a later version of the game saved it (\"version\" %1, this one reads up to %2)")};
inline constexpr Says<Printed, int> laterAsks{inEnglish(
    "Messages", "a later version of the game saved it (\"asks\" %1, this one knows up to %2)")};
inline constexpr Says<> mustBeDate{inEnglish("Messages", "must be a date such as \"2026-05-29\"")};
inline constexpr Says<> mustBeFingerprint{inEnglish("Messages", "must be 16 hexadecimal digits")};
inline constexpr Says<int> mustBeNames{
    inEnglish("Messages", "must be a list of names, at most %1 letters each")};

/// Its lines.
inline constexpr Says<Printed, Printed> lineChanged{
    inEnglish("Messages", "the line is not as it was saved: \"%1\" must be \"%2\"")};
inline constexpr Says<> answerExpected{inEnglish("Messages", "an answer object is expected")};
inline constexpr Says<> toldToStop{inEnglish("Messages", "told to stop")};
/// The rule that an answer breaks.
inline constexpr Says<Message, int> underPage{inEnglish("Messages", "%1 (p. %2)")};
inline constexpr Says<> noSuchFile{inEnglish("Messages", "there is no such file")};

}  // namespace sightline::engine::say
