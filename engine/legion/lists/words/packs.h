/// Messages: faults of card files and packs. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Required words.
inline constexpr Says<Printed, Message> isNot{inEnglish("Messages", "\"%1\" is not %2")};
inline constexpr Says<> aFaction{inEnglish("Messages", "a faction")};
inline constexpr Says<> aSizeOfGame{inEnglish("Messages", "a size of game")};
inline constexpr Says<> anUpgradeSlot{inEnglish("Messages", "an upgrade slot")};
inline constexpr Says<> whoseCardItIs{inEnglish("Messages", "whose card it is")};
inline constexpr Says<> aKindOfMark{inEnglish("Messages", "a kind of mark")};
inline constexpr Says<> somethingToGain{inEnglish("Messages", "something to gain")};
inline constexpr Says<> aRank{inEnglish("Messages", "a rank")};
inline constexpr Says<> whoSaysTheEffect{inEnglish("Messages", "who says the effect")};
inline constexpr Says<> aUnitType{inEnglish("Messages", "a unit type")};
inline constexpr Says<> aKindOfBattleCard{inEnglish("Messages", "a kind of battle card")};
inline constexpr Says<> aTable{inEnglish("Messages", "a table")};
inline constexpr Says<> aWeaponOfTheCard{inEnglish("Messages", "a weapon of the card")};
inline constexpr Says<> aToken{inEnglish("Messages", "a token")};
inline constexpr Says<> aFaceOfADie{inEnglish("Messages", "a face of a die")};
inline constexpr Says<> anAction{inEnglish("Messages", "an action")};
inline constexpr Says<> aKindOfAttack{inEnglish("Messages", "a kind of attack")};
inline constexpr Says<> aModel{inEnglish("Messages", "a model")};
inline constexpr Says<> aStandIn{inEnglish("Messages", "a stand-in")};
inline constexpr Says<> aLimitOnSelecting{inEnglish("Messages", "a limit on selecting a card")};
inline constexpr Says<> aPlaceForAKeyword{inEnglish("Messages", "a place for a keyword")};
inline constexpr Says<> aTimingPoint{inEnglish("Messages", "a timing point")};

/// Required kinds of a value.
inline constexpr Says<> anId{inEnglish("Messages", "an id")};
inline constexpr Says<> numberOrAll{inEnglish("Messages", "a number or \"all\"")};
inline constexpr Says<> aListOfParts{inEnglish("Messages", "a list of parts")};
inline constexpr Says<> meleeOrRange{inEnglish("Messages", "melee, or a minimum and a maximum")};
inline constexpr Says<Printed> aBaseOf{inEnglish("Messages", "a base of the dimensions (%1?)")};

/// References that lead nowhere.
inline constexpr Says<Printed> thereIsNoUnit{inEnglish("Messages", "there is no unit \"%1\"")};
inline constexpr Says<Printed> thereIsNoUnitNamed{
    inEnglish("Messages", "there is no unit named \"%1\"")};
inline constexpr Says<Printed> thereIsNoCounterpart{
    inEnglish("Messages", "there is no counterpart \"%1\"")};
inline constexpr Says<Printed> thereIsNoUpgrade{
    inEnglish("Messages", "there is no upgrade \"%1\"")};
inline constexpr Says<Printed> thereIsNoCommandCard{
    inEnglish("Messages", "there is no command card \"%1\"")};
inline constexpr Says<Printed> thereIsNoBattleCard{
    inEnglish("Messages", "there is no battle card \"%1\"")};
inline constexpr Says<Printed> thereIsNoBattleForce{
    inEnglish("Messages", "there is no battle force \"%1\"")};
inline constexpr Says<Printed> thereIsNoAffiliation{
    inEnglish("Messages", "there is no affiliation \"%1\"")};
inline constexpr Says<Printed> thereIsNoKeyword{
    inEnglish("Messages", "there is no keyword \"%1\"")};

/// A unit's card.
inline constexpr Says<> vehicleWithCourage{
    inEnglish("Messages", "a vehicle has no courage, only troopers have")};
inline constexpr Says<> trooperWithResilience{
    inEnglish("Messages", "a trooper has no resilience, only vehicles have")};
inline constexpr Says<> courageExpected{inEnglish(
    "Messages", "expected a member \"courage\" of a trooper: a number, or null for a dash")};

/// A card's price and id.
inline constexpr Says<Printed> idIsTaken{inEnglish("Messages", "the id \"%1\" is taken")};
inline constexpr Says<Printed> hasNoPoints{
    inEnglish("Messages", "\"%1\" has no points, neither here nor in points.json")};
inline constexpr Says<> pricedThere{inEnglish("Messages", "points.json prices this card as well")};

/// Keywords.
inline constexpr Says<Printed> keywordTwice{
    inEnglish("Messages", "the keyword \"%1\" has two entries")};
inline constexpr Says<Printed> keywordWithoutEntry{
    inEnglish("Messages", "the keyword \"%1\" has no entry")};
inline constexpr Says<Printed> noKeywordOfUnit{
    inEnglish("Messages", "\"%1\" is no keyword of a unit")};
inline constexpr Says<Printed> noKeywordOfWeapon{
    inEnglish("Messages", "\"%1\" is no keyword of a weapon")};
inline constexpr Says<Printed> noKeywordOfUpgrade{
    inEnglish("Messages", "\"%1\" is no keyword of a upgrade card")};
inline constexpr Says<Printed> nothingReadsPart{
    inEnglish("Messages", "nothing reads a %1 of this keyword")};
inline constexpr Says<Printed, Printed> noParameterOf{
    inEnglish("Messages", "\"%1\" is no parameter of %2")};

/// Reminders.
inline constexpr Says<int, int> linesAndReminders{
    inEnglish("Messages", "%1 lines, but reminders of %2")};
inline constexpr Says<Printed> saysNothingThere{inEnglish("Messages", "says nothing at %1")};
inline constexpr Says<Printed, Printed> wordSaysNothing{
    inEnglish("Messages", "\"%1\" says nothing at %2")};
inline constexpr Says<Printed> noUnitHasIt{
    inEnglish("Messages", "no unit has it: ally, enemy, everyone or a side, at %1")};
inline constexpr Says<> noUnitHasTheCard{inEnglish("Messages", "no unit has the card")};
inline constexpr Says<> onlyKeywordsList{inEnglish("Messages", "only a keyword lists units")};
inline constexpr Says<> onlyKeywordsHaveX{inEnglish("Messages", "only a keyword has an X")};

/// Tables of the catalogue.
inline constexpr Says<> lengthAtLeastWidth{
    inEnglish("Messages", "expected a length of at least the width")};
inline constexpr Says<> idOfACard{inEnglish("Messages", "the id of a card")};
inline constexpr Says<> idOfUnitOrUpgrade{inEnglish("Messages", "the id of a unit or an upgrade")};
inline constexpr Says<Printed> noIdOfTwo{
    inEnglish("Messages", "\"%1\" is no id of two characters")};

/// A pack and its files.
inline constexpr Says<Printed> packOfThatName{
    inEnglish("Messages", "another pack has the name \"%1\"")};
inline constexpr Says<Message> nothingReadsFile{
    inEnglish("Messages", "nothing reads it; expected %1")};
inline constexpr Says<> filesOfCards{
    inEnglish("Messages", "files of cards here, their names ending in .json")};
inline constexpr Says<Printed> foldersOf{inEnglish("Messages", "folders: %1")};
inline constexpr Says<Printed> filesOrFolders{
    inEnglish("Messages", "files: %1, or cards in a folder of their kind")};

}  // namespace sightline::engine::say
