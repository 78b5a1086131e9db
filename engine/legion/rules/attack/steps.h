/// The eleven steps of an attack, and functions that declare defenders, spend tokens and deal
/// wounds. Each step has a .cpp file with the step's name in the rulebook. Source: Core Rulebook p.
/// 30 (Attack Timing).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

struct Tabletop;
struct UnitOnTable;

/// A function that tests LOS: either `sees`, or the faster `seesAtOnce`. If `seesAtOnce` returns
/// false, the unit may still be in LOS.
using Look = bool (*)(const Tabletop&, const UnitOnTable&, const geometry::Mini&,
                      const UnitOnTable&);
/// True if `self` may declare the unit `other` as the defender. `look` is the function that tests
/// LOS.
bool mayDeclare(const Battle& battle, const Tabletop& table, const UnitOnTable& self,
                const UnitOnTable& other, Look look, UsableWeapons usable = {});

/// The enemy units that may be declared now as the defender of the attack `order`.
std::vector<UnitId> legalDefenders(const Battle& battle, const AttackOrder& order);
/// True if `defender` may be declared as the defender of the attack. Faster than `legalDefenders`,
/// because the check stops at the first reason that decides the result.
bool isLegalDefender(const Battle& battle, const AttackOrder& order, UnitId defender);
/// True if at least one unit may be declared as the defender of the attack `order`.
bool hasLegalDefender(const Battle& battle, const AttackOrder& order);

/// Makes the complete attack of one unit. After all pools are resolved, other units may react with
/// standby tokens.
Task<void> makeAttack(Battle& battle, AttackOrder order);

/// Makes the eleven steps of an attack. The pool of an area weapon must be formed before the call.
Task<void> attackSequence(Battle& battle, Attack& attack);
/// Waits while the players apply effects by hand: the effects of all reminders since the last call.
/// The players change pools, dice and cover by adjustments. The question is asked only if there was
/// a reminder. `moment` is the step that has been reached.
Task<void> applyByHand(Battle& battle, Attack& attack, Citation moment);
/// Waits like `applyByHand`, but in the middle of a step: before dice are rolled or surges are
/// converted.
Task<void> applyBeforeGoingOn(Battle& battle, Attack& attack, Citation moment);

/// True if the attacker could declare an additional defender after the pools that it has formed.
bool mayDeclareAdditionalDefender(const Battle& battle, const Attack& attack);

Task<bool> declareDefender(Battle& battle, Attack& attack);            // attack step 1
Task<void> formAttackPool(Battle& battle, Attack& attack);             // attack step 2
Task<bool> declareAdditionalDefender(Battle& battle, Attack& attack);  // attack step 3
/// Returns false if an effect skips the steps 5 to 9.
Task<bool> rollAttackDice(Battle& battle, Attack& attack);              // attack step 4
Task<void> applyDodgeAndCover(Battle& battle, Attack& attack);          // attack step 5
Task<void> modifyAttackDice(Battle& battle, Attack& attack);            // attack step 6
Task<void> rollDefenseDice(Battle& battle, Attack& attack);             // attack step 7
Task<void> modifyDefenseDice(Battle& battle, Attack& attack);           // attack step 8
Task<void> compareResults(Battle& battle, Attack& attack);              // attack step 9
Task<void> assignSuppressionToken(Battle& battle, Attack& attack);      // attack step 10
Task<bool> chooseAdditionalAttackPool(Battle& battle, Attack& attack);  // attack step 11

/// The weapons that the miniatures in `eligible` may add to the pool against `defender`. The limits
/// on combinations of weapons are already applied.
std::vector<WeaponChoice> weaponChoices(const Battle& battle, const Tabletop& table,
                                        const Attack& attack, const std::vector<MiniId>& eligible,
                                        UnitId defender);

/// Records the range and the LOS from the attacker to the declared defender.
/// `rule` is the rule that allows the attack.
void recordDeclaration(Battle& battle, UnitId attacker, UnitId defender,
                       const Citation& rule = page(31, "Declare Defender"));

/// Spends tokens and triggers the effects of spending them. `shared` is the number of these tokens
/// that another unit provides; that unit has already lost them. `by` is the keyword for whose
/// effect the tokens are spent; `none`: for the effect of the tokens themselves.
Task<void> spend(Battle& battle, UnitId unit, Token token, int count, Citation citation,
                 int shared = 0, Keyword by = Keyword::none);

/// Assigns wounds to the unit, from an attack or from any other cause (p. 35). `by` is the unit
/// whose attack or effect causes the wounds; no value: no unit.
Task<void> sufferWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// Deals wounds to a unit because of an effect that is not an attack. No dice are rolled and no
/// suppression is gained (p. 35).
Task<void> dealWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// Deals wounds to one miniature. The rules for choosing the wounded miniature do not apply.
Task<void> dealWounds(Battle& battle, MiniId mini, int wounds, UnitId by = {});
/// Call this when the wounds of a miniature have reached its wound threshold. The miniature leaves
/// the battlefield. If it was the unit leader, a new leader is chosen (p. 35).
/// `by` is the unit whose attack or effect defeats it; no value: no unit.
Task<void> defeatMiniature(Battle& battle, MiniId mini, UnitId by = {});
/// Asks the player for the new unit leader after the old leader was defeated (p. 35).
Task<void> chooseNewUnitLeader(Battle& battle, UnitId unit, MiniId fallen);
/// Call this after players defeated miniatures by hand. If a unit lost its leader, a new leader is
/// chosen. If a unit lost its last miniature, the effects of a unit's defeat are resolved.
Task<void> followTheFallen(Battle& battle);
/// When the number of wounds of a vehicle first reaches its resilience, the vehicle gains its
/// Vehicle Damage token (p. 40).
void checkForVehicleDamage(Battle& battle, UnitId unit);

}  // namespace sightline::engine
