/// Messages: changes that players make by hand, and reasons against them. Rows of the table of
/// messages.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Units, miniatures and positions.
inline constexpr Says<> noSuchUnit{inEnglish("Messages", "there is no such unit")};
inline constexpr Says<> noSuchUnitThere{
    inEnglish("Messages", "there is no such unit on the battlefield")};
inline constexpr Says<> noSuchMini{inEnglish("Messages", "there is no such miniature")};
inline constexpr Says<> defeatedMiniIsAway{
    inEnglish("Messages", "a defeated miniature is not on the battlefield")};
inline constexpr Says<> defeatedStays{inEnglish("Messages", "a defeated miniature stays defeated")};
inline constexpr Says<> notDefeated{inEnglish("Messages", "the miniature was not defeated")};
inline constexpr Says<> undeployedIsAway{
    inEnglish("Messages", "an undeployed unit is not on the battlefield")};
inline constexpr Says<Printed> deployedAlready{inEnglish("Messages", "%1 is deployed already")};
inline constexpr Says<Printed> actsNow{inEnglish("Messages", "%1 acts right now")};
inline constexpr Says<Printed> lastMiniStays{
    inEnglish("Messages", "%1 acts right now: its last miniature stays until that is done")};
inline constexpr Says<> nobodyActs{inEnglish("Messages", "no unit acts right now")};
inline constexpr Says<> onlyInSandbox{
    inEnglish("Messages", "only in the sandbox, where no rules ask")};
inline constexpr Says<> answerFirst{
    inEnglish("Messages", "first what is asked is answered, or taken back")};
inline constexpr Says<> sandboxAlready{
    inEnglish("Messages", "the battlefield is a sandbox already")};
inline constexpr Says<int, int> sandboxFull{
    inEnglish("Messages", "a sandbox holds up to %1 units and %2 miniatures")};
inline constexpr Says<int> speedOutside{inEnglish("Messages", "a speed is 1 to %1")};
inline constexpr Says<Printed> onlyTurns{inEnglish("Messages", "%1 has Speed 0: it only turns")};
inline constexpr Says<Printed> noSuchMoves{inEnglish("Messages", "%1 makes no such moves")};

/// Counts and names.
inline constexpr Says<int> tokensOutside{
    inEnglish("Messages", "the unit may have 0 to %1 of these tokens")};
inline constexpr Says<int> woundsOutside{
    inEnglish("Messages", "the miniature may have 0 to %1 wounds")};
inline constexpr Says<int> noteOutside{inEnglish("Messages", "a note has 1 to %1 bytes")};
inline constexpr Says<int> markOutside{inEnglish("Messages", "a mark has a name of 1 to %1 bytes")};
inline constexpr Says<int> nameTooLong{inEnglish("Messages", "a name has up to %1 bytes")};
inline constexpr Says<int> nameOutside{inEnglish("Messages", "a name has 1 to %1 bytes")};
inline constexpr Says<Message, int> changeOutside{inEnglish("Messages", "%1: 0 to %2")};
inline constexpr Says<> victoryPoints{inEnglish("Messages", "victory points")};
inline constexpr Says<> actions{inEnglish("Messages", "actions")};
inline constexpr Says<> furtherAttacks{inEnglish("Messages", "further attack actions")};
inline constexpr Says<> furtherWeapons{inEnglish("Messages", "further weapons of each miniature")};
inline constexpr Says<> advantageTokens{inEnglish("Messages", "advantage tokens")};
inline constexpr Says<> marks{inEnglish("Messages", "marks")};
inline constexpr Says<> effects{inEnglish("Messages", "effects")};
inline constexpr Says<> diceCounted{inEnglish("Messages", "dice")};
inline constexpr Says<> tokensCounted{inEnglish("Messages", "tokens")};
inline constexpr Says<> piecesCounted{inEnglish("Messages", "terrain pieces")};

/// Orders, cards, tokens, terrain.
inline constexpr Says<> orderTokenDrawn{
    inEnglish("Messages", "an order token was drawn: its unit activates first")};
