/// Messages: faults of an army that is being built, and their remedies. Rows of the table of
/// messages; faults of single cards are in `army_cards.h`.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The whole army.
inline constexpr Says<Printed> cardUnknown{
    inEnglish("Messages", "the catalogue has no card \"%1\"")};
inline constexpr Says<> removeOrSwitchOnPack{
    inEnglish("Messages", "remove it, or switch on the pack that it comes from")};
inline constexpr Says<int, int> tooManyPoints{
    inEnglish("Messages", "%1 points, at most %2 are allowed")};
inline constexpr Says<int> removePoints{inEnglish("Messages", "remove %1 points")};
inline constexpr Says<Printed> unitWithoutPrice{
    inEnglish("Messages", "%1 has no price yet, so that nobody knows what the army costs")};
inline constexpr Says<> removeUnpriced{
    inEnglish("Messages", "remove it, or play it in a game that both players agree on")};
inline constexpr Says<Printed, int> standsMoreThanOnce{
    inEnglish("Messages", "%1 stands %2 times in the army, at most 1 is allowed")};
inline constexpr Says<Printed, int, int> standsTooOften{
    inEnglish("Messages", "%1 stands %2 times in the army, at most %3 are allowed")};
inline constexpr Says<int> removeOfThatName{
    inEnglish("Messages", "remove %1 of the cards of that name")};
/// In the order of `GameSize`.
inline constexpr std::array gameSizes{
    Says<>{inEnglish("Messages", "recon")}, Says<>{inEnglish("Messages", "escalation")},
    Says<>{inEnglish("Messages", "standard")}, Says<>{inEnglish("Messages", "grand army")},
    Says<>{inEnglish("Messages", "2018")}};
inline constexpr Says<Message, int> gameOfPoints{inEnglish("Messages", "%1 (%2 points)")};
inline constexpr Says<Message, Message> differentGames{
    inEnglish("Messages", "the armies are for different games, %1 and %2")};
inline constexpr Says<> chooseSameSize{inEnglish("Messages", "choose two armies of the same size")};
inline constexpr Says<> notYet2018{inEnglish(
    "Messages",
    "armies of the 2018 edition cannot be judged or played yet: the catalogue has today's points, "
    "the game today's rules")};
inline constexpr Says<> chooseAnotherSize{inEnglish("Messages", "choose another size of game")};

/// The fault, the remedy and the rule.
inline constexpr Says<Message, Message, int, Printed> objectionInALine{
    inEnglish("Messages", "%1; %2 (p. %3, %4)")};

/// Ranks.
inline constexpr Says<Message> unitOfRank{inEnglish("Messages", "1 %1 unit")};
inline constexpr Says<int, Message> unitsOfRank{inEnglish("Messages", "%1 %2 units")};
inline constexpr Says<Message> atLeastOneNeeded{inEnglish("Messages", "%1, at least 1 is needed")};
inline constexpr Says<Message, int> atLeastNeeded{
    inEnglish("Messages", "%1, at least %2 are needed")};
inline constexpr Says<Message> atMostOneAllowed{inEnglish("Messages", "%1, at most 1 is allowed")};
inline constexpr Says<Message, int> atMostAllowed{
    inEnglish("Messages", "%1, at most %2 are allowed")};
inline constexpr Says<Message> addUnits{inEnglish("Messages", "add %1")};
inline constexpr Says<Message> addNoMercenary{inEnglish("Messages", "add %1 that is no mercenary")};
inline constexpr Says<Message> removeUnits{inEnglish("Messages", "remove %1")};
inline constexpr Says<int, int> leadersTogether{
    inEnglish("Messages", "%1 commander and operative units together, at most %2 are allowed")};
inline constexpr Says<int> removeOfThem{inEnglish("Messages", "remove %1 of them")};

/// Remedies that many objections share.
inline constexpr Says<> addIt{inEnglish("Messages", "add it")};
inline constexpr Says<> addOne{inEnglish("Messages", "add one")};
inline constexpr Says<int> addCount{inEnglish("Messages", "add %1")};
inline constexpr Says<Printed> addCard{inEnglish("Messages", "add %1")};
inline constexpr Says<> removeIt{inEnglish("Messages", "remove it")};
inline constexpr Says<> removeOne{inEnglish("Messages", "remove one")};
inline constexpr Says<int> removeCount{inEnglish("Messages", "remove %1")};
inline constexpr Says<Printed> removeCard{inEnglish("Messages", "remove %1")};

/// Factions and mercenaries.
inline constexpr Says<Message> factionNeedsForce{
    inEnglish("Messages", "an army of the faction %1 needs a battle force")};
