/// Messages: reasons why an answer is refused, for the rules of any game.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about the form of an answer.
inline constexpr MessageTemplate<Message> mustBe{inEnglish("Messages", "the answer must be %1")};
inline constexpr std::array answerForms{MessageTemplate<>{inEnglish("Messages", "one option")},
                                        MessageTemplate<>{inEnglish("Messages", "some options")},
                                        MessageTemplate<>{inEnglish("Messages", "a count")},
                                        MessageTemplate<>{inEnglish("Messages", "a move")},
                                        MessageTemplate<>{inEnglish("Messages", "places")},
                                        MessageTemplate<>{inEnglish("Messages", "dice faces")},
                                        MessageTemplate<>{inEnglish("Messages", "a draw")},
                                        MessageTemplate<>{inEnglish("Messages", "a spot")}};
inline constexpr MessageTemplate<> notOffered{
    inEnglish("Messages", "the answer names an option that is not offered")};
inline constexpr MessageTemplate<int, int, int> optionOutside{
    inEnglish("Messages", "option %1 to %2, not %3")};
inline constexpr MessageTemplate<int> optionTwice{inEnglish("Messages", "option %1 twice")};
inline constexpr MessageTemplate<int, int, int> optionsOutside{
    inEnglish("Messages", "%1 to %2 options, not %3")};
inline constexpr MessageTemplate<Message, int, int, int> countOutside{
    inEnglish("Messages", "%1: %2 to %3, not %4")};
inline constexpr MessageTemplate<int, int> diceOutside{
    inEnglish("Messages", "dice to roll: %1, not %2")};
inline constexpr MessageTemplate<int> noSuchFace{inEnglish("Messages", "die %1 has no such face")};
inline constexpr MessageTemplate<int, int, int> drawOutside{
    inEnglish("Messages", "draw %1 to %2, not %3")};
inline constexpr MessageTemplate<> nothingAsked{inEnglish("Messages", "there is no open question")};

}  // namespace sightline::engine::say