inline constexpr Says<> noOrderTokens{inEnglish("Messages", "this game has no order tokens")};
inline constexpr Says<> noPassPools{inEnglish("Messages", "this game has no pass pools")};
inline constexpr Says<> noSuchUpgrade{inEnglish("Messages", "the unit has no such upgrade")};
inline constexpr Says<> noSuchSide{inEnglish("Messages", "the upgrade has no such side")};
inline constexpr Says<> cardIsThere{inEnglish("Messages", "the card is there already")};
inline constexpr Says<> cardOfThisRound{
    inEnglish("Messages", "the card of this round leaves play in the End Phase")};
inline constexpr Says<> noSuchCommandCard{
    inEnglish("Messages", "the player has no such command card")};
inline constexpr Says<> noSuchToken{inEnglish("Messages", "there is no such token")};
inline constexpr Says<> newTokenSomewhere{
    inEnglish("Messages", "a new token lies somewhere, or a unit holds it")};
inline constexpr Says<> noSuchPiece{inEnglish("Messages", "there is no such terrain piece")};
inline constexpr Says<> newPieceHasNoId{inEnglish("Messages", "a new terrain piece has no id yet")};
inline constexpr Says<> newPieceSomewhere{
    inEnglish("Messages", "a new terrain piece lies somewhere")};
inline constexpr Says<> newPieceSize{
    inEnglish("Messages", "a new terrain piece is 0.1 to 36 inches long, deep and high")};
inline constexpr Says<Printed> miniStandsThere{
    inEnglish("Messages", "a miniature of %1 stands there")};

/// Dice and cover.
inline constexpr Says<> noSuchFaces{
    inEnglish("Messages", "a die does not show what it does not have")};
inline constexpr Says<> noPool{inEnglish("Messages", "no attack pool is being resolved")};
inline constexpr Says<> diceAreRolled{inEnglish("Messages", "dice are being rolled")};
inline constexpr Says<> diceNotYetRolled{
    inEnglish("Messages", "the dice are yet to be rolled: their pool may be changed")};
inline constexpr Says<> defenseDiceAre{
    inEnglish("Messages", "defense dice are red or white defense dice")};
inline constexpr Says<> attackDiceAre{
    inEnglish("Messages", "attack dice are red, black or white ones")};
inline constexpr Says<> noDefenseRoll{
    inEnglish("Messages", "no defense dice are about to be rolled")};
inline constexpr Says<> noAttackRoll{
    inEnglish("Messages", "no attack dice are about to be rolled")};
inline constexpr Says<> noCoverRoll{inEnglish("Messages", "no cover pool is about to be rolled")};
inline constexpr Says<> noPoolFormed{inEnglish("Messages", "no attack pool is being formed")};
inline constexpr Says<> noCoverNow{inEnglish("Messages", "no cover is being determined")};
inline constexpr Says<> rollHasDice{inEnglish("Messages", "a roll has dice")};

/// Effects.
inline constexpr Says<> effectChangesNothing{inEnglish(
    "Messages", "an effect gives or takes keywords, or changes courage, Speed or the defense die")};
inline constexpr Says<> noSuchEffect{inEnglish("Messages", "the unit has no such effect")};
inline constexpr Says<int> parameterTooLong{
    inEnglish("Messages", "a parameter has up to %1 bytes")};
inline constexpr Says<Printed, int> numberOutside{
    inEnglish("Messages", "%1: its number is 1 to %2")};
inline constexpr Says<Printed> noSuchKeyword{inEnglish("Messages", "there is no keyword \"%1\"")};
inline constexpr Says<Printed, Printed> nearestKeyword{
    inEnglish("Messages", "there is no keyword \"%1\" (did you mean \"%2\"?)")};
inline constexpr Says<Printed> keywordOfWeapons{
    inEnglish("Messages", "%1 is a keyword of weapons, not of units")};
inline constexpr Says<Printed> keywordOfUpgrades{
    inEnglish("Messages", "%1 is a keyword of Upgrade Cards, not of units")};
