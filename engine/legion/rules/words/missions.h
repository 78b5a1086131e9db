/// Entries of the table of messages: tokens and points of battle cards that the game applies.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about the tokens of battle cards.
inline constexpr MessageTemplate<PrintedName> tokenPlaced{inEnglish("Messages", "%1 placed")};
inline constexpr MessageTemplate<PrintedName> tokenGiven{inEnglish("Messages", "receives %1")};
inline constexpr MessageTemplate<PrintedName> tokenDetonates{inEnglish("Messages", "%1 detonates")};
inline constexpr MessageTemplate<> baneTokenPlaced{
    inEnglish("Messages", "Bane token placed facedown")};
inline constexpr MessageTemplate<PrintedName> baneTokenRevealed{
    inEnglish("Messages", "Bane token revealed: %1")};
inline constexpr MessageTemplate<PrintedName> replacesToken{
    inEnglish("Messages", "takes the place of the token %1")};
inline constexpr MessageTemplate<PrintedName> isDivulged{inEnglish("Messages", "%1 is divulged")};
inline constexpr MessageTemplate<> notNearItsUnit{
    inEnglish("Messages", "is not within range 1 of its unit")};
inline constexpr MessageTemplate<> nearAnEnemy{
    inEnglish("Messages", "is within range 1 of an enemy unit")};
inline constexpr MessageTemplate<> nearEnemyTerritory{
    inEnglish("Messages", "is within range 1 of enemy territory")};
inline constexpr MessageTemplate<PrintedName> tokenMoved{inEnglish("Messages", "%1 moved")};
inline constexpr MessageTemplate<PrintedName> tokenLeaves{
    inEnglish("Messages", "%1 leaves the game")};
inline constexpr MessageTemplate<PrintedName> tokenDestroyed{
    inEnglish("Messages", "%1 is destroyed")};
inline constexpr MessageTemplate<PrintedName, int> woundsOnToken{
    inEnglish("Messages", "%1: wound tokens on it: %2")};
inline constexpr MessageTemplate<PrintedName, int> suppressionOnToken{
    inEnglish("Messages", "%1: suppression tokens on it: %2")};
inline constexpr MessageTemplate<PrintedName> takesControlOf{
    inEnglish("Messages", "takes control of %1")};
inline constexpr MessageTemplate<PrintedName> claimToken{inEnglish("Messages", "Claim %1")};
inline constexpr MessageTemplate<PrintedName, PrintedName> actionOn{
    inEnglish("Messages", "%1: %2")};

/// Reasons for victory points.
inline constexpr MessageTemplate<PrintedName, Message> scoredFor{inEnglish("Messages", "%1: %2")};
inline constexpr MessageTemplate<PrintedName> forUnit{
    inEnglish("Messages", "because of the unit %1")};
inline constexpr MessageTemplate<PrintedName> forToken{inEnglish("Messages", "for %1")};
inline constexpr MessageTemplate<> forTwoUnits{
    inEnglish("Messages", "for two units outside allied territory")};
inline constexpr MessageTemplate<> forBothTokens{
    inEnglish("Messages", "for both tokens in contested territory")};
inline constexpr MessageTemplate<> forVanguard{
    inEnglish("Messages", "for two Vanguard units at secured Flags")};
inline constexpr MessageTemplate<int> forControl{
    inEnglish("Messages", "for the number of tokens under control: %1")};
inline constexpr MessageTemplate<> forSuppressed{
    inEnglish("Messages", "more enemy units than allied units are Suppressed")};
inline constexpr MessageTemplate<> forPanicked{inEnglish("Messages", "an enemy unit is Panicked")};
inline constexpr MessageTemplate<> forAllSuppression{
    inEnglish("Messages", "every enemy unit has suppression")};
inline constexpr MessageTemplate<> forAnyDefeat{
    inEnglish("Messages", "an enemy unit defeated by an attack")};
inline constexpr MessageTemplate<> forDefeatInAllied{
    inEnglish("Messages", "an enemy unit defeated by an attack from allied territory")};
inline constexpr MessageTemplate<> forDefeatInContested{
    inEnglish("Messages", "an enemy unit defeated by an attack from contested territory")};
inline constexpr MessageTemplate<> forDefeatInEnemy{
    inEnglish("Messages", "an enemy unit defeated by an attack from enemy territory")};

/// Reasons why the position of a token is refused.
inline constexpr MessageTemplate<int> withinOfEdge{
    inEnglish("Messages", "is within range %1 of a table edge")};
inline constexpr MessageTemplate<int> withinOfShortEdge{
    inEnglish("Messages", "is within range %1 of a short table edge")};
inline constexpr MessageTemplate<int> notWithinOfLongEdges{
    inEnglish("Messages", "is not within range %1 of both long table edges")};
inline constexpr MessageTemplate<int, PrintedName> withinOfToken{
    inEnglish("Messages", "is within range %1 of %2")};
inline constexpr MessageTemplate<> notInContested{
    inEnglish("Messages", "is not in contested territory")};
inline constexpr MessageTemplate<> notWithinHalfOfPlace{
    inEnglish("Messages", "is not within half range of its place")};

}  // namespace sightline::engine::say
