/// The eleven steps of an attack, one file each, named as the rulebook names them.
/// Source: Core Rulebook p. 30 (Attack Timing).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"

namespace sightline::engine {

struct Tabletop;
struct UnitOnTable;

/// How a line of sight is looked for: `sees`, or `seesAtOnce`, where a no says nothing yet.
using Look = bool (*)(const Tabletop&, const UnitOnTable&, const geometry::Mini&,
                      const UnitOnTable&);
/// Whether `self` may declare that defender, as far as those looks tell.
bool mayDeclare(const Battle& battle, const Tabletop& table, const UnitOnTable& self,
                const UnitOnTable& other, Look look, UsableWeapons usable = {});

/// Enemy units that may be declared as a defender now, of an attack with those weapons.
std::vector<UnitId> legalDefenders(const Battle& battle, UnitId attacker,
                                   UsableWeapons usable = {});
/// That one may be; or any may. Both stop at the first reason.
bool isLegalDefender(const Battle& battle, UnitId attacker, UnitId defender,
                     UsableWeapons usable = {});
bool hasLegalDefender(const Battle& battle, UnitId attacker, UsableWeapons usable = {});
/// Somebody may be declared as the defender of that attack.
bool hasLegalDefender(const Battle& battle, const AttackOrder& order);

/// The whole attack of one unit. Standby tokens answer it once every pool is resolved.
Task<void> makeAttack(Battle& battle, AttackOrder order);

/// Its eleven steps; an area weapon comes with its pool formed.
Task<void> attackSequence(Battle& battle, Attack& attack);
/// The attack waits while the players apply by hand what they were reminded of since it last did:
/// they change pools, dice and cover through manual adjustment. Asked only where there was
/// something. `moment`: the step that has come.
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

/// Weapons that may join the pool against that defender, and how they bind each other.
std::vector<WeaponChoice> weaponChoices(const Battle& battle, const Tabletop& table,
                                        const Attack& attack, const std::vector<MiniId>& eligible,
                                        UnitId defender);

/// Puts range and LOS to a declared defender on record.
void recordDeclaration(Battle& battle, UnitId attacker, UnitId defender);

/// Spends tokens and lets effects know. `shared` of them were another unit's, which lost them
/// already.
Task<void> spend(Battle& battle, UnitId unit, Token token, int count, Citation citation,
                 int shared = 0);

/// A unit suffers wounds, from an attack or from anything else (p. 35). `by`: the unit whose attack
/// or effect it is; none: nobody's.
Task<void> sufferWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// An effect that is no attack deals wounds to a unit: no dice, no suppression (p. 35).
Task<void> dealWounds(Battle& battle, UnitId unit, int wounds, UnitId by = {});
/// The same to that miniature, whoever the rules for assigning wounds would choose.
Task<void> dealWounds(Battle& battle, MiniId mini, int wounds, UnitId by = {});
/// Wounds reached the threshold: the miniature leaves, and a leader is replaced (p. 35).
Task<void> defeatMiniature(Battle& battle, MiniId mini);
/// Its player chooses the miniature that leads a unit whose leader fell (p. 35).
Task<void> chooseNewUnitLeader(Battle& battle, UnitId unit, MiniId fallen);
/// What follows for every unit whose leader or last miniature fell by hand: a new leader is chosen,
/// or whatever acts when a unit is defeated does so.
Task<void> followTheFallen(Battle& battle);
/// A vehicle whose wounds reached its resilience gains its Vehicle Damage token (p. 40).
void checkForVehicleDamage(Battle& battle, UnitId unit);

}  // namespace sightline::engine
