/// Messages: the meaning of each kind of question, in one or two sentences.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> meaningOfChooseUnitToActivate{
    inEnglish("Messages",
              "One of your units acts now: it rallies, then makes up to 2 actions. Each unit "
              "activates once in a round.")};
inline constexpr MessageTemplate<> meaningOfChooseAction{
    inEnglish("Messages",
              "The active unit makes up to 2 actions, each only once, but it may move twice. Free "
              "actions cost nothing.")};
inline constexpr MessageTemplate<> meaningOfMoveUnit{
    inEnglish("Messages",
              "The unit leader moves along a movement tool of the unit's Speed, as far as you "
              "like. The others then follow.")};
inline constexpr MessageTemplate<> meaningOfPlaceUnit{
    inEnglish("Messages",
              "The other miniatures go where you like, as long as they are in cohesion with their "
              "leader and have room to stand.")};
inline constexpr MessageTemplate<> meaningOfRecover{
    inEnglish("Messages",
              "The Recover action takes away as many suppression tokens as you like, and readies "
              "exhausted cards.")};
inline constexpr MessageTemplate<> meaningOfDeclareDefender{
    inEnglish("Messages",
              "Name the enemy unit that is attacked. It must be in range of a weapon, and your "
              "unit leader must see one of its miniatures.")};
inline constexpr MessageTemplate<> meaningOfChooseWeapons{
    inEnglish("Messages",
              "Each miniature that sees the defender may add 1 weapon in range to the attack pool. "
              "The dice of these weapons are rolled together.")};
inline constexpr MessageTemplate<> meaningOfDeclareAdditionalDefender{
    inEnglish("Messages",
              "Weapons with a different name that are not used yet may attack a further enemy "
              "unit, in a pool of their own.")};
inline constexpr MessageTemplate<> meaningOfChooseAttackPool{
    inEnglish("Messages",
              "There are several attack pools. They are resolved one after the other, in the order "
              "that you choose.")};
inline constexpr MessageTemplate<> meaningOfRerollWithAim{
    inEnglish("Messages",
              "An aim token rerolls up to 2 attack dice. Choose blanks first; the new result "
              "counts, better or worse.")};
inline constexpr MessageTemplate<> meaningOfSpendSurgeAttacking{
    inEnglish("Messages",
              "Each surge token turns 1 attack surge into a hit. Surges that nothing converts "
              "become blanks.")};
inline constexpr MessageTemplate<> meaningOfSpendDodge{
    inEnglish("Messages", "Each dodge token cancels 1 hit. It does not cancel crits.")};
inline constexpr MessageTemplate<> meaningOfSpendSurgeDefending{inEnglish(
    "Messages",
    "Each surge token turns 1 defense surge into a block. Each block cancels 1 hit or crit.")};
inline constexpr MessageTemplate<> meaningOfAssignWound{
    inEnglish("Messages",
              "Choose the miniature that suffers the wound. A miniature with wounds as many as its "
              "wound threshold is defeated.")};
inline constexpr MessageTemplate<> meaningOfChooseUnitLeader{
    inEnglish("Messages",
              "The unit leader is defeated. Another miniature of the unit takes its place: range "
              "and LOS are then measured from it.")};
inline constexpr MessageTemplate<> meaningOfSpendStandby{
    inEnglish("Messages",
              "An enemy unit has acted within range 2 and in LOS. A unit that stands by may spend "
              "its token to move or to attack that enemy.")};
inline constexpr MessageTemplate<> meaningOfChooseFreeAction{inEnglish(
    "Messages", "An effect gives the unit a free action. It costs none of the unit's actions.")};
inline constexpr MessageTemplate<> meaningOfBackUp{inEnglish(
    "Messages",
    "An allied corps unit near the defender covers it: Backup cancels hits of the attack.")};
inline constexpr MessageTemplate<> meaningOfSpendToken{
    inEnglish("Messages", "Several units can spend this token. Choose the unit that loses it.")};
inline constexpr MessageTemplate<> meaningOfOverrun{
    inEnglish("Messages",
              "The unit moved through an enemy unit, and may attack it with its overrun weapon.")};
inline constexpr MessageTemplate<> meaningOfChooseAreaDefender{
    inEnglish("Messages",
              "An area weapon attacks each unit in range, one after the other. You choose which "
              "unit is attacked next.")};
inline constexpr MessageTemplate<> meaningOfChooseRestored{
    inEnglish("Messages", "A defeated miniature of the unit may come back to the battlefield.")};
inline constexpr MessageTemplate<> meaningOfChooseEffect{
    inEnglish("Messages",
              "Several of your effects happen at the same time. You choose the order in which they "
              "resolve.")};
inline constexpr MessageTemplate<> meaningOfPlayCommandCard{
    inEnglish("Messages",
              "Both players choose a command card facedown. Fewer pips give priority; the card "
              "issues orders and has an effect for this round.")};
