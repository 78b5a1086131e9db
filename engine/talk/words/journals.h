/// Messages: faults of saved games, and faults of the answers in them.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about a member of a JSON object: its name, and the fault of its value.
inline constexpr MessageTemplate<PrintedName, Message> ofMember{inEnglish("Messages", "\"%1\" %2")};
inline constexpr MessageTemplate<> isMissing{inEnglish("Messages", "is missing")};
inline constexpr MessageTemplate<> mustBeString{inEnglish("Messages", "must be a string")};
inline constexpr MessageTemplate<> mustBeTruth{inEnglish("Messages", "must be true or false")};
inline constexpr MessageTemplate<> mustBeTrue{inEnglish("Messages", "must be true")};
inline constexpr MessageTemplate<> mustBeList{inEnglish("Messages", "must be a list")};
inline constexpr MessageTemplate<> mustBeObject{inEnglish("Messages", "must be an object")};
inline constexpr MessageTemplate<> mustBeObjects{
    inEnglish("Messages", "must be a list of objects")};
inline constexpr MessageTemplate<> mustBeStrings{
    inEnglish("Messages", "must be a list of strings")};
inline constexpr MessageTemplate<int> mustBeNumbers{
    inEnglish("Messages", "must be a list of %1 numbers")};
inline constexpr MessageTemplate<> mustBeWhole{
    inEnglish("Messages", "must be a whole number up to 1000000000")};
inline constexpr MessageTemplate<> mustBeFinite{
    inEnglish("Messages", "must be a finite number up to 1000000")};
inline constexpr MessageTemplate<PrintedName> mustBeOneOf{
    inEnglish("Messages", "must be one of %1")};
inline constexpr MessageTemplate<> mustSayChosen{
    inEnglish("Messages", "must name the chosen option")};
inline constexpr MessageTemplate<> answerIsObject{
    inEnglish("Messages", "an answer must be an object")};

/// Messages about the header of a journal.
inline constexpr MessageTemplate<PrintedName> mustBeText{inEnglish("Messages", "must be \"%1\"")};
inline constexpr MessageTemplate<> mustBeWholeFrom1{
    inEnglish("Messages", "must be a whole number from 1")};
inline constexpr MessageTemplate<PrintedName> mustBeWholeUpTo{
    inEnglish("Messages", "must be a whole number from 0 to %1")};
inline constexpr MessageTemplate<PrintedName, int> laterReads{inEnglish(
    "Messages", "a later version of the game saved it (\"version\" %1, this one reads up to %2)")};
inline constexpr MessageTemplate<PrintedName, int> laterAsks{inEnglish(
    "Messages", "a later version of the game saved it (\"asks\" %1, this one knows up to %2)")};
inline constexpr MessageTemplate<> mustBeDate{
    inEnglish("Messages", "must be a date such as \"2026-05-29\"")};
inline constexpr MessageTemplate<> mustBeFingerprint{
    inEnglish("Messages", "must be 16 hexadecimal digits")};
inline constexpr MessageTemplate<int> mustBeNames{
    inEnglish("Messages", "must be a list of names, at most %1 letters each")};

/// Messages about the lines of a journal.
inline constexpr MessageTemplate<PrintedName, PrintedName> lineChanged{
    inEnglish("Messages", "the line is not as it was saved: \"%1\" must be \"%2\"")};
inline constexpr MessageTemplate<> answerExpected{
    inEnglish("Messages", "an answer object is expected")};
inline constexpr MessageTemplate<> toldToStop{inEnglish("Messages", "told to stop")};
/// The fault of an illegal answer, with the page of the rule that the answer breaks.
inline constexpr MessageTemplate<Message, int> underPage{inEnglish("Messages", "%1 (p. %2)")};
inline constexpr MessageTemplate<> noSuchFile{inEnglish("Messages", "there is no such file")};

}  // namespace sightline::engine::say
