/// Entries of the table of messages: messages of the record about the game, its setup, its mission
/// and its rounds.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about the game and its end.
inline constexpr MessageTemplate<> gameStarted{inEnglish("Messages", "game started")};
/// Message about an edition whose text has gaps.
inline constexpr MessageTemplate<PrintedName> editionPlayed{inEnglish(
    "Messages",
    "a game of the edition of %1: its round, army building, colours and disputes; all other rules "
    "are those of 2026")};
inline constexpr MessageTemplate<> roundStarted{inEnglish("Messages", "round started")};
inline constexpr MessageTemplate<> roundEnded{inEnglish("Messages", "round ended")};
inline constexpr MessageTemplate<> roundCounterPasses{
    inEnglish("Messages", "receives the round counter")};
inline constexpr MessageTemplate<> turn{inEnglish("Messages", "turn")};
inline constexpr MessageTemplate<> oneSideLeft{
    inEnglish("Messages", "only one player has undefeated units")};
inline constexpr MessageTemplate<> twelvePoints{
    inEnglish("Messages", "12 victory points and more than the opponent")};
inline constexpr MessageTemplate<> mostPoints{inEnglish("Messages", "most victory points")};
inline constexpr MessageTemplate<> fewestDefeated{
    inEnglish("Messages", "fewest points of own units defeated")};
inline constexpr MessageTemplate<> allEqual{
    inEnglish("Messages", "equal victory points and equal points of defeated units")};

/// Messages about the setup of the game.
inline constexpr MessageTemplate<> agreesToTerrain{
    inEnglish("Messages", "agrees to the facts of every terrain piece")};
inline constexpr MessageTemplate<> rollsToBeBlue{
    inEnglish("Messages", "rolls to be the blue player")};
inline constexpr MessageTemplate<> lowerTotalChooses{
    inEnglish("Messages", "has the lower army total and chooses a colour")};
inline constexpr MessageTemplate<> dieChooses{
    inEnglish("Messages", "chooses a colour: the totals are equal and the die decides")};
inline constexpr MessageTemplate<PrintedName> isBlue{
    inEnglish("Messages", "%1 is the blue player")};
inline constexpr MessageTemplate<> leavesMission{
    inEnglish("Messages", "leaves the mission as it is")};
inline constexpr MessageTemplate<> becomesBlue{inEnglish("Messages", "becomes the blue player")};
inline constexpr MessageTemplate<> modifiesMission{inEnglish("Messages", "modifies the mission")};
inline constexpr MessageTemplate<> takesNearEdge{inEnglish("Messages", "takes the near long edge")};
inline constexpr MessageTemplate<> takesFarEdge{inEnglish("Messages", "takes the far long edge")};
inline constexpr MessageTemplate<> takesCommanderToken{
    inEnglish("Messages", "takes the Commander token")};
inline constexpr MessageTemplate<> infiltrated{inEnglish("Messages", "infiltrated")};
inline constexpr MessageTemplate<> deployedPrepared{
    inEnglish("Messages", "deployed in a prepared position")};
inline constexpr MessageTemplate<Message> terrainStays{
    inEnglish("Messages", "both players agree: terrain cannot be adjusted for the %1")};

/// Messages about objective tokens, and reasons why the position of a token is refused.
inline constexpr MessageTemplate<> poiPlaced{inEnglish("Messages", "POI placed")};
inline constexpr MessageTemplate<> assetPlaced{inEnglish("Messages", "asset placed")};
inline constexpr MessageTemplate<Message, Message> placedClose{
    inEnglish("Messages", "%1 as close to its place as possible: at its place it %2")};
inline constexpr MessageTemplate<> assetClaimed{inEnglish("Messages", "asset claimed")};
inline constexpr MessageTemplate<> assetDropped{inEnglish("Messages", "asset dropped")};
inline constexpr MessageTemplate<int> claimAsset{inEnglish("Messages", "Claim asset %1")};
inline constexpr MessageTemplate<Decimal, Decimal> poiAt{inEnglish("Messages", "POI at %1, %2")};
inline constexpr MessageTemplate<Decimal, Decimal> assetAt{
    inEnglish("Messages", "asset at %1, %2")};
inline constexpr MessageTemplate<Message> theToken{inEnglish("Messages", "the token %1")};
inline constexpr MessageTemplate<> offBattlefield{inEnglish("Messages", "off the battlefield")};
inline constexpr MessageTemplate<PrintedName> overlapsImpassable{
    inEnglish("Messages", "overlaps impassable %1")};
inline constexpr MessageTemplate<PrintedName> overlapsBarricade{
    inEnglish("Messages", "overlaps the barricade %1")};
inline constexpr MessageTemplate<PrintedName> overlapsObstacle{
    inEnglish("Messages", "overlaps %1, an obstacle of height 2 or greater")};
inline constexpr MessageTemplate<PrintedName> partiallyOverlaps{
    inEnglish("Messages", "partially overlaps %1, which is not area terrain")};
inline constexpr MessageTemplate<int> overlapsToken{
    inEnglish("Messages", "overlaps objective token %1")};
inline constexpr MessageTemplate<> notOnFlatSurface{
    inEnglish("Messages", "is not on a flat surface")};
inline constexpr MessageTemplate<> smokePlaced{inEnglish("Messages", "smoke token placed")};
inline constexpr MessageTemplate<> smokeRemoved{inEnglish("Messages", "smoke tokens removed")};
inline constexpr MessageTemplate<> overlapsSmoke{
    inEnglish("Messages", "overlaps another smoke token")};
