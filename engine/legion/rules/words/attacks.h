/// Entries of the table of messages: messages of the record about attacks.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Messages about attackers, defenders and lines of sight.
inline constexpr MessageTemplate<PrintedName, PrintedName> attacks{
    inEnglish("Messages", "%1 attack %2")};
inline constexpr MessageTemplate<PrintedName, PrintedName> weaponAttacks{
    inEnglish("Messages", "%1 attacks %2")};
inline constexpr MessageTemplate<> rangeToClosest{
    inEnglish("Messages", "range from the unit leader to the closest miniature")};
inline constexpr MessageTemplate<> leaderSees{inEnglish("Messages", "the unit leader sees it")};
inline constexpr MessageTemplate<> outOfSight{inEnglish("Messages", "out of sight")};
inline constexpr MessageTemplate<> seesDefender{inEnglish("Messages", "has LOS to the defender")};
inline constexpr MessageTemplate<PrintedName> suppressesFurther{
    inEnglish("Messages", "%1: 1 more suppression token")};
inline constexpr MessageTemplate<PrintedName> takesInTow{
    inEnglish("Messages", "%1: the wounded vehicle is taken in tow")};
inline constexpr MessageTemplate<> firesAgain{
    inEnglish("Messages", "this pool has a weapon that is also in another pool")};
inline constexpr MessageTemplate<> againAlone{
    inEnglish("Messages", "a weapon that is also in another pool must be alone in this pool")};
inline constexpr MessageTemplate<> addsSeveralWeapons{
    inEnglish("Messages", "one miniature adds several weapons")};
inline constexpr MessageTemplate<> overrunPool{inEnglish("Messages", "overrun attack pool")};
inline constexpr MessageTemplate<> meleePool{inEnglish("Messages", "melee attack pool")};
inline constexpr MessageTemplate<> rangedPool{inEnglish("Messages", "ranged attack pool")};

/// Reasons why an attack is not allowed.
inline constexpr MessageTemplate<> aDefeatedUnit{inEnglish("Messages", "a defeated unit")};
inline constexpr MessageTemplate<> anUndeployedUnit{inEnglish("Messages", "an undeployed unit")};
inline constexpr MessageTemplate<> notAnEnemy{inEnglish("Messages", "not an enemy unit")};
inline constexpr MessageTemplate<> noMeleeWeapon{
    inEnglish("Messages", "in melee, without a weapon for melee")};
inline constexpr MessageTemplate<> engaged{
    inEnglish("Messages", "engaged: no ranged attack can be made")};
inline constexpr MessageTemplate<> defenderEngaged{
    inEnglish("Messages", "the defender is engaged: no ranged attack")};
inline constexpr MessageTemplate<PrintedName> outOfArcs{
    inEnglish("Messages", "out of the arcs of its %1 weapons")};
inline constexpr MessageTemplate<Length> outOfRange{
    inEnglish("Messages", "at %1, out of range of every weapon")};
inline constexpr MessageTemplate<> leaderSeesNothing{
    inEnglish("Messages", "the unit leader has no LOS to it")};
inline constexpr MessageTemplate<> noWeaponSees{
    inEnglish("Messages", "no miniature that sees it has a weapon for it")};

/// Messages about dice.
inline constexpr MessageTemplate<> attackDice{inEnglish("Messages", "attack dice")};
inline constexpr MessageTemplate<> defenseDice{inEnglish("Messages", "defense dice")};
inline constexpr MessageTemplate<> rerolledWithAim{
    inEnglish("Messages", "rerolled with an aim token")};
inline constexpr MessageTemplate<> rerolledObserved{
    inEnglish("Messages", "rerolled 1 die of an observed unit")};
inline constexpr MessageTemplate<> attackSurges{inEnglish("Messages", "attack surges converted")};
inline constexpr MessageTemplate<> defenseSurges{inEnglish("Messages", "defense surges converted")};

/// Messages about cover.
inline constexpr MessageTemplate<> losBlocked{inEnglish("Messages", "LOS completely blocked")};
inline constexpr MessageTemplate<> inLosButHidden{
    inEnglish("Messages", "in LOS, but hidden completely for cover")};
