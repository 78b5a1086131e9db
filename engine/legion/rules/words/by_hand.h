/// Entries of the table of messages: changes that players make by hand, and reasons why a change is
/// refused.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about disputes. The text of a reading is in the player's own words.
inline constexpr MessageTemplate<PrintedName> readingIsRight{
    inEnglish("Messages", "the dispute is decided: %1")};
inline constexpr MessageTemplate<> noDisputeRoll{
    inEnglish("Messages", "the edition of this game has no roll for a dispute")};

/// Messages about units, miniatures and positions.
inline constexpr MessageTemplate<> noSuchUnit{inEnglish("Messages", "there is no such unit")};
inline constexpr MessageTemplate<> noSuchUnitThere{
    inEnglish("Messages", "there is no such unit on the battlefield")};
inline constexpr MessageTemplate<> noSuchMini{inEnglish("Messages", "there is no such miniature")};
inline constexpr MessageTemplate<> defeatedMiniIsAway{
    inEnglish("Messages", "a defeated miniature is not on the battlefield")};
inline constexpr MessageTemplate<> defeatedStays{
    inEnglish("Messages", "a defeated miniature stays defeated")};
inline constexpr MessageTemplate<> notDefeated{
    inEnglish("Messages", "the miniature was not defeated")};
inline constexpr MessageTemplate<> undeployedIsAway{
    inEnglish("Messages", "an undeployed unit is not on the battlefield")};
inline constexpr MessageTemplate<PrintedName> deployedAlready{
    inEnglish("Messages", "%1 is deployed already")};
inline constexpr MessageTemplate<PrintedName> actsNow{inEnglish("Messages", "%1 acts right now")};
inline constexpr MessageTemplate<PrintedName> lastMiniStays{
    inEnglish("Messages", "%1 is acting now: its last miniature stays until it has finished")};
inline constexpr MessageTemplate<> nobodyActs{inEnglish("Messages", "no unit acts right now")};
inline constexpr MessageTemplate<> onlyInSandbox{
    inEnglish("Messages", "possible only in the sandbox")};
inline constexpr MessageTemplate<> answerFirst{
    inEnglish("Messages", "answer the open question or undo it first")};
inline constexpr MessageTemplate<> sandboxAlready{
    inEnglish("Messages", "the battlefield is a sandbox already")};
inline constexpr MessageTemplate<int, int> sandboxFull{
    inEnglish("Messages", "a sandbox holds up to %1 units and %2 miniatures")};
inline constexpr MessageTemplate<int> speedOutside{inEnglish("Messages", "a speed is 1 to %1")};
inline constexpr MessageTemplate<PrintedName> onlyTurns{
    inEnglish("Messages", "%1 has Speed 0: it only turns")};
inline constexpr MessageTemplate<PrintedName> noSuchMoves{
    inEnglish("Messages", "%1 makes no such moves")};

/// Messages about counts and names.
inline constexpr MessageTemplate<int> tokensOutside{
    inEnglish("Messages", "the unit may have 0 to %1 of these tokens")};
inline constexpr MessageTemplate<int> woundsOutside{
    inEnglish("Messages", "the miniature may have 0 to %1 wounds")};
inline constexpr MessageTemplate<int> noteOutside{
    inEnglish("Messages", "a note has 1 to %1 bytes")};
inline constexpr MessageTemplate<int> markOutside{
    inEnglish("Messages", "a mark has a name of 1 to %1 bytes")};
inline constexpr MessageTemplate<int> nameTooLong{
    inEnglish("Messages", "a name has up to %1 bytes")};
inline constexpr MessageTemplate<int> nameOutside{
    inEnglish("Messages", "a name has 1 to %1 bytes")};
inline constexpr MessageTemplate<Message, int> changeOutside{inEnglish("Messages", "%1: 0 to %2")};
inline constexpr MessageTemplate<> victoryPoints{inEnglish("Messages", "victory points")};
inline constexpr MessageTemplate<> actions{inEnglish("Messages", "actions")};
inline constexpr MessageTemplate<> furtherAttacks{inEnglish("Messages", "further attack actions")};
inline constexpr MessageTemplate<> furtherWeapons{
    inEnglish("Messages", "further weapons of each miniature")};