inline constexpr MessageTemplate<PrintedName> overlapsMiniOf{
    inEnglish("Messages", "overlaps a miniature of %1")};

/// Messages about command cards, orders and passing.
inline constexpr MessageTemplate<> noCommanderLeft{
    inEnglish("Messages", "no card: no commander or operative is left")};
inline constexpr MessageTemplate<> noCardPlayable{
    inEnglish("Messages", "no card: no card in the hand may be played")};
inline constexpr MessageTemplate<> cardFacedown{inEnglish("Messages", "a command card facedown")};
inline constexpr MessageTemplate<PrintedName, int> countsPips{
    inEnglish("Messages", "%1: pips of the command card in a tie for priority: %2")};
inline constexpr MessageTemplate<> leastPips{inEnglish("Messages", "the card with the least pips")};
inline constexpr MessageTemplate<> onlyCard{
    inEnglish("Messages", "the only player with a command card")};
inline constexpr MessageTemplate<> redDieBreaksTie{
    inEnglish("Messages", "the red die breaks the tie")};
inline constexpr MessageTemplate<> redDieDecides{
    inEnglish("Messages", "nobody played a card: the red die decides")};
inline constexpr MessageTemplate<> commanderNominated{inEnglish("Messages", "commander nominated")};
inline constexpr MessageTemplate<> nobodyNominated{inEnglish("Messages", "no commander nominated")};
inline constexpr MessageTemplate<PrintedName> transports{inEnglish("Messages", "transports %1")};
inline constexpr MessageTemplate<PrintedName> deploysFromTransport{
    inEnglish("Messages", "deploys from %1")};
inline constexpr MessageTemplate<> orderIssued{inEnglish("Messages", "order issued")};
inline constexpr MessageTemplate<> noCommanderToOrder{
    inEnglish("Messages", "no commander to issue orders")};
inline constexpr MessageTemplate<> nobodyToOrder{
    inEnglish("Messages", "no unit is left to receive an order")};
inline constexpr MessageTemplate<> orderPool{inEnglish("Messages", "order pool")};
inline constexpr MessageTemplate<> passPool{inEnglish("Messages", "pass pool")};
inline constexpr MessageTemplate<PrintedName> returnsToHand{
    inEnglish("Messages", "%1 returns to the hand")};
inline constexpr MessageTemplate<PrintedName> staysInPlay{
    inEnglish("Messages", "%1 stays in play")};
inline constexpr MessageTemplate<PrintedName> isDiscarded{inEnglish("Messages", "%1 is discarded")};
inline constexpr MessageTemplate<PrintedName> tokenToPool{
    inEnglish("Messages", "its order token goes back to the order pool because of %1")};
inline constexpr MessageTemplate<> drewOrderToken{
    inEnglish("Messages", "an order token from the order pool")};
inline constexpr MessageTemplate<> noUnitOfRank{
    inEnglish("Messages", "no unit of that rank waits: the order token leaves the game")};
inline constexpr MessageTemplate<> passesInVain{
    inEnglish("Messages", "passes: the order token had no unit")};
inline constexpr MessageTemplate<> passesWithoutUnit{
    inEnglish("Messages", "passes: no unit to activate")};
inline constexpr MessageTemplate<> passesForToken{
    inEnglish("Messages", "passes for an advantage token")};
inline constexpr MessageTemplate<PrintedName> bountyEarned{
    inEnglish("Messages", "the bounty on %1")};
inline constexpr MessageTemplate<PrintedName> secretMissionReported{
    inEnglish("Messages", "the secret mission of %1")};
inline constexpr MessageTemplate<> nobodyToPromote{
    inEnglish("Messages", "no Trooper unit to promote")};
inline constexpr MessageTemplate<PrintedName> leaderBecomesCommander{
    inEnglish("Messages", "the unit leader of %1 becomes a commander")};
inline constexpr MessageTemplate<PrintedName> becomesCommander{
    inEnglish("Messages", "%1 become a commander")};

/// Messages about keywords in a unit's activation.
inline constexpr MessageTemplate<> ralliesWithRedDice{
    inEnglish("Messages", "rallies with red defense dice")};
inline constexpr MessageTemplate<int> reactsAtRange{inEnglish("Messages", "reacts at range %1")};
inline constexpr MessageTemplate<PrintedName> courageNotUsed{
    inEnglish("Messages", "may not use the courage of %1")};
inline constexpr MessageTemplate<Messages> mustFirstMake{
    inEnglish("Messages", "must first make one of these actions: %1")};
inline constexpr MessageTemplate<> firstActionImpossible{
    inEnglish("Messages", "none of the required actions is possible: 1 action less")};
inline constexpr MessageTemplate<> anotherOrderToken{
    inEnglish("Messages", "another order token in the order pool")};
inline constexpr MessageTemplate<> mayActivateAgain{
    inEnglish("Messages", "may activate once more in this round")};
inline constexpr MessageTemplate<int> furtherActions{inEnglish("Messages", "actions more: %1")};
inline constexpr MessageTemplate<int> fewerActions{inEnglish("Messages", "actions less: %1")};
inline constexpr MessageTemplate<> orderTokenReturned{
    inEnglish("Messages", "the order token returns to the order pool")};
inline constexpr MessageTemplate<> entersWounded{inEnglish("Messages", "enters play wounded")};
inline constexpr MessageTemplate<> loseKeyword{inEnglish("Messages", "Lose the keyword")};
inline constexpr MessageTemplate<> choosesActionsFreely{
    inEnglish("Messages", "chooses its actions freely")};

}  // namespace sightline::engine::say
