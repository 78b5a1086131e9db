/// The eleven steps of an attack. Each step has one file, with the step's name in the rulebook.
/// Source: Core Rulebook p. 30 (Attack Timing).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

struct Tabletop;
struct UnitOnTable;

/// A function that tests LOS: either `sees`, or the faster `seesAtOnce`. If `seesAtOnce` returns
/// false, the result is unknown.
using Look = bool (*)(const Tabletop&, const UnitOnTable&, const geometry::Mini&,
                      const UnitOnTable&);
/// True if `self` may declare that defender, according to the LOS test `look`.
bool mayDeclare(const Battle& battle, const Tabletop& table, const UnitOnTable& self,
                const UnitOnTable& other, Look look, UsableWeapons usable = {});

/// The enemy units that may be declared now as the defender of that attack.
std::vector<UnitId> legalDefenders(const Battle& battle, const AttackOrder& order);
/// True if that unit may be declared as the defender. Faster than `legalDefenders`, because the
/// check stops at the first reason that decides the result.
bool isLegalDefender(const Battle& battle, const AttackOrder& order, UnitId defender);
/// True if at least one unit may be declared as the defender of that attack.
bool hasLegalDefender(const Battle& battle, const AttackOrder& order);

/// Makes the complete attack of one unit. After all pools are resolved, other units may react with
/// standby tokens.
Task<void> makeAttack(Battle& battle, AttackOrder order);

/// Makes the eleven steps. The pool of an area weapon must be formed before.
Task<void> attackSequence(Battle& battle, Attack& attack);
/// Waits while the players apply by hand the effects of all reminders since the last wait: they
/// change pools, dice and cover by adjustments. The question is asked only if there was a reminder.
/// `moment` is the step that has been reached.
Task<void> applyByHand(Battle& battle, Attack& attack, Citation moment);
/// Waits like `applyByHand`, but within a step: before dice are rolled or surges are converted.
Task<void> applyBeforeGoingOn(Battle& battle, Attack& attack, Citation moment);

Task<bool> declareDefender(Battle& battle, Attack& attack);             // step 1
Task<void> formAttackPool(Battle& battle, Attack& attack);              // step 2
Task<bool> declareAdditionalDefender(Battle& battle, Attack& attack);   // step 3
Task<void> rollAttackDice(Battle& battle, Attack& attack);              // step 4
Task<void> applyDodgeAndCover(Battle& battle, Attack& attack);          // step 5
Task<void> modifyAttackDice(Battle& battle, Attack& attack);            // step 6
Task<void> rollDefenseDice(Battle& battle, Attack& attack);             // step 7
Task<void> modifyDefenseDice(Battle& battle, Attack& attack);           // step 8
Task<void> compareResults(Battle& battle, Attack& attack);              // step 9
Task<void> assignSuppressionToken(Battle& battle, Attack& attack);      // step 10
Task<bool> chooseAdditionalAttackPool(Battle& battle, Attack& attack);  // step 11

/// The weapons that may be added to the pool against that defender, with the limits for combining
/// them.
std::vector<WeaponChoice> weaponChoices(const Battle& battle, const Tabletop& table,
                                        const Attack& attack, const std::vector<MiniId>& eligible,
                                        UnitId defender);

/// Records the range and the LOS to a declared defender.
void recordDeclaration(Battle& battle, UnitId attacker, UnitId defender);

/// Spends tokens and triggers the effects of spending them. `shared` is the number of tokens that
/// belonged to another unit; that unit has already lost these tokens.
Task<void> spend(Battle& battle, UnitId unit, Token token, int count, Citation citation,
                 int shared = 0);

/// The unit suffers wounds, from an attack or from any other cause (p. 35). `by` is the unit whose
/// attack or effect causes the wounds; no value: no unit.
Task<void> sufferWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// Deals wounds to a unit because of an effect that is not an attack. No dice are rolled and no
/// suppression is gained (p. 35).
Task<void> dealWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// Deals wounds to one miniature, without the rules for assigning wounds.
Task<void> dealWounds(Battle& battle, MiniId mini, int wounds, UnitId by = {});
/// Call this when the miniature's wounds have reached its threshold. The miniature leaves the
/// battlefield; if it was the unit leader, a new leader is chosen (p. 35).
Task<void> defeatMiniature(Battle& battle, MiniId mini);
/// Asks the player for the new unit leader after the old leader was defeated (p. 35).
Task<void> chooseNewUnitLeader(Battle& battle, UnitId unit, MiniId fallen);
/// Resolves the consequences for each unit whose leader or last miniature was defeated by hand: the
/// choice of a new leader, or the effects of the unit's defeat.
Task<void> followTheFallen(Battle& battle);
/// If the vehicle's wounds equal its resilience, the vehicle gains its Vehicle Damage token (p.
/// 40).
void checkForVehicleDamage(Battle& battle, UnitId unit);

}  // namespace sightline::engine