inline constexpr MessageTemplate<> advantageTokens{inEnglish("Messages", "advantage tokens")};
inline constexpr MessageTemplate<> marks{inEnglish("Messages", "marks")};
inline constexpr MessageTemplate<> effects{inEnglish("Messages", "effects")};
inline constexpr MessageTemplate<> diceCounted{inEnglish("Messages", "dice")};
inline constexpr MessageTemplate<> tokensCounted{inEnglish("Messages", "tokens")};
inline constexpr MessageTemplate<> piecesCounted{inEnglish("Messages", "terrain pieces")};

/// Messages about orders, cards, tokens and terrain.
inline constexpr MessageTemplate<> orderTokenDrawn{
    inEnglish("Messages", "an order token was drawn: its unit activates first")};
inline constexpr MessageTemplate<> noOrderTokens{
    inEnglish("Messages", "this game has no order tokens")};
inline constexpr MessageTemplate<> noPassPools{
    inEnglish("Messages", "this game has no pass pools")};
inline constexpr MessageTemplate<> noSuchUpgrade{
    inEnglish("Messages", "the unit has no such upgrade")};
inline constexpr MessageTemplate<> noSuchSide{
    inEnglish("Messages", "the upgrade has no such side")};
inline constexpr MessageTemplate<> cardIsThere{inEnglish("Messages", "the card is there already")};
inline constexpr MessageTemplate<> cardOfThisRound{
    inEnglish("Messages", "the card of this round leaves play in the End Phase")};
inline constexpr MessageTemplate<> noSuchCommandCard{
    inEnglish("Messages", "the player has no such command card")};
inline constexpr MessageTemplate<> noSuchToken{inEnglish("Messages", "there is no such token")};
inline constexpr MessageTemplate<> newTokenSomewhere{
    inEnglish("Messages", "a new token lies somewhere, or a unit holds it")};
inline constexpr MessageTemplate<> noSuchPiece{
    inEnglish("Messages", "there is no such terrain piece")};
inline constexpr MessageTemplate<> newPieceHasNoId{
    inEnglish("Messages", "a new terrain piece has no id yet")};
inline constexpr MessageTemplate<> newPieceSomewhere{
    inEnglish("Messages", "a new terrain piece lies somewhere")};
inline constexpr MessageTemplate<> newPieceSize{
    inEnglish("Messages", "a new terrain piece is 0.1 to 36 inches long, deep and high")};
inline constexpr MessageTemplate<PrintedName> miniStandsThere{
    inEnglish("Messages", "a miniature of %1 stands there")};

/// Messages about dice and cover.
inline constexpr MessageTemplate<> noSuchFaces{
    inEnglish("Messages", "the die does not have this face")};
inline constexpr MessageTemplate<> noPool{
    inEnglish("Messages", "no attack pool is being resolved")};
inline constexpr MessageTemplate<> diceAreRolled{inEnglish("Messages", "dice are being rolled")};
inline constexpr MessageTemplate<> diceNotYetRolled{
    inEnglish("Messages", "the dice are not rolled yet: change their pool instead")};
inline constexpr MessageTemplate<> defenseDiceAre{
    inEnglish("Messages", "defense dice are red or white defense dice")};
inline constexpr MessageTemplate<> attackDiceAre{
    inEnglish("Messages", "attack dice are red, black or white ones")};
inline constexpr MessageTemplate<> noDefenseRoll{
    inEnglish("Messages", "no defense dice are about to be rolled")};
inline constexpr MessageTemplate<> noAttackRoll{
    inEnglish("Messages", "no attack dice are about to be rolled")};
inline constexpr MessageTemplate<> noCoverRoll{
    inEnglish("Messages", "no cover pool is about to be rolled")};
inline constexpr MessageTemplate<> noPoolFormed{
    inEnglish("Messages", "no attack pool is being formed")};
inline constexpr MessageTemplate<> noPoolOpen{inEnglish("Messages", "no attack pool is open")};
inline constexpr MessageTemplate<int> weaponNamed{
    inEnglish("Messages", "a weapon has a name of up to %1 bytes")};
inline constexpr MessageTemplate<int> weaponKeywords{
    inEnglish("Messages", "a weapon has up to %1 keywords")};
