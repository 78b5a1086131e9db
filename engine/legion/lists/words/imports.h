/// Messages about the import of lists from other programs: rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Positions in a list.
inline constexpr Says<int> lineOfList{inEnglish("Messages", "line %1")};
inline constexpr Says<int> segmentOfLink{inEnglish("Messages", "segment %1")};
inline constexpr Says<> forceOfLink{inEnglish("Messages", "battle force")};
inline constexpr Says<Message, Message> atPlace{inEnglish("Messages", "%1: %2")};

/// Parts that could not be used.
inline constexpr Says<> noCardOfName{inEnglish("Messages", "no card has this name")};
inline constexpr Says<Printed> didYouMeanCard{
    inEnglish("Messages", "no card has this name (did you mean \"%1\"?)")};
inline constexpr Says<> noCardOfId{inEnglish("Messages", "no card has this id")};
inline constexpr Says<> noForceOfName{inEnglish("Messages", "no battle force has this name")};
inline constexpr Says<> noForceOfId{inEnglish("Messages", "no battle force has this id")};
inline constexpr Says<Printed> cannotStandHere{inEnglish("Messages", "%1 cannot stand here")};
inline constexpr Says<Printed> cannotStandAlone{
    inEnglish("Messages", "%1 cannot stand on its own")};
inline constexpr Says<> halfAnId{inEnglish("Messages", "half an id")};
inline constexpr Says<> unitStartsWithCount{inEnglish("Messages", "a unit starts with its count")};
inline constexpr Says<> tooManyUnits{inEnglish("Messages", "no army has so many units")};
inline constexpr Says<> noUnitForCounterpart{
    inEnglish("Messages", "no unit of the list can have this counterpart")};
inline constexpr Says<> noUnitToCarryIt{
    inEnglish("Messages", "no unit stands before it that could carry it")};
inline constexpr Says<Message, int> upgradesLeftOut{
    inEnglish("Messages", "%1; its upgrades (%2) are left out with it")};
inline constexpr Says<Message> severalUnits{
    inEnglish("Messages", "several units have this name: %1; write the title behind the name")};

/// The text that distinguishes units of one name.
inline constexpr Says<Printed, Message, int> unitApart{inEnglish("Messages", "%1 (%2, %3 points)")};

/// Assumptions, and facts that the format cannot hold.
inline constexpr Says<int, int, Printed, Printed> someGot{
    inEnglish("Messages", "%1 of %2 %3 got %4")};
inline constexpr Says<Message> takenForFaction{
    inEnglish("Messages", "a text names no faction and no battle force: taken for %1")};
inline constexpr Says<Printed, Message> wordTakenForFaction{
    inEnglish("Messages", "\"%1\" was taken for the faction %2")};
inline constexpr Says<Message> unitsTellFaction{
    inEnglish("Messages", "the list names no faction: its units belong to the faction %1")};
inline constexpr Says<Printed, Message> noFactionButUnitsTell{
    inEnglish("Messages", "\"%1\" is no faction: the units of the list belong to %2")};
inline constexpr Says<Printed, Message> unitsContradictFaction{
    inEnglish("Messages", "the list says \"%1\", but its units belong to %2")};
inline constexpr Says<Printed> takenForForce{
    inEnglish("Messages", "the list bears the name of a battle force: taken for %1")};
inline constexpr Says<Printed> noForceCalled{
    inEnglish("Messages", "no battle force has the name \"%1\"")};
inline constexpr Says<Printed, Message> takenByPoints{
    inEnglish("Messages", "\"%1\" costs as much as %2 and was taken for it")};
inline constexpr Says<Printed, Message> takenByTotal{
    inEnglish("Messages", "the total of the list says that \"%1\" is %2")};
inline constexpr Says<Printed, Printed> takenInShort{
    inEnglish("Messages", "\"%1\" was taken for %2")};
inline constexpr Says<Printed, Printed> calledNow{inEnglish("Messages", "\"%1\" is called %2 now")};
inline constexpr Says<Printed> isNoFaction{inEnglish("Messages", "\"%1\" is no faction")};
inline constexpr Says<Printed> notKeptInArmy{
    inEnglish("Messages", "\"%1\" is not kept in an army")};
inline constexpr Says<Printed> namesNoCard{inEnglish("Messages", "\"%1\" names no card")};
inline constexpr Says<> wordsAroundJson{
    inEnglish("Messages", "the JSON inside the text was read, the words around it were not")};
inline constexpr Says<int> furtherLists{
    inEnglish("Messages", "the first list was read; further lists in the text: %1")};
inline constexpr Says<> readFromLink{
    inEnglish("Messages", "read from the link inside, which is exact")};

/// Differences between the list and its stated total.
inline constexpr Says<int, int, int, Message> fewerPoints{
    inEnglish("Messages", "the list states %1 points, %2 were understood, %3 fewer: %4")};
inline constexpr Says<int, int, int, Message> morePoints{
    inEnglish("Messages", "the list states %1 points, %2 were understood, %3 more: %4")};
inline constexpr Says<int, int> otherActivations{
    inEnglish("Messages", "the list states %1 activations, %2 were understood")};
inline constexpr Says<Message> notDecidedYet{inEnglish("Messages", "%1 is not decided yet")};
inline constexpr Says<Message> pointsChanged{inEnglish("Messages", "points have changed: %1")};
inline constexpr Says<> missedCostsAsMuch{
    inEnglish("Messages", "what was not understood costs as much")};
inline constexpr Says<Message> missedAndChanged{
    inEnglish("Messages", "what was not understood, and points have changed: %1")};
inline constexpr Says<Message> notUnderstoodInFull{
    inEnglish("Messages", "%1 was not understood in full")};
inline constexpr Says<Printed> perhapsOneTooFew{
    inEnglish("Messages", "as much as %1 costs, perhaps one too few")};
inline constexpr Says<Printed> perhapsOneTooMany{
    inEnglish("Messages", "as much as %1 costs, perhaps one too many")};
inline constexpr Says<> changedOrLineMissing{
    inEnglish("Messages", "points have changed since it was written, or a line is missing")};
inline constexpr Says<Message, int, int> priceChanged{inEnglish("Messages", "%1 %2, now %3")};
inline constexpr Says<int, Printed> withUpgrades{inEnglish("Messages", "%1x %2 with upgrades")};
inline constexpr Says<Message, Message> andThen{inEnglish("Messages", "%1; %2")};
inline constexpr Says<Message, int> andMorePrices{inEnglish("Messages", "%1; and %2 more")};

/// Texts without a list.
inline constexpr Says<> textIsEmpty{inEnglish("Messages", "the text is empty")};
inline constexpr Says<> textTooLong{inEnglish("Messages", "the text is longer than any list")};
inline constexpr Says<> noUnitNamed{
    inEnglish("Messages", "no unit of the catalogue is named in the text")};
inline constexpr Says<> listWithoutUnits{inEnglish("Messages", "the list has no units")};
inline constexpr Says<> noShareLink{inEnglish("Messages", "there is no share link in the text")};
inline constexpr Says<> linkTooLong{
    inEnglish("Messages", "the share link is longer than any list")};
inline constexpr Says<Printed> linkNamesNoFaction{
    inEnglish("Messages", "the share link names no faction: \"%1\"")};

}  // namespace sightline::engine::say
