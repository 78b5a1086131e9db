/// Messages: effects of cards that the game applies. Entries of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Options of the questions that a card asks.
inline constexpr MessageTemplate<PrintedName> useCard{inEnglish("Messages", "Use %1")};
inline constexpr MessageTemplate<int, Message> gainIt{inEnglish("Messages", "Gain: %1 %2")};
inline constexpr MessageTemplate<int, Message> removeIt{inEnglish("Messages", "Remove: %1 %2")};
inline constexpr MessageTemplate<Message, Message> bothOf{inEnglish("Messages", "%1, %2")};
inline constexpr MessageTemplate<int> cancelHits{inEnglish("Messages", "Hits to cancel: %1")};
inline constexpr MessageTemplate<> cancelCrit{inEnglish("Messages", "Cancel 1 crit")};

/// Messages for entries of the record.
inline constexpr MessageTemplate<PrintedName, int> hitsCanceledBy{
    inEnglish("Messages", "%1 cancels hits: %2")};
inline constexpr MessageTemplate<PrintedName> critCanceledBy{
    inEnglish("Messages", "%1 cancels 1 crit")};

}  // namespace sightline::engine::say
