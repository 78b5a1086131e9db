/// The eleven steps of an attack, in one file each, with the names of the rulebook.
/// Source: Core Rulebook p. 30 (Attack Timing).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

struct Tabletop;
struct UnitOnTable;

/// Line of sight function: `sees`, or the faster `seesAtOnce`, whose "no" is not final.
using Look = bool (*)(const Tabletop&, const UnitOnTable&, const geometry::Mini&,
                      const UnitOnTable&);
/// True if `self` may declare that defender, by the results of `look`.
bool mayDeclare(const Battle& battle, const Tabletop& table, const UnitOnTable& self,
                const UnitOnTable& other, Look look, UsableWeapons usable = {});

/// Enemy units that may be declared now as the defender of an attack with those weapons.
std::vector<UnitId> legalDefenders(const Battle& battle, UnitId attacker,
                                   UsableWeapons usable = {});
/// The same for one unit, and for any unit. Both stop at the first unit or reason that decides.
bool isLegalDefender(const Battle& battle, UnitId attacker, UnitId defender,
                     UsableWeapons usable = {});
bool hasLegalDefender(const Battle& battle, UnitId attacker, UsableWeapons usable = {});
/// True if any unit may be declared as the defender of that attack.
bool hasLegalDefender(const Battle& battle, const AttackOrder& order);

/// The whole attack of one unit. Units may react with standby tokens after all pools are resolved.
Task<void> makeAttack(Battle& battle, AttackOrder order);

/// The eleven steps; the pool of an area weapon is formed before.
Task<void> attackSequence(Battle& battle, Attack& attack);
/// The attack waits while the players apply by hand the reminders since it last waited: they change
/// pools, dice and cover by adjustment. Asked only if there was a reminder. `moment`: the step that
/// has been reached.
Task<void> applyByHand(Battle& battle, Attack& attack, Citation moment);
/// The same within a step, before dice are rolled or surges converted.
Task<void> applyBeforeGoingOn(Battle& battle, Attack& attack, Citation moment);

Task<bool> declareDefender(Battle& battle, Attack& attack);             // 1
Task<void> formAttackPool(Battle& battle, Attack& attack);              // 2
Task<bool> declareAdditionalDefender(Battle& battle, Attack& attack);   // 3
Task<void> rollAttackDice(Battle& battle, Attack& attack);              // 4
Task<void> applyDodgeAndCover(Battle& battle, Attack& attack);          // 5
Task<void> modifyAttackDice(Battle& battle, Attack& attack);            // 6
Task<void> rollDefenseDice(Battle& battle, Attack& attack);             // 7
Task<void> modifyDefenseDice(Battle& battle, Attack& attack);           // 8
Task<void> compareResults(Battle& battle, Attack& attack);              // 9
Task<void> assignSuppressionToken(Battle& battle, Attack& attack);      // 10
Task<bool> chooseAdditionalAttackPool(Battle& battle, Attack& attack);  // 11

/// Weapons that may join the pool against that defender, with the limits between them.
std::vector<WeaponChoice> weaponChoices(const Battle& battle, const Tabletop& table,
                                        const Attack& attack, const std::vector<MiniId>& eligible,
                                        UnitId defender);

/// Records range and LOS to a declared defender.
void recordDeclaration(Battle& battle, UnitId attacker, UnitId defender);

/// Spends tokens and triggers effects of spending. `shared` of them were tokens of another unit,
/// which has already lost them.
Task<void> spend(Battle& battle, UnitId unit, Token token, int count, Citation citation,
                 int shared = 0);

/// A unit suffers wounds, from an attack or any other cause (p. 35). `by`: the unit whose attack or
/// effect it is; none: no unit.
Task<void> sufferWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// An effect other than an attack deals wounds to a unit: no dice, no suppression (p. 35).
Task<void> dealWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// The same for one miniature, without the rules for assigning wounds.
Task<void> dealWounds(Battle& battle, MiniId mini, int wounds, UnitId by = {});
/// The miniature's wounds have reached its threshold: it leaves, and a leader is replaced (p. 35).
Task<void> defeatMiniature(Battle& battle, MiniId mini);
/// After the leader was defeated, the player chooses the new leader (p. 35).
Task<void> chooseNewUnitLeader(Battle& battle, UnitId unit, MiniId fallen);
/// Resolves the consequences for each unit whose leader or last miniature was defeated by hand: a
/// choice of a new leader, or the effects of the unit's defeat.
Task<void> followTheFallen(Battle& battle);
/// A vehicle with wounds equal to its resilience gains its Vehicle Damage token (p. 40).
void checkForVehicleDamage(Battle& battle, UnitId unit);

}  // namespace sightline::engine
