/// Messages: reasons why a card may not be on a unit, in a hand or in a deck of an army that is
/// being built, and the remedies.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about upgrades.
inline constexpr MessageTemplate<PrintedName, Message, PrintedName> noFreeSlot{
    inEnglish("Messages", "%1 has no free %2 slot for %3")};
inline constexpr MessageTemplate<PrintedName, Message> removeItOrAnother{
    inEnglish("Messages", "remove %1 or another %2 card")};
inline constexpr MessageTemplate<PrintedName, Message> ofUnit{inEnglish("Messages", "%1: %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> carriesTwice{
    inEnglish("Messages", "%1 carries %2 twice")};
inline constexpr MessageTemplate<PrintedName, PrintedName, PrintedName> twoLeaders{
    inEnglish("Messages", "%1 has 2 Leaders: %2 and %3")};
inline constexpr MessageTemplate<> removeOneOfThem{inEnglish("Messages", "remove one of them")};
inline constexpr MessageTemplate<PrintedName, Message> mustEquipSlot{
    inEnglish("Messages", "%1 must equip a %2 upgrade")};
inline constexpr MessageTemplate<Message> addOfSlot{inEnglish("Messages", "add a %1 upgrade")};
inline constexpr MessageTemplate<PrintedName, PrintedName> mustEquipCard{
    inEnglish("Messages", "%1 must equip %2")};
inline constexpr MessageTemplate<PrintedName, Message, int> mustEquipOne{
    inEnglish("Messages", "%1 must equip 1 %2 upgrade, it carries %3")};
inline constexpr MessageTemplate<PrintedName, int, Message, int> mustEquipSeveral{
    inEnglish("Messages", "%1 must equip %2 %3 upgrades, it carries %4")};
inline constexpr MessageTemplate<Message> addOneOfSlot{inEnglish("Messages", "add 1 %1 upgrade")};
inline constexpr MessageTemplate<int, Message> addSeveralOfSlot{
    inEnglish("Messages", "add %1 %2 upgrades")};
inline constexpr MessageTemplate<PrintedName, Message> isForOnly{
    inEnglish("Messages", "%1 is for %2 only")};
inline constexpr MessageTemplate<> giveToSuchUnit{inEnglish("Messages", "give it to such a unit")};
inline constexpr MessageTemplate<PrintedName, Message> isForFactionOnly{
    inEnglish("Messages", "%1 is for the faction %2 only")};
inline constexpr MessageTemplate<> chooseAnotherCard{inEnglish("Messages", "choose another card")};
inline constexpr MessageTemplate<PrintedName, PrintedName> needsChoice{
    inEnglish("Messages", "%1 needs the choice %2")};
inline constexpr MessageTemplate<PrintedName> makeChoice{
    inEnglish("Messages", "choose %1 for the battle force")};
inline constexpr MessageTemplate<PrintedName, PrintedName> mayNotUse{
    inEnglish("Messages", "%1 may not use %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> uniqueNotOnList{
    inEnglish("Messages", "%1 is unique and not on the list of %2")};
inline constexpr MessageTemplate<> chooseOfList{
    inEnglish("Messages", "choose a card of its list, or one that is not unique")};
inline constexpr MessageTemplate<> eachCardOnce{
    inEnglish("Messages", "a unit carries each card once")};
inline constexpr MessageTemplate<PrintedName> oneLeader{
    inEnglish("Messages", "a unit has 1 Leader at most, and %1 is one")};
inline constexpr MessageTemplate<Message> unitsSlotsTaken{
    inEnglish("Messages", "every %1 slot of the unit is taken")};
inline constexpr MessageTemplate<Message> counterpartsSlotsTaken{
    inEnglish("Messages", "every %1 slot of the counterpart is taken")};
inline constexpr MessageTemplate<Message> unitHasNoSlot{
    inEnglish("Messages", "the unit has no %1 slot")};
inline constexpr MessageTemplate<Message> counterpartHasNoSlot{
    inEnglish("Messages", "the counterpart has no %1 slot")};
inline constexpr MessageTemplate<Message> removeOfKind{inEnglish("Messages", "remove a %1 card")};
inline constexpr MessageTemplate<> chooseAnotherUnit{inEnglish("Messages", "choose another unit")};
inline constexpr MessageTemplate<PrintedName, int, int> armyHolds{
    inEnglish("Messages", "the army holds %1 %2 of at most %3 times")};
inline constexpr MessageTemplate<> removeAnother{inEnglish("Messages", "remove another one")};

/// Messages about counterparts.
inline constexpr MessageTemplate<PrintedName, PrintedName> alwaysComesWith{
    inEnglish("Messages", "%1 always comes with %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> noCounterpartOf{
    inEnglish("Messages", "%1 is not a counterpart of %2")};

/// Messages about the command hand.
inline constexpr MessageTemplate<PrintedName> commandUnknown{
    inEnglish("Messages", "the catalogue has no command card \"%1\"")};
inline constexpr MessageTemplate<PrintedName> inHandTwice{
    inEnglish("Messages", "%1 is in the hand twice")};
inline constexpr MessageTemplate<PrintedName, Message> cannotBeInHand{
    inEnglish("Messages", "%1 cannot be in the hand: %2")};
inline constexpr MessageTemplate<> replaceIt{inEnglish("Messages", "replace it")};
inline constexpr MessageTemplate<PrintedName, PrintedName> needsInHand{
    inEnglish("Messages", "%1 needs %2 in the hand")};
inline constexpr MessageTemplate<> putItIn{inEnglish("Messages", "put it in")};
inline constexpr MessageTemplate<PrintedName> itNeedsForce{
    inEnglish("Messages", "it needs the battle force %1")};
inline constexpr MessageTemplate<Message> itIsForFaction{
    inEnglish("Messages", "it is for the faction %1")};
inline constexpr MessageTemplate<Message> itNeeds{inEnglish("Messages", "it needs %1")};
inline constexpr MessageTemplate<PrintedName> unitTitled{inEnglish("Messages", "a unit titled %1")};
inline constexpr MessageTemplate<Message, PrintedName> namedAndTitled{
    inEnglish("Messages", "%1 (%2)")};
inline constexpr MessageTemplate<> onePip{inEnglish("Messages", "1 pip")};
inline constexpr MessageTemplate<int> pips{inEnglish("Messages", "%1 pips")};
inline constexpr MessageTemplate<Message> onePipCard{
    inEnglish("Messages", "1 card of %1, 2 are needed")};
inline constexpr MessageTemplate<int, Message> pipCards{
    inEnglish("Messages", "%1 cards of %2, 2 are needed")};
inline constexpr MessageTemplate<Message> addOnePipCard{inEnglish("Messages", "add 1 card of %1")};
inline constexpr MessageTemplate<int, Message> addPipCards{
    inEnglish("Messages", "add %1 cards of %2")};
inline constexpr MessageTemplate<Message> removeOnePipCard{
    inEnglish("Messages", "remove 1 card of %1")};
inline constexpr MessageTemplate<int, Message> removePipCards{
    inEnglish("Messages", "remove %1 cards of %2")};
inline constexpr MessageTemplate<> isInHand{inEnglish("Messages", "it is in the hand")};
inline constexpr MessageTemplate<Message> handHasTwo{
    inEnglish("Messages", "the hand has 2 cards of %1")};
inline constexpr MessageTemplate<Message> removeOfPips{
    inEnglish("Messages", "remove a card of %1")};

/// Messages about the battle deck.
inline constexpr MessageTemplate<> catalogueLacksIt{
    inEnglish("Messages", "the catalogue does not have it")};
inline constexpr MessageTemplate<> notForRecon{inEnglish("Messages", "it is not for recon")};
inline constexpr MessageTemplate<> forReconOnly{inEnglish("Messages", "it is for recon only")};
inline constexpr MessageTemplate<PrintedName, Message> cannotBeInDeck{
    inEnglish("Messages", "%1 cannot be in the deck: %2")};
inline constexpr MessageTemplate<> isThereTwice{inEnglish("Messages", "it is there twice")};
inline constexpr MessageTemplate<Message> oneCardOfKind{
    inEnglish("Messages", "1 %1 card, 3 are needed")};
inline constexpr MessageTemplate<int, Message> cardsOfKind{
    inEnglish("Messages", "%1 %2 cards, 3 are needed")};
inline constexpr MessageTemplate<> isInDeck{inEnglish("Messages", "it is in the deck")};
inline constexpr MessageTemplate<Message> deckHasThree{
    inEnglish("Messages", "the deck has 3 %1 cards")};

}  // namespace sightline::engine::say
