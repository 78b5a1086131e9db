/// Messages: faults of an army that is being built, and their remedies. For faults of single cards,
/// see `army_cards.h`.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about the whole army.
inline constexpr MessageTemplate<PrintedName> cardUnknown{
    inEnglish("Messages", "the catalogue has no card \"%1\"")};
inline constexpr MessageTemplate<> removeOrSwitchOnPack{
    inEnglish("Messages", "remove it, or switch on the pack that it comes from")};
inline constexpr MessageTemplate<int, int> tooManyPoints{
    inEnglish("Messages", "%1 points, at most %2 are allowed")};
inline constexpr MessageTemplate<int> removePoints{inEnglish("Messages", "remove %1 points")};
inline constexpr MessageTemplate<PrintedName> unitWithoutPrice{
    inEnglish("Messages", "%1 has no price yet, so the cost of the army is unknown")};
inline constexpr MessageTemplate<> removeUnpriced{
    inEnglish("Messages", "remove it, or play it in a game that both players agree on")};
inline constexpr MessageTemplate<PrintedName, int> standsMoreThanOnce{
    inEnglish("Messages", "%1 is in the army %2 times, at most 1 is allowed")};
inline constexpr MessageTemplate<PrintedName, int, int> standsTooOften{
    inEnglish("Messages", "%1 is in the army %2 times, at most %3 are allowed")};
inline constexpr MessageTemplate<int> removeOfThatName{
    inEnglish("Messages", "remove %1 of the cards of that name")};
/// The names of the game sizes, in the order of `GameSize`.
inline constexpr std::array gameSizes{MessageTemplate<>{inEnglish("Messages", "recon")},
                                      MessageTemplate<>{inEnglish("Messages", "escalation")},
                                      MessageTemplate<>{inEnglish("Messages", "standard")},
                                      MessageTemplate<>{inEnglish("Messages", "grand army")},
                                      MessageTemplate<>{inEnglish("Messages", "2018")}};
inline constexpr MessageTemplate<Message, int> gameOfPoints{
    inEnglish("Messages", "%1 (%2 points)")};
inline constexpr MessageTemplate<Message, Message> differentGames{
    inEnglish("Messages", "the armies are for different games, %1 and %2")};
inline constexpr MessageTemplate<> chooseSameSize{
    inEnglish("Messages", "choose two armies of the same size")};
inline constexpr MessageTemplate<PrintedName, PrintedName> notInEdition{
    inEnglish("Messages", "%1 is not a card of the edition of %2")};
inline constexpr MessageTemplate<> removeOrOtherSize{
    inEnglish("Messages", "remove it, or choose another size of game")};

/// An objection in one line: the fault, the remedy and the rule.
inline constexpr MessageTemplate<Message, Message, int, PrintedName> objectionInALine{
    inEnglish("Messages", "%1; %2 (p. %3, %4)")};

inline constexpr MessageTemplate<Message, Message, PrintedName, int, PrintedName>
    objectionInALineOf{inEnglish("Messages", "%1; %2 (%3, p. %4, %5)")};

/// Messages about ranks.
inline constexpr MessageTemplate<Message> unitOfRank{inEnglish("Messages", "1 %1 unit")};
inline constexpr MessageTemplate<int, Message> unitsOfRank{inEnglish("Messages", "%1 %2 units")};
inline constexpr MessageTemplate<Message> atLeastOneNeeded{
    inEnglish("Messages", "%1, at least 1 is needed")};
inline constexpr MessageTemplate<Message, int> atLeastNeeded{
    inEnglish("Messages", "%1, at least %2 are needed")};
inline constexpr MessageTemplate<Message> atMostOneAllowed{
    inEnglish("Messages", "%1, at most 1 is allowed")};
inline constexpr MessageTemplate<Message, int> atMostAllowed{
    inEnglish("Messages", "%1, at most %2 are allowed")};
inline constexpr MessageTemplate<Message> addUnits{inEnglish("Messages", "add %1")};
inline constexpr MessageTemplate<Message> addNoMercenary{
    inEnglish("Messages", "add %1 that is not a mercenary")};
inline constexpr MessageTemplate<Message> removeUnits{inEnglish("Messages", "remove %1")};
inline constexpr MessageTemplate<int, int> leadersTogether{
    inEnglish("Messages", "%1 commander and operative units together, at most %2 are allowed")};
inline constexpr MessageTemplate<int> removeOfThem{inEnglish("Messages", "remove %1 of them")};

/// Remedies that many objections share.
inline constexpr MessageTemplate<> addIt{inEnglish("Messages", "add it")};
inline constexpr MessageTemplate<> addOne{inEnglish("Messages", "add one")};
inline constexpr MessageTemplate<int> addCount{inEnglish("Messages", "add %1")};
inline constexpr MessageTemplate<PrintedName> addCard{inEnglish("Messages", "add %1")};
inline constexpr MessageTemplate<> removeIt{inEnglish("Messages", "remove it")};
inline constexpr MessageTemplate<> removeOne{inEnglish("Messages", "remove one")};
inline constexpr MessageTemplate<int> removeCount{inEnglish("Messages", "remove %1")};
inline constexpr MessageTemplate<PrintedName> removeCard{inEnglish("Messages", "remove %1")};

/// Messages about factions and mercenaries.
inline constexpr MessageTemplate<Message> factionNeedsForce{
    inEnglish("Messages", "an army of the faction %1 needs a battle force")};
