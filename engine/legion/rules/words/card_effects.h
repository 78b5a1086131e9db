/// Entries of the table of messages: effects of cards that the game applies.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Options in the questions of a card.
inline constexpr MessageTemplate<PrintedName> useCard{inEnglish("Messages", "Use %1")};
inline constexpr MessageTemplate<int, Message> gainIt{inEnglish("Messages", "Gain: %1 %2")};
inline constexpr MessageTemplate<int, Message> removeIt{inEnglish("Messages", "Remove: %1 %2")};
inline constexpr MessageTemplate<> removeWound{inEnglish("Messages", "Remove: 1 wound")};
inline constexpr MessageTemplate<PrintedName> rollsFor{inEnglish("Messages", "rolls dice for %1")};
inline constexpr MessageTemplate<int> sufferIt{inEnglish("Messages", "Suffer wounds: %1")};
inline constexpr MessageTemplate<int> healIt{inEnglish("Messages", "Remove wounds: %1")};
inline constexpr MessageTemplate<int> restoreIt{inEnglish("Messages", "Restore miniatures: %1")};
inline constexpr MessageTemplate<> freeActionIt{inEnglish("Messages", "Make a free action")};
inline constexpr MessageTemplate<int> smokeIt{inEnglish("Messages", "Place smoke tokens: %1")};
inline constexpr MessageTemplate<int> moveIt{inEnglish("Messages", "Move at Speed %1")};
inline constexpr MessageTemplate<PrintedName> haveIt{inEnglish("Messages", "Gain %1")};
inline constexpr MessageTemplate<Message, Message> bothOf{inEnglish("Messages", "%1, %2")};
inline constexpr MessageTemplate<int> cancelHits{inEnglish("Messages", "Hits to cancel: %1")};
inline constexpr MessageTemplate<> cancelCrit{inEnglish("Messages", "Cancel 1 crit")};

/// Messages for entries of the record.
inline constexpr MessageTemplate<PrintedName, int> hitsCanceledBy{
    inEnglish("Messages", "%1 cancels hits: %2")};
inline constexpr MessageTemplate<PrintedName> critCanceledBy{
    inEnglish("Messages", "%1 cancels 1 crit")};
inline constexpr MessageTemplate<PrintedName> rerolledBy{
    inEnglish("Messages", "rerolled because of %1")};
inline constexpr MessageTemplate<PrintedName, int> woundsHealed{
    inEnglish("Messages", "%1 removes wounds: %2")};
inline constexpr MessageTemplate<PrintedName> woundOnCard{
    inEnglish("Messages", "%1: 1 wound token on the card")};
inline constexpr MessageTemplate<PrintedName, int, Message> cardsSetAside{
    inEnglish("Messages", "%1: named number of pips: %2; set aside faceup: %3")};
inline constexpr MessageTemplate<PrintedName, int> noCardSetAside{
    inEnglish("Messages", "%1: named number of pips: %2; no card in the hand has it")};
inline constexpr MessageTemplate<PrintedName> looksAtHand{
    inEnglish("Messages", "%1: its player looks at the other hand")};

/// A message that only one player may see.
inline constexpr MessageTemplate<PrintedName, Message> handSeen{
    inEnglish("Messages", "%1: the other hand holds %2")};

}  // namespace sightline::engine::say
