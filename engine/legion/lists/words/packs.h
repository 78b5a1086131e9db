/// Messages: faults of card files and packs.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about words that must be one of a fixed set.
inline constexpr MessageTemplate<PrintedName, Message> isNot{
    inEnglish("Messages", "\"%1\" is not %2")};
inline constexpr MessageTemplate<> aFaction{inEnglish("Messages", "a faction")};
inline constexpr MessageTemplate<> aSizeOfGame{inEnglish("Messages", "a size of game")};
inline constexpr MessageTemplate<> anUpgradeSlot{inEnglish("Messages", "an upgrade slot")};
inline constexpr MessageTemplate<> whoseCardItIs{inEnglish("Messages", "an owner of the card")};
inline constexpr MessageTemplate<> aKindOfMark{inEnglish("Messages", "a kind of mark")};
inline constexpr MessageTemplate<> somethingToGain{inEnglish("Messages", "something to gain")};
inline constexpr MessageTemplate<> aRank{inEnglish("Messages", "a rank")};
inline constexpr MessageTemplate<> whoSaysTheEffect{
    inEnglish("Messages", "a source of the effect")};
inline constexpr MessageTemplate<> aUnitType{inEnglish("Messages", "a unit type")};
inline constexpr MessageTemplate<> aKindOfBattleCard{
    inEnglish("Messages", "a kind of battle card")};
inline constexpr MessageTemplate<> aTable{inEnglish("Messages", "a table")};
inline constexpr MessageTemplate<> aWeaponOfTheCard{inEnglish("Messages", "a weapon of the card")};
inline constexpr MessageTemplate<> aToken{inEnglish("Messages", "a token")};
inline constexpr MessageTemplate<> aFaceOfADie{inEnglish("Messages", "a face of a die")};
inline constexpr MessageTemplate<> anAction{inEnglish("Messages", "an action")};
inline constexpr MessageTemplate<> aKindOfAttack{inEnglish("Messages", "a kind of attack")};
inline constexpr MessageTemplate<> aModel{inEnglish("Messages", "a model")};
inline constexpr MessageTemplate<> aStandIn{inEnglish("Messages", "a stand-in")};
inline constexpr MessageTemplate<> aLimitOnSelecting{
    inEnglish("Messages", "a limit on selecting a card")};
inline constexpr MessageTemplate<> aPlaceForAKeyword{
    inEnglish("Messages", "a place for a keyword")};
inline constexpr MessageTemplate<> aTimingPoint{inEnglish("Messages", "a timing point")};

/// Expected kinds of a value, for messages such as "expected an id".
inline constexpr MessageTemplate<> anId{inEnglish("Messages", "an id")};
inline constexpr MessageTemplate<> numberOrAll{inEnglish("Messages", "a number or \"all\"")};
inline constexpr MessageTemplate<> aListOfParts{inEnglish("Messages", "a list of parts")};
inline constexpr MessageTemplate<> meleeOrRange{
    inEnglish("Messages", "melee, or a minimum and a maximum")};
inline constexpr MessageTemplate<PrintedName> aBaseOf{
    inEnglish("Messages", "a base of the dimensions (%1?)")};

