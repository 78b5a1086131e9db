/// Messages of the record about attacks: rows of the table of messages.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Attackers, defenders and lines of sight.
inline constexpr Says<Printed, Printed> attacks{inEnglish("Messages", "%1 attack %2")};
inline constexpr Says<Printed, Printed> weaponAttacks{inEnglish("Messages", "%1 attacks %2")};
inline constexpr Says<> rangeToClosest{
    inEnglish("Messages", "range from the unit leader to the closest miniature")};
inline constexpr Says<> leaderSees{inEnglish("Messages", "the unit leader sees it")};
inline constexpr Says<> outOfSight{inEnglish("Messages", "out of sight")};
inline constexpr Says<> seesDefender{inEnglish("Messages", "has LOS to the defender")};
inline constexpr Says<Printed> suppressesFurther{
    inEnglish("Messages", "%1: 1 more suppression token")};
inline constexpr Says<> firesAgain{
    inEnglish("Messages", "a weapon of another pool makes up this one")};
inline constexpr Says<> againAlone{
    inEnglish("Messages", "a weapon that is in another pool is alone in this one")};
inline constexpr Says<> addsSeveralWeapons{
    inEnglish("Messages", "one miniature adds several weapons")};
inline constexpr Says<> overrunPool{inEnglish("Messages", "overrun attack pool")};
inline constexpr Says<> meleePool{inEnglish("Messages", "melee attack pool")};
inline constexpr Says<> rangedPool{inEnglish("Messages", "ranged attack pool")};

/// Reasons why an attack is not allowed.
inline constexpr Says<> aDefeatedUnit{inEnglish("Messages", "a defeated unit")};
inline constexpr Says<> anUndeployedUnit{inEnglish("Messages", "an undeployed unit")};
inline constexpr Says<> notAnEnemy{inEnglish("Messages", "not an enemy unit")};
inline constexpr Says<> noMeleeWeapon{inEnglish("Messages", "in melee, and no weapon for it")};
inline constexpr Says<> engaged{inEnglish("Messages", "engaged: no ranged attack can be made")};
inline constexpr Says<> defenderEngaged{
    inEnglish("Messages", "the defender is engaged: no ranged attack")};
inline constexpr Says<Printed> outOfArcs{
    inEnglish("Messages", "out of the arcs of its %1 weapons")};
inline constexpr Says<Length> outOfRange{
    inEnglish("Messages", "at %1, out of range of every weapon")};
inline constexpr Says<> leaderSeesNothing{
    inEnglish("Messages", "the unit leader has no LOS to it")};
inline constexpr Says<> noWeaponSees{
    inEnglish("Messages", "no miniature that sees it has a weapon for it")};

/// Dice.
inline constexpr Says<> attackDice{inEnglish("Messages", "attack dice")};
inline constexpr Says<> defenseDice{inEnglish("Messages", "defense dice")};
inline constexpr Says<> rerolledWithAim{inEnglish("Messages", "rerolled with an aim token")};
inline constexpr Says<> rerolledObserved{
    inEnglish("Messages", "rerolled 1 die of an observed unit")};
inline constexpr Says<> attackSurges{inEnglish("Messages", "attack surges converted")};
inline constexpr Says<> defenseSurges{inEnglish("Messages", "defense surges converted")};

/// Cover.
inline constexpr Says<> losBlocked{inEnglish("Messages", "LOS completely blocked")};
inline constexpr Says<> hiddenForCover{
    inEnglish("Messages", "in LOS, but hidden completely for cover")};
inline constexpr Says<> obscured{inEnglish("Messages", "obscured")};
inline constexpr Says<> notObscured{inEnglish("Messages", "not obscured")};
inline constexpr Says<> noCover{inEnglish("Messages", "no cover")};
inline constexpr Says<> lightCover{inEnglish("Messages", "light cover")};
inline constexpr Says<> heavyCover{inEnglish("Messages", "heavy cover")};
inline constexpr Says<> coverPool{inEnglish("Messages", "cover pool")};
inline constexpr Says<> canceledByCover{inEnglish("Messages", "hits canceled by cover")};
inline constexpr Says<> canceledByDodge{inEnglish("Messages", "hits canceled by dodge")};
inline constexpr Says<> canceledByBackup{inEnglish("Messages", "hits canceled by Backup")};

/// Wounds.
inline constexpr Says<> resultsCompared{inEnglish("Messages", "results compared")};
inline constexpr Says<> woundsCapped{
    inEnglish("Messages", "no more wounds than the miniatures in LOS can suffer")};
inline constexpr Says<> woundsAssigned{inEnglish("Messages", "wounds assigned")};
inline constexpr Says<> attackResolved{inEnglish("Messages", "attack resolved")};

/// Keywords, by their printed names.
inline constexpr Says<Printed> surgesAreBlocks{
    inEnglish("Messages", "%1: defense surges are blocks")};
inline constexpr Says<Printed> surgesAreBlocksAndWound{
    inEnglish("Messages", "%1: defense surges are blocks, and the attacker suffers 1 wound")};
inline constexpr Says<Printed> rerolledAll{inEnglish("Messages", "%1: rerolled all defense dice")};
inline constexpr Says<Printed> noDodgeSpent{
    inEnglish("Messages", "%1: no dodge tokens may be spent")};
inline constexpr Says<Printed> coverCancelsNothing{
    inEnglish("Messages", "%1: cover cancels no hits")};

}  // namespace sightline::engine::say