inline constexpr Says<Printed> hasNumber{inEnglish("Messages", "%1 has a number")};
inline constexpr Says<Printed> hasNoNumber{inEnglish("Messages", "%1 has no number")};
inline constexpr Says<Printed> hasParameter{inEnglish("Messages", "%1 has a parameter")};
inline constexpr Says<Printed> hasNoParameter{inEnglish("Messages", "%1 has no parameter")};
inline constexpr Says<Printed, Printed> doesNotHave{inEnglish("Messages", "%1 does not have %2")};
inline constexpr Says<int> tooManyKeywords{
    inEnglish("Messages", "an effect gives and takes up to %1 keywords")};
inline constexpr Says<int, int> courageAdded{inEnglish("Messages", "courage: -%1 to %2 is added")};
inline constexpr Says<int, int> speedAdded{inEnglish("Messages", "Speed: -%1 to %2 is added")};
inline constexpr Says<Printed> hasNoCourage{inEnglish("Messages", "%1 has no courage")};
inline constexpr Says<> defenseDieIs{inEnglish("Messages", "a defense die is red or white")};
inline constexpr Says<> noAttackNow{inEnglish("Messages", "no attack is under way")};

/// Messages of the record about a change.
inline constexpr Says<> movedByHand{inEnglish("Messages", "moved by hand")};
inline constexpr Says<> deployedByHand{inEnglish("Messages", "deployed by hand")};
inline constexpr Says<> returnedByHand{inEnglish("Messages", "returned by hand")};
inline constexpr Says<> joinsByHand{inEnglish("Messages", "joins by hand")};
inline constexpr Says<> takenOff{inEnglish("Messages", "taken off the battlefield by hand")};
inline constexpr Says<> movesWithTool{inEnglish("Messages", "moves with the movement tool")};
inline constexpr Says<> inSandbox{
    inEnglish("Messages", "the position is in the sandbox: no rules ask any more")};
inline constexpr Says<Message> tokensByHand{inEnglish("Messages", "%1 tokens by hand")};
inline constexpr Says<> woundsByHand{inEnglish("Messages", "wounds by hand")};
inline constexpr Says<> actionsByHand{inEnglish("Messages", "actions left by hand")};
inline constexpr Says<> attacksByHand{inEnglish("Messages", "further attack actions by hand")};
inline constexpr Says<> weaponsByHand{
    inEnglish("Messages", "further weapons of each miniature by hand")};
inline constexpr Says<Message> pointsByHand{inEnglish("Messages", "%1 victory points by hand")};
inline constexpr Says<Message> passPoolByHand{inEnglish("Messages", "%1 pass pool by hand")};
inline constexpr Says<Printed> marksByHand{inEnglish("Messages", "%1: marks by hand")};
inline constexpr Says<> diceByHand{inEnglish("Messages", "dice rolled by hand")};
inline constexpr Says<Message, Message> orderByHand{
    inEnglish("Messages", "order token by hand: was %1, is %2")};
inline constexpr Says<> none{inEnglish("Messages", "none")};
inline constexpr Says<> faceup{inEnglish("Messages", "faceup")};
inline constexpr Says<> facedown{inEnglish("Messages", "facedown")};
inline constexpr Says<> activated{inEnglish("Messages", "activated")};
inline constexpr Says<Printed, Printed> sideByHand{inEnglish("Messages", "%1: %2 faceup by hand")};
inline constexpr Says<Printed, Message> readiedByHand{
    inEnglish("Messages", "%1 readied by hand, was %2")};
inline constexpr Says<Printed, Message> exhaustedByHand{
    inEnglish("Messages", "%1 exhausted by hand, was %2")};
inline constexpr Says<Printed, Message> expendedByHand{
    inEnglish("Messages", "%1 expended by hand, was %2")};
inline constexpr std::array cardStates{Says<>{inEnglish("Messages", "ready")},
                                       Says<>{inEnglish("Messages", "exhausted")},
                                       Says<>{inEnglish("Messages", "expended")}};
inline constexpr Says<Message, Printed, Message> toHandByHand{
    inEnglish("Messages", "%1's %2 to the hand, by hand, from %3")};
inline constexpr Says<Message, Printed, Message> discardedByHand{
    inEnglish("Messages", "%1's %2 discarded by hand, from %3")};
inline constexpr Says<Message, Printed, Message> intoPlayByHand{
    inEnglish("Messages", "%1's %2 into play for good, by hand, from %3")};