inline constexpr Says<> chooseForceOfFaction{
    inEnglish("Messages", "choose a battle force of that faction")};
inline constexpr Says<Printed, Message> forceOfAnotherFaction{
    inEnglish("Messages", "%1 is a battle force of the faction %2")};
inline constexpr Says<> chooseFactionOrForce{
    inEnglish("Messages", "choose that faction, or another battle force")};
inline constexpr Says<Printed, Printed> onlyForForce{inEnglish("Messages", "%1 is only for %2")};
inline constexpr Says<> removeOrChooseForce{
    inEnglish("Messages", "remove it, or choose that battle force")};
inline constexpr Says<Printed, Message> notHired{
    inEnglish("Messages", "%1 is no mercenary that the faction %2 hires")};
inline constexpr Says<Printed, Message> ofAnotherFaction{
    inEnglish("Messages", "%1 is of the faction %2")};
inline constexpr Says<Message> mercenariesAllowOne{
    inEnglish("Messages", "%1 of mercenaries, 1 is allowed")};
inline constexpr Says<Message> mercenariesAllowTwo{
    inEnglish("Messages", "%1 of mercenaries, 2 are allowed")};
inline constexpr Says<Message, Printed> moreFor{inEnglish("Messages", "%1 and 1 more for %2")};
inline constexpr Says<> removeMercenary{inEnglish("Messages", "remove a mercenary unit")};
inline constexpr Says<Printed> removeMercenaryOrAdd{
    inEnglish("Messages", "remove a mercenary unit, or add a unit with %1")};

/// Battle forces.
inline constexpr Says<Printed, Printed> notOnList{
    inEnglish("Messages", "%1 is not on the list of %2")};
inline constexpr Says<Printed, int, int, Printed, int> forceTakes{
    inEnglish("Messages", "%1 takes %2 to %3 %4, not %5")};
inline constexpr Says<Printed, int, Message, int> forceNeeds{
    inEnglish("Messages", "%1 needs %2 of: %3; there are %4")};
inline constexpr Says<Printed, Printed, Printed> secondOnlyBeside{
    inEnglish("Messages", "%1 takes a second %2 only beside %3")};
inline constexpr Says<Printed, Printed, Printed> lacksAffiliation{
    inEnglish("Messages", "%1 has not the affiliation %2 that every unit of %3 needs")};
inline constexpr Says<Printed> equipCard{inEnglish("Messages", "equip %1")};
inline constexpr Says<Printed> noAffiliation{
    inEnglish("Messages", "%1 has no affiliation, as no commander or operative of the army has")};
inline constexpr Says<Printed, Printed> affiliationUnled{inEnglish(
    "Messages", "%1 has the affiliation %2, as no commander or operative of the army has")};
inline constexpr Says<> addLeaderOfAffiliation{inEnglish(
    "Messages",
    "add a commander or operative of its affiliation, or a clan upgrade that gives it another")};
inline constexpr Says<Printed, Printed> needsItsOwn{
    inEnglish("Messages", "each %1 needs its own %2")};
inline constexpr Says<> choicesAreForForces{
    inEnglish("Messages", "choices are for battle forces that offer some")};
inline constexpr Says<> removeChoices{inEnglish("Messages", "remove the choices")};
inline constexpr Says<int, Messages> chooseOf{inEnglish("Messages", "choose %1 of: %2")};
inline constexpr Says<Printed, Printed> noSuchChoice{
    inEnglish("Messages", "%1 has no choice \"%2\"")};
inline constexpr Says<Printed, Printed> choiceTwice{
    inEnglish("Messages", "%1: the choice \"%2\" is made more than once")};
inline constexpr Says<Printed, int> oneChoiceMade{
    inEnglish("Messages", "%1 has %2 choices, 1 is made")};
inline constexpr Says<Printed, int, int> choicesMade{
    inEnglish("Messages", "%1 has %2 choices, %3 are made")};

/// Detachments.
inline constexpr Says<Printed, Message> needsUnitOfItsOwn{
    inEnglish("Messages", "%1 needs a unit of its own: %2")};

/// Notes on cards that no rule forbids.
inline constexpr Says<Printed, Message> noteOnCard{inEnglish("Messages", "%1: %2")};
inline constexpr Says<> notReleased{inEnglish("Messages", "not released yet")};
inline constexpr Says<Printed> notReleasedUntil{
    inEnglish("Messages", "not released yet, expected %1")};
inline constexpr Says<> withoutPrice{inEnglish("Messages", "without a price, it counts 0 points")};
inline constexpr Says<Message, Message> alsoNoted{inEnglish("Messages", "%1; %2")};

}  // namespace sightline::engine::say