inline constexpr MessageTemplate<> addedWeapons{inEnglish("Messages", "weapons by hand")};
inline constexpr MessageTemplate<> noDiceToAdd{
    inEnglish("Messages", "the dice of the pool are fixed: the weapon can add keywords only")};
inline constexpr MessageTemplate<> weaponsUnknown{
    inEnglish("Messages", "this game knows no catalogue: give the weapon's dice or keywords")};
inline constexpr MessageTemplate<PrintedName> noSuchWeapon{
    inEnglish("Messages", "no card prints a weapon \"%1\"")};
inline constexpr MessageTemplate<PrintedName, PrintedName> nearestWeapon{
    inEnglish("Messages", "no card prints a weapon \"%1\" (did you mean \"%2\"?)")};
inline constexpr MessageTemplate<> noCoverNow{
    inEnglish("Messages", "no cover is being determined")};
inline constexpr MessageTemplate<> rollHasDice{inEnglish("Messages", "a roll has dice")};

/// Messages about effects.
inline constexpr MessageTemplate<> effectChangesNothing{
    inEnglish("Messages",
              "an effect must give or take keywords, or change courage, Speed or the defense die")};
inline constexpr MessageTemplate<> noSuchEffect{
    inEnglish("Messages", "the unit has no such effect")};
inline constexpr MessageTemplate<int> parameterTooLong{
    inEnglish("Messages", "a parameter has up to %1 bytes")};
inline constexpr MessageTemplate<PrintedName, int> numberOutside{
    inEnglish("Messages", "%1: its number is 1 to %2")};
inline constexpr MessageTemplate<PrintedName> noSuchKeyword{
    inEnglish("Messages", "there is no keyword \"%1\"")};
inline constexpr MessageTemplate<PrintedName, PrintedName> nearestKeyword{
    inEnglish("Messages", "there is no keyword \"%1\" (did you mean \"%2\"?)")};
inline constexpr MessageTemplate<PrintedName> keywordOfWeapons{
    inEnglish("Messages", "%1 is a keyword of weapons, not of units")};
inline constexpr MessageTemplate<PrintedName> keywordOfNoWeapon{
    inEnglish("Messages", "%1 is no keyword of weapons")};
inline constexpr MessageTemplate<PrintedName> keywordOfUpgrades{
    inEnglish("Messages", "%1 is a keyword of Upgrade Cards, not of units")};
inline constexpr MessageTemplate<PrintedName> hasNumber{inEnglish("Messages", "%1 has a number")};
inline constexpr MessageTemplate<PrintedName> hasNoNumber{
    inEnglish("Messages", "%1 has no number")};
inline constexpr MessageTemplate<PrintedName> hasParameter{
    inEnglish("Messages", "%1 has a parameter")};
inline constexpr MessageTemplate<PrintedName> hasNoParameter{
    inEnglish("Messages", "%1 has no parameter")};
inline constexpr MessageTemplate<PrintedName, PrintedName> doesNotHave{
    inEnglish("Messages", "%1 does not have %2")};
inline constexpr MessageTemplate<int> tooManyKeywords{
    inEnglish("Messages", "an effect may give and take at most %1 keywords")};
inline constexpr MessageTemplate<int, int> courageAdded{
    inEnglish("Messages", "courage: the change must be from -%1 to %2")};
inline constexpr MessageTemplate<int, int> speedAdded{
    inEnglish("Messages", "Speed: the change must be from -%1 to %2")};
inline constexpr MessageTemplate<PrintedName> hasNoCourage{
    inEnglish("Messages", "%1 has no courage")};
inline constexpr MessageTemplate<> defenseDieIs{
    inEnglish("Messages", "a defense die is red or white")};
inline constexpr MessageTemplate<> noAttackNow{inEnglish("Messages", "no attack is under way")};

/// Messages in the record about a change by hand.
inline constexpr MessageTemplate<> movedByHand{inEnglish("Messages", "moved by hand")};
inline constexpr MessageTemplate<> deployedByHand{inEnglish("Messages", "deployed by hand")};
inline constexpr MessageTemplate<> returnedByHand{inEnglish("Messages", "returned by hand")};
inline constexpr MessageTemplate<> joinsByHand{inEnglish("Messages", "joins by hand")};
inline constexpr MessageTemplate<> takenOff{
    inEnglish("Messages", "taken off the battlefield by hand")};
