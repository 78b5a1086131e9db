/// Entries of the table of messages: advantage cards and battle forces that the game applies.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<PrintedName, int> passTokenAdded{
    inEnglish("Messages", "%1: advantage tokens in the pass pool: %2")};
inline constexpr MessageTemplate<PrintedName> passTokenSpent{
    inEnglish("Messages", "spends 1 advantage token of the pass pool for %1")};
inline constexpr MessageTemplate<Message> freeOne{inEnglish("Messages", "Free action: %1")};
inline constexpr MessageTemplate<PrintedName> rollsForCard{
    inEnglish("Messages", "rolls dice for %1")};
inline constexpr MessageTemplate<Message> keepToken{inEnglish("Messages", "Keep 1 %1")};
inline constexpr MessageTemplate<PrintedName, Message> tokenStays{
    inEnglish("Messages", "%1: keeps 1 %2")};
inline constexpr MessageTemplate<int> barricadeAt{
    inEnglish("Messages", "Place a barricade at an angle of %1 degrees")};
inline constexpr MessageTemplate<PrintedName> barricadePlaced{
    inEnglish("Messages", "%1: a barricade is placed")};
inline constexpr MessageTemplate<Message> theBarricade{inEnglish("Messages", "The barricade %1")};
inline constexpr MessageTemplate<> inEnemyTerritory{
    inEnglish("Messages", "is completely in enemy territory")};
inline constexpr MessageTemplate<> nearBarricade{
    inEnglish("Messages", "is within range 1 of another barricade of the card")};
inline constexpr MessageTemplate<PrintedName> overlapsPiece{inEnglish("Messages", "overlaps %1")};
inline constexpr MessageTemplate<PrintedName> destroyToken{inEnglish("Messages", "Destroy %1")};
inline constexpr MessageTemplate<> notInRangeOfToken{
    inEnglish("Messages", "The end of the ruler must be within range 1 of the token")};
inline constexpr MessageTemplate<PrintedName, int> tokenLeavesCard{
    inEnglish("Messages", "%1: advantage tokens left on the card: %2")};

}  // namespace sightline::engine::say