inline constexpr MessageTemplate<> hiddenForCover{
    inEnglish("Messages", "hidden completely for cover")};
inline constexpr MessageTemplate<> obscured{inEnglish("Messages", "obscured")};
inline constexpr MessageTemplate<> notObscured{inEnglish("Messages", "not obscured")};
inline constexpr MessageTemplate<> noCover{inEnglish("Messages", "no cover")};
inline constexpr MessageTemplate<> lightCover{inEnglish("Messages", "light cover")};
inline constexpr MessageTemplate<> heavyCover{inEnglish("Messages", "heavy cover")};
inline constexpr MessageTemplate<> coverPool{inEnglish("Messages", "cover pool")};
inline constexpr MessageTemplate<> canceledByCover{inEnglish("Messages", "hits canceled by cover")};
inline constexpr MessageTemplate<> canceledByDodge{inEnglish("Messages", "hits canceled by dodge")};
inline constexpr MessageTemplate<> canceledByBackup{
    inEnglish("Messages", "hits canceled by Backup")};

/// Messages about wounds.
inline constexpr MessageTemplate<> resultsCompared{inEnglish("Messages", "results compared")};
inline constexpr MessageTemplate<> woundsCapped{
    inEnglish("Messages", "no more wounds than the miniatures in LOS can suffer")};
inline constexpr MessageTemplate<> woundsAssigned{inEnglish("Messages", "wounds assigned")};
inline constexpr MessageTemplate<> attackResolved{inEnglish("Messages", "attack resolved")};

/// Messages about keywords. The arguments are their printed names.
inline constexpr MessageTemplate<PrintedName> keepsSuppression{
    inEnglish("Messages", "%1: keeps suppression tokens")};
inline constexpr MessageTemplate<PrintedName> surgesAreBlocks{
    inEnglish("Messages", "%1: defense surges are blocks")};
inline constexpr MessageTemplate<PrintedName> surgesAreBlocksAndWound{
    inEnglish("Messages", "%1: defense surges are blocks, and the attacker suffers 1 wound")};
inline constexpr MessageTemplate<PrintedName> attackSurgesAreHits{
    inEnglish("Messages", "%1: attack surges are hits")};
inline constexpr MessageTemplate<PrintedName> attackSurgesAreCrits{
    inEnglish("Messages", "%1: attack surges are crits")};
inline constexpr MessageTemplate<PrintedName, int> surgesTurnedToCrits{
    inEnglish("Messages", "%1: attack surges turned to crits: %2")};
inline constexpr MessageTemplate<PrintedName> rerolledAll{
    inEnglish("Messages", "%1: rerolled all defense dice")};
inline constexpr MessageTemplate<PrintedName> spendsTokenOfAnother{
    inEnglish("Messages", "%1: spends a token of another unit")};
inline constexpr MessageTemplate<PrintedName> noDodgeSpent{
    inEnglish("Messages", "%1: no dodge tokens may be spent")};
inline constexpr MessageTemplate<PrintedName> forbidsAttack{
    inEnglish("Messages", "%1 forbids this attack")};
inline constexpr MessageTemplate<PrintedName, int> changesDice{
    inEnglish("Messages", "%1: attack dice added to the pool: %2")};
inline constexpr MessageTemplate<PrintedName, int> changesDefenseDice{
    inEnglish("Messages", "%1: defense dice added to the pool: %2")};
inline constexpr MessageTemplate<> blankToHit{
    inEnglish("Messages", "Spend 1 aim: a blank to a hit")};
inline constexpr MessageTemplate<> hitToCrit{inEnglish("Messages", "Spend 1 aim: a hit to a crit")};
inline constexpr MessageTemplate<PrintedName> turnedBlankToHit{
    inEnglish("Messages", "%1: a blank turned to a hit")};
inline constexpr MessageTemplate<PrintedName> turnedHitToCrit{
    inEnglish("Messages", "%1: a hit turned to a crit")};