inline constexpr MessageTemplate<> movesWithTool{
    inEnglish("Messages", "moves with the movement tool")};
inline constexpr MessageTemplate<> inSandbox{
    inEnglish("Messages", "the position is now in the sandbox: no rules apply")};
inline constexpr MessageTemplate<Message> tokensByHand{inEnglish("Messages", "%1 tokens by hand")};
inline constexpr MessageTemplate<> woundsByHand{inEnglish("Messages", "wounds by hand")};
inline constexpr MessageTemplate<> actionsByHand{inEnglish("Messages", "actions left by hand")};
inline constexpr MessageTemplate<> attacksByHand{
    inEnglish("Messages", "further attack actions by hand")};
inline constexpr MessageTemplate<> weaponsByHand{
    inEnglish("Messages", "further weapons of each miniature by hand")};
inline constexpr MessageTemplate<PrintedName, Message> weaponAddedByHand{
    inEnglish("Messages", "%1 joins the attack pool by hand: %2")};
inline constexpr MessageTemplate<Message> pointsByHand{
    inEnglish("Messages", "%1 victory points by hand")};
inline constexpr MessageTemplate<Message> passPoolByHand{
    inEnglish("Messages", "%1 pass pool by hand")};
inline constexpr MessageTemplate<PrintedName> marksByHand{
    inEnglish("Messages", "%1: marks by hand")};
inline constexpr MessageTemplate<> diceByHand{inEnglish("Messages", "dice rolled by hand")};
inline constexpr MessageTemplate<Message, Message> orderByHand{
    inEnglish("Messages", "order token by hand: was %1, is %2")};
inline constexpr MessageTemplate<> none{inEnglish("Messages", "none")};
inline constexpr MessageTemplate<> faceup{inEnglish("Messages", "faceup")};
inline constexpr MessageTemplate<> facedown{inEnglish("Messages", "facedown")};
inline constexpr MessageTemplate<> activated{inEnglish("Messages", "activated")};
inline constexpr MessageTemplate<PrintedName, PrintedName> sideByHand{
    inEnglish("Messages", "%1: %2 faceup by hand")};
inline constexpr MessageTemplate<PrintedName, Message> readiedByHand{
    inEnglish("Messages", "%1 readied by hand, was %2")};
inline constexpr MessageTemplate<PrintedName, Message> exhaustedByHand{
    inEnglish("Messages", "%1 exhausted by hand, was %2")};
inline constexpr MessageTemplate<PrintedName, Message> expendedByHand{
    inEnglish("Messages", "%1 expended by hand, was %2")};
inline constexpr std::array cardStates{MessageTemplate<>{inEnglish("Messages", "ready")},
                                       MessageTemplate<>{inEnglish("Messages", "exhausted")},
                                       MessageTemplate<>{inEnglish("Messages", "expended")}};
inline constexpr MessageTemplate<Message, PrintedName, Message> toHandByHand{
    inEnglish("Messages", "%1's %2 to the hand, by hand, from %3")};
inline constexpr MessageTemplate<Message, PrintedName, Message> discardedByHand{
    inEnglish("Messages", "%1's %2 discarded by hand, from %3")};
inline constexpr MessageTemplate<Message, PrintedName, Message> intoPlayByHand{
    inEnglish("Messages", "%1's %2 into play for good, by hand, from %3")};
inline constexpr MessageTemplate<Message, PrintedName, Message> setAsideByHand{
    inEnglish("Messages", "%1's %2 set aside by hand, from %3")};
inline constexpr std::array piles{
    MessageTemplate<>{inEnglish("Messages", "the hand")},
    MessageTemplate<>{inEnglish("Messages", "the discarded cards")},
    MessageTemplate<>{inEnglish("Messages", "the cards in play for good")},
    MessageTemplate<>{inEnglish("Messages", "the cards set aside")}};
inline constexpr MessageTemplate<> theBattlefield{inEnglish("Messages", "the battlefield")};
inline constexpr MessageTemplate<Message, Message> effectByHand{
    inEnglish("Messages", "%1 %2, by hand")};
inline constexpr MessageTemplate<Message> effectEndsByHand{
    inEnglish("Messages", "%1 ends, by hand")};
inline constexpr MessageTemplate<int, Message> tokenPlacedByHand{
    inEnglish("Messages", "objective token %1 placed by hand, %2")};