inline constexpr MessageTemplate<> meaningOfNominateCommander{inEnglish(
    "Messages",
    "The nominated commander issues the orders of your command card to units within range.")};
inline constexpr MessageTemplate<> meaningOfIssueOrders{
    inEnglish("Messages",
              "A unit with an order gets a faceup order token: you choose when it activates. The "
              "other tokens are drawn at random.")};
inline constexpr MessageTemplate<> meaningOfDrawOrderToken{inEnglish(
    "Messages", "A token is drawn at random from the order pool. A unit of its rank activates.")};
inline constexpr MessageTemplate<> meaningOfChooseUnitOfRank{
    inEnglish("Messages",
              "The drawn order token shows a rank. Choose the unit of this rank that activates.")};
inline constexpr MessageTemplate<> meaningOfPromote{inEnglish(
    "Messages", "Your last commander is defeated. One of your units becomes a commander.")};
inline constexpr MessageTemplate<> meaningOfConfirmTerrain{
    inEnglish("Messages",
              "Both players agree on each terrain piece before the game: its cover, its height, "
              "and how units move over it.")};
inline constexpr MessageTemplate<> meaningOfChooseFirstBattleCard{
    inEnglish("Messages",
              "The mission is made of an objective card and a secondary objective card. You choose "
              "which one is revealed first.")};
inline constexpr MessageTemplate<> meaningOfRevealBattleCard{
    inEnglish("Messages", "The top card of the battle deck is revealed.")};
inline constexpr MessageTemplate<> meaningOfModifyMission{
    inEnglish("Messages",
              "The players take turns to change the mission or to leave it. A change replaces a "
              "card by the next card of a deck, or makes you the blue player.")};
inline constexpr MessageTemplate<> meaningOfChooseSide{inEnglish(
    "Messages",
    "The blue player takes one long edge of the table. The other player takes the opposite edge.")};
inline constexpr MessageTemplate<> meaningOfChooseUnitsForAdvantage{
    inEnglish("Messages", "Your advantage card helps the units that you choose now.")};
inline constexpr MessageTemplate<> meaningOfPlaceAsset{inEnglish(
    "Messages",
    "A unit has dropped an asset. The opponent places it within half-range of the unit leader.")};
inline constexpr MessageTemplate<> meaningOfChooseFieldCommander{inEnglish(
    "Messages",
    "Your army has no commander. One unit takes the Commander token and issues the orders.")};
inline constexpr MessageTemplate<> meaningOfRerollWithObservation{
    inEnglish("Messages",
              "An observation token on the defender rerolls 1 attack die; the new result counts.")};
inline constexpr MessageTemplate<> meaningOfScoreByHand{
    inEnglish("Messages",
              "The program does not count the points of this card. State the victory points that "
              "it gives you now.")};
inline constexpr MessageTemplate<> meaningOfApplyByHand{inEnglish(
    "Messages",
    "An effect here is applied by the players. Change dice, tokens or cover by hand, then go on.")};
inline constexpr MessageTemplate<> meaningOfDeployPrepared{inEnglish(
    "Messages",
    "Some units deploy in a prepared position before the first round, in your own territory.")};
inline constexpr MessageTemplate<> meaningOfChooseCardSide{
    inEnglish("Messages", "The card has two sides. Only the side that lies faceup counts.")};
inline constexpr MessageTemplate<> meaningOfRollDice{inEnglish(
    "Messages",
    "The dice decide. The program rolls them, or you type in the faces of your own dice.")};
inline constexpr MessageTemplate<> meaningOfAdjustTerrain{
    inEnglish("Messages",
              "A token of the mission has no room. Move the terrain piece by agreement, or state "
              "that it cannot be moved.")};
inline constexpr MessageTemplate<> meaningOfChooseForEffect{inEnglish(
    "Messages", "A keyword or card asks for your choice. Its text says what the choice does.")};
inline constexpr MessageTemplate<> meaningOfFreeTable{inEnglish(
    "Messages", "The sandbox has no rules and no turns. Move, add and remove anything by hand.")};
inline constexpr MessageTemplate<> meaningOfChooseColour{
    inEnglish("Messages",
              "The player with the cheaper army chooses a colour. The blue player then chooses the "
              "side of the table.")};
inline constexpr MessageTemplate<> meaningOfPlaceSmoke{
    inEnglish("Messages",
              "A smoke token improves cover by 1 when a Trooper unit within range 1 of it attacks "
              "or defends.")};
inline constexpr MessageTemplate<> meaningOfPlaceToken{
    inEnglish("Messages", "A battle card has you place a token. The card says where it may lie.")};
inline constexpr MessageTemplate<> meaningOfLayRuler{
    inEnglish("Messages",
              "The card measures along a range ruler that begins at its token. Choose where the "
              "ruler ends.")};
inline constexpr MessageTemplate<> meaningOfDivulgeCommandCard{
    inEnglish("Messages",
              "A command card with Divulge may be shown at this moment for its effect. It usually "
              "goes back to the hand.")};

}  // namespace sightline::engine::say
