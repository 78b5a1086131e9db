/// Messages: reasons against a card on a unit, in a hand or in a deck of an army that is being
/// built, and the remedies. Rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Upgrades.
inline constexpr Says<Printed, Message, Printed> noFreeSlot{
    inEnglish("Messages", "%1 has no free %2 slot for %3")};
inline constexpr Says<Printed, Message> removeItOrAnother{
    inEnglish("Messages", "remove %1 or another %2 card")};
inline constexpr Says<Printed, Message> ofUnit{inEnglish("Messages", "%1: %2")};
inline constexpr Says<Printed, Printed> carriesTwice{inEnglish("Messages", "%1 carries %2 twice")};
inline constexpr Says<Printed, Printed, Printed> twoLeaders{
    inEnglish("Messages", "%1 has 2 Leaders: %2 and %3")};
inline constexpr Says<> removeOneOfThem{inEnglish("Messages", "remove one of them")};
inline constexpr Says<Printed, Message> mustEquipSlot{
    inEnglish("Messages", "%1 must equip a %2 upgrade")};
inline constexpr Says<Message> addOfSlot{inEnglish("Messages", "add a %1 upgrade")};
inline constexpr Says<Printed, Printed> mustEquipCard{inEnglish("Messages", "%1 must equip %2")};
inline constexpr Says<Printed, Message, int> mustEquipOne{
    inEnglish("Messages", "%1 must equip 1 %2 upgrade, it carries %3")};
inline constexpr Says<Printed, int, Message, int> mustEquipSeveral{
    inEnglish("Messages", "%1 must equip %2 %3 upgrades, it carries %4")};
inline constexpr Says<Message> addOneOfSlot{inEnglish("Messages", "add 1 %1 upgrade")};
inline constexpr Says<int, Message> addSeveralOfSlot{inEnglish("Messages", "add %1 %2 upgrades")};
inline constexpr Says<Printed, Message> isForOnly{inEnglish("Messages", "%1 is for %2 only")};
inline constexpr Says<> giveToSuchUnit{inEnglish("Messages", "give it to such a unit")};
inline constexpr Says<Printed, Message> isForFactionOnly{
    inEnglish("Messages", "%1 is for the faction %2 only")};
inline constexpr Says<> chooseAnotherCard{inEnglish("Messages", "choose another card")};
inline constexpr Says<Printed, Printed> needsChoice{
    inEnglish("Messages", "%1 needs the choice %2")};
inline constexpr Says<Printed> makeChoice{inEnglish("Messages", "choose %1 for the battle force")};
inline constexpr Says<Printed, Printed> mayNotUse{inEnglish("Messages", "%1 may not use %2")};
inline constexpr Says<Printed, Printed> uniqueNotOnList{
    inEnglish("Messages", "%1 is unique and not on the list of %2")};
inline constexpr Says<> chooseOfList{
    inEnglish("Messages", "choose a card of its list, or one that is not unique")};
inline constexpr Says<> eachCardOnce{inEnglish("Messages", "a unit carries each card once")};
inline constexpr Says<Printed> oneLeader{
    inEnglish("Messages", "a unit has 1 Leader at most, and %1 is one")};
inline constexpr Says<Message> unitsSlotsTaken{
    inEnglish("Messages", "every %1 slot of the unit is taken")};
inline constexpr Says<Message> counterpartsSlotsTaken{
    inEnglish("Messages", "every %1 slot of the counterpart is taken")};
inline constexpr Says<Message> unitHasNoSlot{inEnglish("Messages", "the unit has no %1 slot")};
inline constexpr Says<Message> counterpartHasNoSlot{
    inEnglish("Messages", "the counterpart has no %1 slot")};
inline constexpr Says<Message> removeOfKind{inEnglish("Messages", "remove a %1 card")};
inline constexpr Says<> chooseAnotherUnit{inEnglish("Messages", "choose another unit")};
inline constexpr Says<Printed, int, int> armyHolds{
    inEnglish("Messages", "the army holds %1 %2 of at most %3 times")};
inline constexpr Says<> removeAnother{inEnglish("Messages", "remove another one")};

/// Counterparts.
inline constexpr Says<Printed, Printed> alwaysComesWith{
    inEnglish("Messages", "%1 always comes with %2")};
inline constexpr Says<Printed, Printed> noCounterpartOf{
    inEnglish("Messages", "%1 is no counterpart of %2")};

/// The command hand.
inline constexpr Says<Printed> commandUnknown{
    inEnglish("Messages", "the catalogue has no command card \"%1\"")};
inline constexpr Says<Printed> inHandTwice{inEnglish("Messages", "%1 is in the hand twice")};
inline constexpr Says<Printed, Message> cannotBeInHand{
    inEnglish("Messages", "%1 cannot be in the hand: %2")};
inline constexpr Says<> replaceIt{inEnglish("Messages", "replace it")};
inline constexpr Says<Printed, Printed> needsInHand{
    inEnglish("Messages", "%1 needs %2 in the hand")};
inline constexpr Says<> putItIn{inEnglish("Messages", "put it in")};
inline constexpr Says<Printed> itNeedsForce{inEnglish("Messages", "it needs the battle force %1")};
inline constexpr Says<Message> itIsForFaction{inEnglish("Messages", "it is for the faction %1")};
inline constexpr Says<Message> itNeeds{inEnglish("Messages", "it needs %1")};
inline constexpr Says<Printed> unitTitled{inEnglish("Messages", "a unit titled %1")};
inline constexpr Says<Message, Printed> namedAndTitled{inEnglish("Messages", "%1 (%2)")};
inline constexpr Says<int> onePipCard{inEnglish("Messages", "1 %1-pip card, 2 are needed")};
inline constexpr Says<int, int> pipCards{inEnglish("Messages", "%1 %2-pip cards, 2 are needed")};
inline constexpr Says<int, int> addPipCards{inEnglish("Messages", "add %1 %2-pip card")};
inline constexpr Says<int, int> removePipCards{inEnglish("Messages", "remove %1 %2-pip card")};
inline constexpr Says<> isInHand{inEnglish("Messages", "it is in the hand")};
inline constexpr Says<int> handHasTwo{inEnglish("Messages", "the hand has 2 %1-pip cards")};
inline constexpr Says<int> removeOfPips{inEnglish("Messages", "remove a %1-pip card")};

/// The battle deck.
inline constexpr Says<> catalogueLacksIt{inEnglish("Messages", "the catalogue does not have it")};
inline constexpr Says<> notForRecon{inEnglish("Messages", "it is not for recon")};
inline constexpr Says<> forReconOnly{inEnglish("Messages", "it is for recon only")};
inline constexpr Says<Printed, Message> cannotBeInDeck{
    inEnglish("Messages", "%1 cannot be in the deck: %2")};
inline constexpr Says<> isThereTwice{inEnglish("Messages", "it is there twice")};
inline constexpr Says<Message> oneCardOfKind{inEnglish("Messages", "1 %1 card, 3 are needed")};
inline constexpr Says<int, Message> cardsOfKind{inEnglish("Messages", "%1 %2 cards, 3 are needed")};
inline constexpr Says<> isInDeck{inEnglish("Messages", "it is in the deck")};
inline constexpr Says<Message> deckHasThree{inEnglish("Messages", "the deck has 3 %1 cards")};

}  // namespace sightline::engine::say
