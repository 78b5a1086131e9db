/// Messages about the import of lists from other programs.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about positions in a list.
inline constexpr MessageTemplate<int> lineOfList{inEnglish("Messages", "line %1")};
inline constexpr MessageTemplate<int> segmentOfLink{inEnglish("Messages", "segment %1")};
inline constexpr MessageTemplate<> forceOfLink{inEnglish("Messages", "battle force")};
inline constexpr MessageTemplate<Message, Message> atPlace{inEnglish("Messages", "%1: %2")};

/// Reasons why a part of a list could not be used.
inline constexpr MessageTemplate<> noCardOfName{inEnglish("Messages", "no card has this name")};
inline constexpr MessageTemplate<PrintedName> didYouMeanCard{
    inEnglish("Messages", "no card has this name (did you mean \"%1\"?)")};
inline constexpr MessageTemplate<> noCardOfId{inEnglish("Messages", "no card has this id")};
inline constexpr MessageTemplate<> noForceOfName{
    inEnglish("Messages", "no battle force has this name")};
inline constexpr MessageTemplate<> noForceOfId{
    inEnglish("Messages", "no battle force has this id")};
inline constexpr MessageTemplate<PrintedName> cannotStandHere{
    inEnglish("Messages", "%1 cannot stand here")};
inline constexpr MessageTemplate<PrintedName> cannotStandAlone{
    inEnglish("Messages", "%1 cannot stand on its own")};
inline constexpr MessageTemplate<> halfAnId{inEnglish("Messages", "half an id")};
inline constexpr MessageTemplate<> unitStartsWithCount{
    inEnglish("Messages", "a unit must start with the number of its copies")};
inline constexpr MessageTemplate<> tooManyUnits{
    inEnglish("Messages", "no army can have this many units")};
inline constexpr MessageTemplate<> noUnitForCounterpart{
    inEnglish("Messages", "no unit of the list can have this counterpart")};
inline constexpr MessageTemplate<> noUnitToCarryIt{
    inEnglish("Messages", "no unit before it can carry it")};
inline constexpr MessageTemplate<Message, int> upgradesLeftOut{
    inEnglish("Messages", "%1; its upgrades (%2) are left out with it")};
inline constexpr MessageTemplate<Message> severalUnits{
    inEnglish("Messages", "several units have this name: %1; write the title behind the name")};

/// The name of a unit with the facts that distinguish it from units with the same name.
inline constexpr MessageTemplate<PrintedName, Message, int> unitApart{
    inEnglish("Messages", "%1 (%2, %3 points)")};

/// Messages about assumptions of the import, and about facts that the format of the list cannot
/// contain.
inline constexpr MessageTemplate<int, int, PrintedName, PrintedName> someGot{
    inEnglish("Messages", "%1 of %2 %3 got %4")};
inline constexpr MessageTemplate<Message> takenForFaction{
    inEnglish("Messages", "a text names no faction and no battle force: taken for %1")};
/// Message about the edition to which the list belongs.
inline constexpr MessageTemplate<PrintedName> takenForEdition{inEnglish(
    "Messages", "taken for a list of the edition of %1: only its prices give the stated total")};
inline constexpr MessageTemplate<PrintedName, Message> wordTakenForFaction{
    inEnglish("Messages", "\"%1\" was taken for the faction %2")};
inline constexpr MessageTemplate<Message> unitsTellFaction{
    inEnglish("Messages", "the list names no faction: its units belong to the faction %1")};
inline constexpr MessageTemplate<PrintedName, Message> noFactionButUnitsTell{
    inEnglish("Messages", "\"%1\" is not a faction: the units of the list belong to %2")};
inline constexpr MessageTemplate<PrintedName, Message> unitsContradictFaction{
    inEnglish("Messages", "the list says \"%1\", but its units belong to %2")};
inline constexpr MessageTemplate<PrintedName> takenForForce{
    inEnglish("Messages", "the list has the name of a battle force: taken for %1")};
inline constexpr MessageTemplate<PrintedName> noForceCalled{
    inEnglish("Messages", "no battle force has the name \"%1\"")};
inline constexpr MessageTemplate<PrintedName, Message> takenByPoints{
    inEnglish("Messages", "\"%1\" was taken for %2, which costs the same")};
