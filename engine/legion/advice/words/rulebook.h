/// Messages: errors in the files of the rulebook.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<int, int> textOfWords{
    inEnglish("Messages", "a text of %1 to %2 words")};
inline constexpr MessageTemplate<> headingExpected{
    inEnglish("Messages", "a heading of 1 to 100 characters")};
inline constexpr MessageTemplate<> sectionIdExpected{
    inEnglish("Messages", "an id of lower-case letters, digits and hyphens")};
inline constexpr MessageTemplate<> requestInScene{
    inEnglish("Messages", "either a request \"query\" or a request \"odds\"")};
inline constexpr MessageTemplate<> objectInScene{inEnglish("Messages", "an object with members")};
inline constexpr MessageTemplate<PrintedName> sectionTwice{
    inEnglish("Messages", "the section \"%1\" occurs twice")};
inline constexpr MessageTemplate<PrintedName> headingTwice{
    inEnglish("Messages", "the heading \"%1\" belongs to two sections")};
inline constexpr MessageTemplate<> idOfASection{inEnglish("Messages", "the id of another section")};

}  // namespace sightline::engine::say
