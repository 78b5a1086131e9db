/// Messages of the record about the game, its setup, its mission and its rounds: rows of the table
/// of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The game and its end.
inline constexpr Says<> gameStarted{inEnglish("Messages", "game started")};
inline constexpr Says<> roundStarted{inEnglish("Messages", "round started")};
inline constexpr Says<> roundEnded{inEnglish("Messages", "round ended")};
inline constexpr Says<> turn{inEnglish("Messages", "turn")};
inline constexpr Says<> oneSideLeft{inEnglish("Messages", "only one player has undefeated units")};
inline constexpr Says<> twelvePoints{
    inEnglish("Messages", "12 victory points and more than the opponent")};
inline constexpr Says<> mostPoints{inEnglish("Messages", "most victory points")};
inline constexpr Says<> fewestDefeated{
    inEnglish("Messages", "fewest points of own units defeated")};
inline constexpr Says<> allEqual{
    inEnglish("Messages", "equal victory points and equal points of defeated units")};

/// Setting up.
inline constexpr Says<> agreesToTerrain{
    inEnglish("Messages", "agrees to the facts of every terrain piece")};
inline constexpr Says<> rollsToBeBlue{inEnglish("Messages", "rolls to be the blue player")};
inline constexpr Says<Printed> isBlue{inEnglish("Messages", "%1 is the blue player")};
inline constexpr Says<> leavesMission{inEnglish("Messages", "leaves the mission as it is")};
inline constexpr Says<> becomesBlue{inEnglish("Messages", "becomes the blue player")};
inline constexpr Says<> modifiesMission{inEnglish("Messages", "modifies the mission")};
inline constexpr Says<> takesNearEdge{inEnglish("Messages", "takes the near long edge")};
inline constexpr Says<> takesFarEdge{inEnglish("Messages", "takes the far long edge")};
inline constexpr Says<> takesCommanderToken{inEnglish("Messages", "takes the Commander token")};
inline constexpr Says<> infiltrated{inEnglish("Messages", "infiltrated")};
inline constexpr Says<> deployedPrepared{inEnglish("Messages", "deployed in a prepared position")};
inline constexpr Says<Message> terrainStays{
    inEnglish("Messages", "both players agree: terrain cannot be adjusted for the %1")};

/// Objective tokens, and reasons against a position.
inline constexpr Says<> poiPlaced{inEnglish("Messages", "POI placed")};
inline constexpr Says<> assetPlaced{inEnglish("Messages", "asset placed")};
inline constexpr Says<Message, Message> placedClose{
    inEnglish("Messages", "%1 as close to its place as it may lie: there it %2")};
inline constexpr Says<> assetClaimed{inEnglish("Messages", "asset claimed")};
inline constexpr Says<> assetDropped{inEnglish("Messages", "asset dropped")};
inline constexpr Says<int> claimAsset{inEnglish("Messages", "Claim asset %1")};
inline constexpr Says<Decimal, Decimal> poiAt{inEnglish("Messages", "POI at %1, %2")};
inline constexpr Says<Decimal, Decimal> assetAt{inEnglish("Messages", "asset at %1, %2")};
inline constexpr Says<Message> theToken{inEnglish("Messages", "the token %1")};
inline constexpr Says<> offBattlefield{inEnglish("Messages", "off the battlefield")};
inline constexpr Says<Printed> overlapsImpassable{inEnglish("Messages", "overlaps impassable %1")};
inline constexpr Says<Printed> overlapsBarricade{
    inEnglish("Messages", "overlaps the barricade %1")};
inline constexpr Says<Printed> overlapsObstacle{
    inEnglish("Messages", "overlaps %1, an obstacle of height 2 or greater")};
inline constexpr Says<Printed> partiallyOverlaps{
    inEnglish("Messages", "partially overlaps %1, which is no area terrain")};
inline constexpr Says<int> overlapsToken{inEnglish("Messages", "overlaps objective token %1")};
inline constexpr Says<Printed> overlapsMiniOf{inEnglish("Messages", "overlaps a miniature of %1")};

/// Command cards, orders and passing.
inline constexpr Says<> noCommanderLeft{
    inEnglish("Messages", "no card: no commander and no operative is left")};
inline constexpr Says<> noCardPlayable{
    inEnglish("Messages", "no card: none in the hand may be played")};
inline constexpr Says<> cardFacedown{inEnglish("Messages", "a command card facedown")};
inline constexpr Says<> leastPips{inEnglish("Messages", "the card with the least pips")};
inline constexpr Says<> onlyCard{inEnglish("Messages", "the only player with a command card")};
inline constexpr Says<> redDieBreaksTie{inEnglish("Messages", "the red die breaks the tie")};
inline constexpr Says<> redDieDecides{
    inEnglish("Messages", "nobody played a card: the red die decides")};
inline constexpr Says<> commanderNominated{inEnglish("Messages", "commander nominated")};
inline constexpr Says<> nobodyNominated{inEnglish("Messages", "no commander nominated")};
inline constexpr Says<Printed> transports{inEnglish("Messages", "transports %1")};
inline constexpr Says<Printed> deploysFromTransport{inEnglish("Messages", "deploys from %1")};
inline constexpr Says<> orderIssued{inEnglish("Messages", "order issued")};
inline constexpr Says<> noCommanderToOrder{inEnglish("Messages", "no commander to issue orders")};
inline constexpr Says<> nobodyToOrder{inEnglish("Messages", "nobody left to order")};
inline constexpr Says<> orderPool{inEnglish("Messages", "order pool")};
inline constexpr Says<> passPool{inEnglish("Messages", "pass pool")};
inline constexpr Says<Printed> returnsToHand{inEnglish("Messages", "%1 returns to the hand")};
inline constexpr Says<Printed> staysInPlay{inEnglish("Messages", "%1 stays in play")};
inline constexpr Says<Printed> isDiscarded{inEnglish("Messages", "%1 is discarded")};
inline constexpr Says<> drewOrderToken{inEnglish("Messages", "an order token from the order pool")};
inline constexpr Says<> noUnitOfRank{
    inEnglish("Messages", "no unit of that rank waits: the order token leaves the game")};
inline constexpr Says<> passesInVain{inEnglish("Messages", "passes: the order token had no unit")};
inline constexpr Says<> passesWithoutUnit{inEnglish("Messages", "passes: no unit to activate")};
inline constexpr Says<> passesForToken{inEnglish("Messages", "passes for an advantage token")};
inline constexpr Says<> nobodyToPromote{inEnglish("Messages", "no Trooper unit to promote")};
inline constexpr Says<Printed> becomesCommander{inEnglish("Messages", "%1 become a commander")};

}  // namespace sightline::engine::say