inline constexpr MessageTemplate<int, Message> tokenGivenByHand{
    inEnglish("Messages", "objective token %1 given to a unit by hand, %2")};
inline constexpr MessageTemplate<int, Message> tokenRemovedByHand{
    inEnglish("Messages", "objective token %1 removed by hand, %2")};
inline constexpr MessageTemplate<> isNew{inEnglish("Messages", "it is new")};
inline constexpr MessageTemplate<PrintedName> wasHeldBy{inEnglish("Messages", "was held by %1")};
inline constexpr MessageTemplate<> wasOff{inEnglish("Messages", "was off the battlefield")};
inline constexpr MessageTemplate<Decimal, Decimal> wasAt{inEnglish("Messages", "was at %1, %2")};
inline constexpr MessageTemplate<Message> attackDiceWere{
    inEnglish("Messages", "attack dice by hand, were %1")};
inline constexpr MessageTemplate<Message> defenseDiceWere{
    inEnglish("Messages", "defense dice by hand, were %1")};
inline constexpr MessageTemplate<Message, Message> attackPoolWas{
    inEnglish("Messages", "attack pool by hand: was %1, is %2")};
inline constexpr MessageTemplate<int, int, int, int> coverPoolWas{inEnglish(
    "Messages", "cover pool by hand: before: dice %1, blocks %2; now: dice %3, blocks %4")};
inline constexpr MessageTemplate<Message, Message> diceWere{
    inEnglish("Messages", "dice by hand: were %1, are %2")};
inline constexpr MessageTemplate<Message, Message> defensePoolWas{
    inEnglish("Messages", "defense pool by hand: was %1, is %2")};
inline constexpr MessageTemplate<Message, Message> coverWas{
    inEnglish("Messages", "cover by hand: was %1, is %2")};
inline constexpr std::array covers{MessageTemplate<>{inEnglish("Messages", "none")},
                                   MessageTemplate<>{inEnglish("Messages", "light")},
                                   MessageTemplate<>{inEnglish("Messages", "heavy")}};
inline constexpr std::array players{MessageTemplate<>{inEnglish("Messages", "blue")},
                                    MessageTemplate<>{inEnglish("Messages", "red")}};
inline constexpr std::array colours{MessageTemplate<>{inEnglish("Messages", "red")},
                                    MessageTemplate<>{inEnglish("Messages", "black")},
                                    MessageTemplate<>{inEnglish("Messages", "white")},
                                    MessageTemplate<>{inEnglish("Messages", "red")},
                                    MessageTemplate<>{inEnglish("Messages", "white")}};
inline constexpr std::array faces{MessageTemplate<>{inEnglish("Messages", "blank")},
                                  MessageTemplate<>{inEnglish("Messages", "hit")},
                                  MessageTemplate<>{inEnglish("Messages", "crit")},
                                  MessageTemplate<>{inEnglish("Messages", "attack surge")},
                                  MessageTemplate<>{inEnglish("Messages", "block")},
                                  MessageTemplate<>{inEnglish("Messages", "defense surge")}};
inline constexpr std::array dieShows{MessageTemplate<Message>{inEnglish("Messages", "red %1")},
                                     MessageTemplate<Message>{inEnglish("Messages", "black %1")},
                                     MessageTemplate<Message>{inEnglish("Messages", "white %1")},
                                     MessageTemplate<Message>{inEnglish("Messages", "red %1")},
                                     MessageTemplate<Message>{inEnglish("Messages", "white %1")}};
inline constexpr MessageTemplate<int, Message> diceOf{inEnglish("Messages", "%1 %2")};
inline constexpr MessageTemplate<PrintedName, Decimal, Decimal, Decimal> pieceRemovedFrom{
    inEnglish("Messages", "%1: terrain removed by hand, was at %2, %3 turned by %4 degrees")};
inline constexpr MessageTemplate<PrintedName> piecePlaced{
    inEnglish("Messages", "%1: terrain placed by hand")};
inline constexpr MessageTemplate<PrintedName, Decimal, Decimal, Decimal> pieceMoved{
    inEnglish("Messages", "%1: terrain moved by hand, was at %2, %3 turned by %4 degrees")};

}  // namespace sightline::engine::say