inline constexpr MessageTemplate<> chooseForceOfFaction{
    inEnglish("Messages", "choose a battle force of that faction")};
inline constexpr MessageTemplate<PrintedName, Message> forceOfAnotherFaction{
    inEnglish("Messages", "%1 is a battle force of the faction %2")};
inline constexpr MessageTemplate<> chooseFactionOrForce{
    inEnglish("Messages", "choose that faction, or another battle force")};
inline constexpr MessageTemplate<PrintedName, PrintedName> onlyForForce{
    inEnglish("Messages", "%1 is only for %2")};
inline constexpr MessageTemplate<> removeOrChooseForce{
    inEnglish("Messages", "remove it, or choose that battle force")};
inline constexpr MessageTemplate<PrintedName, Message> notHired{
    inEnglish("Messages", "%1 is not a mercenary for the faction %2")};
inline constexpr MessageTemplate<PrintedName, Message> ofAnotherFaction{
    inEnglish("Messages", "%1 is of the faction %2")};
inline constexpr MessageTemplate<Message> mercenariesAllowOne{
    inEnglish("Messages", "%1 of mercenaries, 1 is allowed")};
inline constexpr MessageTemplate<Message> mercenariesAllowTwo{
    inEnglish("Messages", "%1 of mercenaries, 2 are allowed")};
inline constexpr MessageTemplate<Message, PrintedName> moreFor{
    inEnglish("Messages", "%1 and 1 more for %2")};
inline constexpr MessageTemplate<> removeMercenary{
    inEnglish("Messages", "remove a mercenary unit")};
inline constexpr MessageTemplate<PrintedName> removeMercenaryOrAdd{
    inEnglish("Messages", "remove a mercenary unit, or add a unit with %1")};

/// Messages about battle forces.
inline constexpr MessageTemplate<PrintedName, PrintedName> notOnList{
    inEnglish("Messages", "%1 is not on the list of %2")};
inline constexpr MessageTemplate<PrintedName, int, int, PrintedName, int> forceTakes{
    inEnglish("Messages", "%1 takes %2 to %3 %4, not %5")};
inline constexpr MessageTemplate<PrintedName, int, Message, int> forceNeeds{
    inEnglish("Messages", "%1 needs %2 of: %3; there are %4")};
inline constexpr MessageTemplate<PrintedName, PrintedName> takesNoDetachment{
    inEnglish("Messages", "%1 takes no unit with Detachment: %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName, PrintedName> secondOnlyBeside{
    inEnglish("Messages", "%1 may take a second %2 only together with %3")};
inline constexpr MessageTemplate<PrintedName, PrintedName, PrintedName> lacksAffiliation{
    inEnglish("Messages", "%1 does not have the affiliation %2, which every unit of %3 needs")};
inline constexpr MessageTemplate<PrintedName> equipCard{inEnglish("Messages", "equip %1")};
inline constexpr MessageTemplate<PrintedName> noAffiliation{inEnglish(
    "Messages",
    "%1 has no affiliation, so it shares none with a commander or operative of the army")};
inline constexpr MessageTemplate<PrintedName, PrintedName> affiliationUnled{inEnglish(
    "Messages", "%1 has the affiliation %2, which no commander or operative of the army has")};
inline constexpr MessageTemplate<> addLeaderOfAffiliation{inEnglish(
    "Messages",
    "add a commander or operative of its affiliation, or a clan upgrade that gives it another")};
inline constexpr MessageTemplate<PrintedName, PrintedName> needsItsOwn{
    inEnglish("Messages", "each %1 needs its own %2")};
inline constexpr MessageTemplate<> choicesAreForForces{
    inEnglish("Messages", "the army has choices, but it has no battle force")};
inline constexpr MessageTemplate<> removeChoices{inEnglish("Messages", "remove the choices")};
inline constexpr MessageTemplate<int, Messages> chooseOf{inEnglish("Messages", "choose %1 of: %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> noSuchChoice{
    inEnglish("Messages", "%1 has no choice \"%2\"")};
inline constexpr MessageTemplate<PrintedName, PrintedName> choiceTwice{
    inEnglish("Messages", "%1: the choice \"%2\" is made more than once")};
inline constexpr MessageTemplate<PrintedName, int> oneChoiceMade{
    inEnglish("Messages", "%1 has %2 choices, 1 is made")};
inline constexpr MessageTemplate<PrintedName, int, int> choicesMade{
    inEnglish("Messages", "%1 has %2 choices, %3 are made")};

/// Messages about units with the keyword Detachment.
inline constexpr MessageTemplate<PrintedName, Message> needsUnitOfItsOwn{
    inEnglish("Messages", "%1 needs a unit of its own: %2")};

/// Notes on cards that are legal.
inline constexpr MessageTemplate<PrintedName, Message> noteOnCard{inEnglish("Messages", "%1: %2")};
inline constexpr MessageTemplate<> notReleased{inEnglish("Messages", "not released yet")};
inline constexpr MessageTemplate<PrintedName> notReleasedUntil{
    inEnglish("Messages", "not released yet, expected %1")};
inline constexpr MessageTemplate<> withoutPrice{
    inEnglish("Messages", "without a price, it counts 0 points")};
inline constexpr MessageTemplate<Message, Message> alsoNoted{inEnglish("Messages", "%1; %2")};

}  // namespace sightline::engine::say