inline constexpr MessageTemplate<PrintedName, Message> takenByTotal{
    inEnglish("Messages", "the total of the list says that \"%1\" is %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> takenInShort{
    inEnglish("Messages", "\"%1\" was taken for %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> calledNow{
    inEnglish("Messages", "\"%1\" is called %2 now")};
inline constexpr MessageTemplate<PrintedName> isNoFaction{
    inEnglish("Messages", "\"%1\" is not a faction")};
inline constexpr MessageTemplate<PrintedName> notKeptInArmy{
    inEnglish("Messages", "\"%1\" is not kept in an army")};
inline constexpr MessageTemplate<PrintedName> namesNoCard{
    inEnglish("Messages", "\"%1\" names no card")};
inline constexpr MessageTemplate<> wordsAroundJson{
    inEnglish("Messages", "the JSON inside the text was read, the rest of the text was not")};
inline constexpr MessageTemplate<int> furtherLists{
    inEnglish("Messages", "the first list was read; further lists in the text: %1")};
inline constexpr MessageTemplate<> readFromLink{
    inEnglish("Messages", "the exact link inside the text was read")};

/// Messages about differences between the army and the total that the list states.
inline constexpr MessageTemplate<int, int, int, Message> fewerPoints{
    inEnglish("Messages", "the list states %1 points, %2 were understood, %3 fewer: %4")};
inline constexpr MessageTemplate<int, int, int, Message> morePoints{
    inEnglish("Messages", "the list states %1 points, %2 were understood, %3 more: %4")};
inline constexpr MessageTemplate<int, int> otherActivations{
    inEnglish("Messages", "the list states %1 activations, %2 were understood")};
inline constexpr MessageTemplate<Message> notDecidedYet{
    inEnglish("Messages", "%1 is not decided yet")};
inline constexpr MessageTemplate<Message> pointsChanged{
    inEnglish("Messages", "points have changed: %1")};
inline constexpr MessageTemplate<> missedCostsAsMuch{
    inEnglish("Messages", "the part that was not understood costs as much")};
inline constexpr MessageTemplate<Message> missedAndChanged{
    inEnglish("Messages", "a part was not understood, and points have changed: %1")};
inline constexpr MessageTemplate<Message> notUnderstoodInFull{
    inEnglish("Messages", "%1 was not understood in full")};
inline constexpr MessageTemplate<PrintedName> perhapsOneTooFew{
    inEnglish("Messages", "as much as %1 costs, so one may be missing")};
inline constexpr MessageTemplate<PrintedName> perhapsOneTooMany{
    inEnglish("Messages", "as much as %1 costs, so there may be one too many")};
inline constexpr MessageTemplate<> changedOrLineMissing{
    inEnglish("Messages", "points have changed since it was written, or a line is missing")};
inline constexpr MessageTemplate<Message, int, int> priceChanged{
    inEnglish("Messages", "%1 %2, now %3")};
inline constexpr MessageTemplate<int, PrintedName> withUpgrades{
    inEnglish("Messages", "%1x %2 with upgrades")};
inline constexpr MessageTemplate<Message, Message> andThen{inEnglish("Messages", "%1; %2")};
inline constexpr MessageTemplate<Message, int> andMorePrices{
    inEnglish("Messages", "%1; and %2 more")};

/// Messages about texts that contain no list.
inline constexpr MessageTemplate<> textIsEmpty{inEnglish("Messages", "the text is empty")};
inline constexpr MessageTemplate<> textTooLong{
    inEnglish("Messages", "the text is longer than any list")};
inline constexpr MessageTemplate<> noUnitNamed{
    inEnglish("Messages", "no unit of the catalogue is named in the text")};
inline constexpr MessageTemplate<> listWithoutUnits{inEnglish("Messages", "the list has no units")};
inline constexpr MessageTemplate<> noShareLink{
    inEnglish("Messages", "there is no share link in the text")};
inline constexpr MessageTemplate<> linkTooLong{
    inEnglish("Messages", "the share link is longer than any list")};
inline constexpr MessageTemplate<PrintedName> linkNamesNoFaction{
    inEnglish("Messages", "the share link names no faction: \"%1\"")};

}  // namespace sightline::engine::say