inline constexpr std::array piles{Says<>{inEnglish("Messages", "the hand")},
                                  Says<>{inEnglish("Messages", "the discarded cards")},
                                  Says<>{inEnglish("Messages", "the cards in play for good")}};
inline constexpr Says<> theBattlefield{inEnglish("Messages", "the battlefield")};
inline constexpr Says<Message, Message> effectByHand{inEnglish("Messages", "%1 %2, by hand")};
inline constexpr Says<Message> effectEndsByHand{inEnglish("Messages", "%1 ends, by hand")};
inline constexpr Says<int, Message> tokenPlacedByHand{
    inEnglish("Messages", "objective token %1 placed by hand, %2")};
inline constexpr Says<int, Message> tokenGivenByHand{
    inEnglish("Messages", "objective token %1 given to a unit by hand, %2")};
inline constexpr Says<int, Message> tokenRemovedByHand{
    inEnglish("Messages", "objective token %1 removed by hand, %2")};
inline constexpr Says<> isNew{inEnglish("Messages", "it is new")};
inline constexpr Says<Printed> wasHeldBy{inEnglish("Messages", "was held by %1")};
inline constexpr Says<> wasOff{inEnglish("Messages", "was off the battlefield")};
inline constexpr Says<Decimal, Decimal> wasAt{inEnglish("Messages", "was at %1, %2")};
inline constexpr Says<Message> attackDiceWere{
    inEnglish("Messages", "attack dice by hand, were %1")};
inline constexpr Says<Message> defenseDiceWere{
    inEnglish("Messages", "defense dice by hand, were %1")};
inline constexpr Says<Message, Message> attackPoolWas{
    inEnglish("Messages", "attack pool by hand: was %1, is %2")};
inline constexpr Says<int, int, int, int> coverPoolWas{
    inEnglish("Messages", "cover pool by hand: %1 dice and %2 blocks before, %3 and %4 now")};
inline constexpr Says<Message, Message> defensePoolWas{
    inEnglish("Messages", "defense pool by hand: was %1, is %2")};
inline constexpr Says<Message, Message> coverWas{
    inEnglish("Messages", "cover by hand: was %1, is %2")};
inline constexpr std::array covers{Says<>{inEnglish("Messages", "none")},
                                   Says<>{inEnglish("Messages", "light")},
                                   Says<>{inEnglish("Messages", "heavy")}};
inline constexpr std::array players{Says<>{inEnglish("Messages", "blue")},
                                    Says<>{inEnglish("Messages", "red")}};
inline constexpr std::array colours{
    Says<>{inEnglish("Messages", "red")}, Says<>{inEnglish("Messages", "black")},
    Says<>{inEnglish("Messages", "white")}, Says<>{inEnglish("Messages", "red")},
    Says<>{inEnglish("Messages", "white")}};
inline constexpr std::array faces{
    Says<>{inEnglish("Messages", "blank")}, Says<>{inEnglish("Messages", "hit")},
    Says<>{inEnglish("Messages", "crit")},  Says<>{inEnglish("Messages", "attack surge")},
    Says<>{inEnglish("Messages", "block")}, Says<>{inEnglish("Messages", "defense surge")}};
inline constexpr std::array dieShows{Says<Message>{inEnglish("Messages", "red %1")},
                                     Says<Message>{inEnglish("Messages", "black %1")},
                                     Says<Message>{inEnglish("Messages", "white %1")},
                                     Says<Message>{inEnglish("Messages", "red %1")},
                                     Says<Message>{inEnglish("Messages", "white %1")}};
inline constexpr Says<int, Message> diceOf{inEnglish("Messages", "%1 %2")};
inline constexpr Says<Printed, Decimal, Decimal, Decimal> pieceRemovedFrom{
    inEnglish("Messages", "%1: terrain removed by hand, was at %2, %3 turned by %4 degrees")};
inline constexpr Says<Printed> piecePlaced{inEnglish("Messages", "%1: terrain placed by hand")};
inline constexpr Says<Printed, Decimal, Decimal, Decimal> pieceMoved{
    inEnglish("Messages", "%1: terrain moved by hand, was at %2, %3 turned by %4 degrees")};

}  // namespace sightline::engine::say