inline constexpr MessageTemplate<PrintedName> suppressionThatItKeeps{
    inEnglish("Messages", "suppression tokens that %1 keeps")};
inline constexpr MessageTemplate<PrintedName, int> addsCoverBlocks{
    inEnglish("Messages", "%1: dice of the cover pool that become blocks: %2")};
inline constexpr MessageTemplate<PrintedName, int> critsCanceledByDodge{
    inEnglish("Messages", "%1: crits canceled by dodge: %2")};
inline constexpr MessageTemplate<PrintedName, int> upgradesDice{
    inEnglish("Messages", "%1: attack dice upgraded: %2")};
inline constexpr MessageTemplate<PrintedName, int> downgradesDice{
    inEnglish("Messages", "%1: attack dice downgraded: %2")};
inline constexpr MessageTemplate<PrintedName> whiteDiceToUpgrade{
    inEnglish("Messages", "white dice that %1 upgrades; its other dice are black")};
inline constexpr MessageTemplate<PrintedName> aimForPierce{
    inEnglish("Messages", "aim tokens that are spent for %1")};
inline constexpr MessageTemplate<PrintedName, int> poolGainsPierce{
    inEnglish("Messages", "%1: Pierce that the attack pool gains: %2")};
inline constexpr MessageTemplate<PrintedName> defenseDiceToReroll{
    inEnglish("Messages", "defense dice that %1 rerolls, the worst first")};
inline constexpr MessageTemplate<PrintedName, int> rerolledDefense{
    inEnglish("Messages", "%1: defense dice rerolled: %2")};
inline constexpr MessageTemplate<PrintedName> piercesEverything{
    inEnglish("Messages", "%1: Pierce is reduced by 1, and the defender cannot resist Pierce")};
inline constexpr MessageTemplate<PrintedName> onlyOnePool{
    inEnglish("Messages", "%1: the unit declares no additional defender")};
inline constexpr MessageTemplate<> dodgeBlankToHit{
    inEnglish("Messages", "Spend 1 dodge: a blank to a hit")};
inline constexpr MessageTemplate<> dodgeHitToCrit{
    inEnglish("Messages", "Spend 1 dodge: a hit to a crit")};
inline constexpr MessageTemplate<> cancelForOneWound{
    inEnglish("Messages", "Cancel all attack dice: the defender suffers 1 wound")};
inline constexpr MessageTemplate<> cancelForNoWound{
    inEnglish("Messages", "Cancel all attack dice: the defender suffers no wounds")};
inline constexpr MessageTemplate<PrintedName> canceledAllDice{
    inEnglish("Messages", "%1: all attack dice canceled")};
inline constexpr MessageTemplate<PrintedName, int> shieldsSpent{
    inEnglish("Messages", "%1: active shields flipped: %2")};
inline constexpr MessageTemplate<PrintedName, int> shieldsRenewed{
    inEnglish("Messages", "%1: inactive shields flipped: %2")};
inline constexpr MessageTemplate<PrintedName> shieldsToFlip{
    inEnglish("Messages", "active shields that %1 flips, each for 1 crit or hit")};
inline constexpr MessageTemplate<PrintedName, int> canceledByShields{
    inEnglish("Messages", "%1: results canceled: %2")};
inline constexpr MessageTemplate<PrintedName> benefitsFromNoCover{
    inEnglish("Messages", "%1: the defender does not benefit from cover")};
inline constexpr MessageTemplate<PrintedName> blankWoundsAttacker{
    inEnglish("Messages", "%1: a blank in the attack roll wounds the attacker")};
inline constexpr MessageTemplate<PrintedName> gainsNoSuppression{
    inEnglish("Messages", "%1: the unit was not wounded and gains no suppression")};
inline constexpr MessageTemplate<PrintedName, int> surgesWoundEach{
    inEnglish("Messages", "%1: wounds that the attacker suffers for defense surges: %2")};
inline constexpr MessageTemplate<PrintedName> coverCancelsNothing{
    inEnglish("Messages", "%1: cover cancels no hits")};

}  // namespace sightline::engine::say