/// Messages about references to objects that do not exist.
inline constexpr MessageTemplate<PrintedName> thereIsNoUnit{
    inEnglish("Messages", "there is no unit \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoUnitNamed{
    inEnglish("Messages", "there is no unit named \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoCounterpart{
    inEnglish("Messages", "there is no counterpart \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoUpgrade{
    inEnglish("Messages", "there is no upgrade \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoCommandCard{
    inEnglish("Messages", "there is no command card \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoBattleCard{
    inEnglish("Messages", "there is no battle card \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoBattleForce{
    inEnglish("Messages", "there is no battle force \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoAffiliation{
    inEnglish("Messages", "there is no affiliation \"%1\"")};
inline constexpr MessageTemplate<PrintedName> thereIsNoKeyword{
    inEnglish("Messages", "there is no keyword \"%1\"")};

/// Messages about the card of a unit.
inline constexpr MessageTemplate<> vehicleWithCourage{
    inEnglish("Messages", "a vehicle has no courage, only troopers have")};
inline constexpr MessageTemplate<> trooperWithResilience{
    inEnglish("Messages", "a trooper has no resilience, only vehicles have")};
inline constexpr MessageTemplate<> courageExpected{inEnglish(
    "Messages", "expected a member \"courage\" of a trooper: a number, or null for a dash")};

/// Messages about the price and the id of a card.
inline constexpr MessageTemplate<PrintedName> idIsTaken{
    inEnglish("Messages", "the id \"%1\" is taken")};
inline constexpr MessageTemplate<PrintedName> hasNoPoints{
    inEnglish("Messages", "\"%1\" has no points, neither here nor in points.json")};
inline constexpr MessageTemplate<> pricedThere{
    inEnglish("Messages", "points.json prices this card as well")};

/// Messages about keywords.
inline constexpr MessageTemplate<PrintedName> keywordTwice{
    inEnglish("Messages", "the keyword \"%1\" has two entries")};
inline constexpr MessageTemplate<PrintedName> keywordWithoutEntry{
    inEnglish("Messages", "the keyword \"%1\" has no entry")};
inline constexpr MessageTemplate<PrintedName> noKeywordOfUnit{
    inEnglish("Messages", "\"%1\" is not a keyword of units")};
inline constexpr MessageTemplate<PrintedName> noKeywordOfWeapon{
    inEnglish("Messages", "\"%1\" is not a keyword of weapons")};
inline constexpr MessageTemplate<PrintedName> noKeywordOfUpgrade{
    inEnglish("Messages", "\"%1\" is not a keyword of upgrade cards")};
inline constexpr MessageTemplate<PrintedName> nothingReadsPart{
    inEnglish("Messages", "this keyword does not use \"%1\"")};
inline constexpr MessageTemplate<PrintedName, PrintedName> noParameterOf{
    inEnglish("Messages", "\"%1\" is not a parameter of %2")};

/// Messages about reminders.
inline constexpr MessageTemplate<int, int> linesAndReminders{
    inEnglish("Messages", "%1 lines, but reminders for %2")};
inline constexpr MessageTemplate<PrintedName> saysNothingThere{
    inEnglish("Messages", "has no meaning at %1")};
inline constexpr MessageTemplate<PrintedName, PrintedName> wordSaysNothing{
    inEnglish("Messages", "\"%1\" has no meaning at %2")};
inline constexpr MessageTemplate<PrintedName> noUnitHasIt{
    inEnglish("Messages", "no unit has it: ally, enemy, everyone or a side, at %1")};
inline constexpr MessageTemplate<> noUnitHasTheCard{inEnglish("Messages", "no unit has the card")};
inline constexpr MessageTemplate<> onlyKeywordsList{
    inEnglish("Messages", "only a keyword lists units")};
inline constexpr MessageTemplate<> onlyKeywordsHaveX{
    inEnglish("Messages", "only a keyword has an X")};

/// Messages about card effects in the form of data (effect/rules).
inline constexpr MessageTemplate<> aRole{inEnglish("Messages", "a role")};
inline constexpr MessageTemplate<> aSideOfUnits{inEnglish("Messages", "a side, ally or enemy")};
inline constexpr MessageTemplate<> aDuration{inEnglish("Messages", "a duration")};
inline constexpr MessageTemplate<> aKeyword{inEnglish("Messages", "a keyword")};
inline constexpr MessageTemplate<> aLimitOfUses{inEnglish("Messages", "a limit of uses")};
inline constexpr MessageTemplate<> aCostOfAnAction{
    inEnglish("Messages", "the cost of a card action: free, 1 or 2")};
inline constexpr MessageTemplate<> needsWhenOrAction{
    inEnglish("Messages", "expected either \"when\" or \"action\"")};
inline constexpr MessageTemplate<PrintedName> nobodyIsThat{
    inEnglish("Messages", "no unit is \"%1\" here")};
inline constexpr MessageTemplate<> chosenIsForIt{
    inEnglish("Messages", "\"choose\" already says which unit it is for")};
inline constexpr MessageTemplate<> stepDoesNothing{
    inEnglish("Messages", "this step does nothing: expected a verb")};
inline constexpr MessageTemplate<> eachHasNoNumber{
    inEnglish("Messages", "\"each\" means every such unit, without a number")};
inline constexpr MessageTemplate<> upToOrExactly{
    inEnglish("Messages", "\"choose\" takes \"up_to\" or \"exactly\", not both")};
inline constexpr MessageTemplate<> onlyCommandCardsAreDivulged{
    inEnglish("Messages", "only command cards are divulged")};
inline constexpr MessageTemplate<> noRollThere{
    inEnglish("Messages", "only RerollAttackDice and RerollDefenseDice have dice to reroll")};
inline constexpr MessageTemplate<> noPoolThere{
    inEnglish("Messages", "only GatherAttackDice has a pool that dice can join")};
inline constexpr MessageTemplate<> numberOfDice{
    inEnglish("Messages", "a number of dice, or \"all\"")};
inline constexpr MessageTemplate<> aColourOfDice{
    inEnglish("Messages", "a colour of attack dice: red, black or white")};
inline constexpr MessageTemplate<> somethingToLookAt{
    inEnglish("Messages", "something to look at: hand")};

/// Messages about the clauses of cards.
inline constexpr MessageTemplate<> whoAppliesIt{
    inEnglish("Messages", "the number of a part, \"code\" or \"free action\"")};
inline constexpr MessageTemplate<int> noSuchPart{
    inEnglish("Messages", "the card has no part %1 that the game applies")};
inline constexpr MessageTemplate<int> noClauseOf{
    inEnglish("Messages", "no clause names the part %1")};
inline constexpr MessageTemplate<> somethingToScore{inEnglish("Messages", "something to score")};
inline constexpr MessageTemplate<> aPlaceOfTokens{inEnglish("Messages", "a place of tokens")};
inline constexpr MessageTemplate<PrintedName> noTokenOfTheCard{
    inEnglish("Messages", "the card has no token \"%1\"")};

/// Messages about tables of the catalogue.
inline constexpr MessageTemplate<> lengthAtLeastWidth{
    inEnglish("Messages", "expected a length of at least the width")};
inline constexpr MessageTemplate<> idOfACard{inEnglish("Messages", "the id of a card")};
inline constexpr MessageTemplate<> idOfUnitOrUpgrade{
    inEnglish("Messages", "the id of a unit or an upgrade")};
inline constexpr MessageTemplate<PrintedName> noIdOfTwo{
    inEnglish("Messages", "\"%1\" is not an id of two characters")};

/// Messages about the folder of an edition.
inline constexpr MessageTemplate<> nameOfItsFolder{inEnglish("Messages", "the name of its folder")};

/// Messages about a pack and its files.
inline constexpr MessageTemplate<PrintedName> packOfThatName{
    inEnglish("Messages", "another pack has the name \"%1\"")};
inline constexpr MessageTemplate<Message> nothingReadsFile{
    inEnglish("Messages", "not part of a pack; expected %1")};
inline constexpr MessageTemplate<> filesOfCards{
    inEnglish("Messages", "only files of cards in this folder, with names that end in .json")};
inline constexpr MessageTemplate<PrintedName> foldersOf{inEnglish("Messages", "folders: %1")};
inline constexpr MessageTemplate<PrintedName> filesOrFolders{
    inEnglish("Messages", "files: %1, or cards in a folder of their kind")};

}  // namespace sightline::engine::say
