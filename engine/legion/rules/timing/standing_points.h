/// Standing points: questions about the current result of a rule, such as the range of a weapon
/// (`WeaponRange`). A keyword may change a number with a reason, allow something, or forbid
/// something.
#pragma once
#include <algorithm>
#include <optional>
#include <vector>

#include "engine/legion/basics/action.h"
#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/term.h"
#include "engine/legion/basics/token.h"
#include "engine/legion/rules/asking/answer.h"
#include "geometry/move/move.h"
#include "geometry/range/arcs.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

class Battle;

struct CheckForPanic {
    const UnitId unit;
    std::optional<int> courage;  ///< courage for the panic check; no value: the unit never panics
    UnitId commander;            ///< the unit whose courage is used; no value: the unit itself
};
struct DeployPrepared {  ///< whether the unit deploys in a prepared position (p. 20)
    const UnitId unit;
    Allowance deploying{};
    std::optional<Reason> must{};  ///< why the unit must deploy in a prepared position; no value:
                                   ///< its player may decline
    Term dodge{};  ///< number of dodge tokens that the unit gains after its deployment
};
struct LendCourage {  ///< courage that `unit`, which is no commander, gives `led` for a panic check
    const UnitId unit, led;
    std::optional<int> courage{};  ///< the courage; no value: `unit` gives no courage
};
struct UseCourageOf {  ///< whether the unit may use the courage of `commander` in a panic check
    const Battle& battle;
    const UnitId unit, commander;
    Permission use{};
};
struct FirstActions {  ///< the actions of which one must be the unit's first action; free actions
                       ///< do not count (p. 24)
    const UnitId unit;
    const bool halfDefeated;  ///< true: at least half of the miniatures with which the unit started
                              ///< the game are defeated
    std::vector<Action> among{};  ///< the actions; empty: any action may come first
};
struct CountAsCommander {  ///< whether a unit that is no commander may issue the orders of a
                           ///< command card
    const UnitId unit;
    Allowance counting{};
};
struct TakeCommanderToken {  ///< whether a unit may take the Commander token of an army without a
                             ///< commander
    const UnitId unit;
    Allowance taking{};
};
struct OrderMercenaries {  ///< whether `unit` may issue an order to `ordered`, a unit of another
                           ///< Affiliation (p. 41)
    const Battle& battle;
    const UnitId unit, ordered;
    Allowance ordering{};
};
struct ReceiveOrder {      ///< whether the unit `by` may issue an order to `unit`
    const Battle& battle;  ///< the game; units issue orders only in a game
    const UnitId unit, by;
    Permission receiving{};
};
struct MayBeCompelled {  ///< whether the keyword of the unit `by` can compel `unit` to move
    const UnitId unit, by;
    Permission compelling{};
};
struct MovementAbilities {
    const UnitId unit;
    const geometry::MoveKind kind;
    const geometry::BaseSize& base;  ///< base of the unit's leader
    const geometry::Dimensions& dimensions;
    bool allowed;
    geometry::MoveTerms terms{};
    std::optional<Reason> pivots{};  ///< why the unit may make a Pivot before or after this Move,
                                     ///< as a part of the Move; no value: it may not
};
struct MoveActions {  ///< how many Move actions the unit may make in one activation; free and
                      ///< compulsory ones count
    const UnitId unit;
    std::optional<int> most{};  ///< the largest number; no value: no limit
    void limit(int moves) { most = std::min(most.value_or(moves), moves); }
};
struct FurtherActions {  ///< number of actions that the unit may make in addition to its usual
                         ///< number; it may change while the unit makes its actions
    const UnitId unit;
    Term actions{};
};
struct JumpActions {  ///< Card actions that replace a Move action by a jump
    const UnitId unit;
    Term height{};            ///< height of the jump; 0: the unit cannot jump
    int freeActions = 0;      ///< number of free Card actions in one activation
    bool cardAction = false;  ///< true: the unit may jump by any number of Card actions
    Permission jumping{};
};
struct CarryAssets {  ///< limits for a unit that holds asset tokens
    const UnitId unit;
    std::optional<int> moveActions{};  ///< largest number of Move actions in one activation,
                                       ///< without the compulsory one; no value: no limit
};
struct DeploymentOrigin {  ///< the territory in which the unit may deploy; if it deploys by a Move,
                           ///< it starts at the edges in this territory
    const UnitId unit;
    const geometry::TableSize table;
    geometry::Territory territory;  ///< empty: there is no mission
};
struct FastestSpeed {  ///< the highest speed that increases can give to the unit
    const UnitId unit;
    int speed;
};
struct WithdrawFromMelee {  ///< whether a Move withdraws the unit from melee (p. 29)
    const UnitId unit;
    bool mustWithdraw;  ///< true: every Move except a Pivot must take the unit out of melee
};
struct StandbyRange {
    const UnitId unit;
    int range;  ///< maximum range of a reaction with a standby token
};
struct ContestObjective {  ///< whether the unit contests an objective token (p. 19)
    const UnitId unit;
    bool may;
    double range;  ///< range from the objective token to the unit leader; 0.5 means half range
};
struct MayClaimAssets {  ///< whether the unit may claim asset tokens although the mission does not
                         ///< let it (p. 19)
    const UnitId unit;
    Allowance claiming{};
};
struct MayDeclareDefender {
    const UnitId attacker, defender;
    Permission declaring{};
    Permission whileOthersMay{};   ///< forbidden: the attacker may declare this defender only if it
                                   ///< may declare no other unit
    std::optional<Reason> must{};  ///< why the attacker must declare this defender, if it may, with
                                   ///< a weapon of each miniature; no value: it may choose
};
struct WeaponRange {  ///< the longest range band of a weapon
    const UnitId attacker;
    const WeaponChoice weapon;
    const bool aimSpent = false;  ///< true: an aim token was spent for a longer range
    Term more{};                  ///< number of range bands that are added to the printed range
};
struct FiringArcs {  ///< the firing arcs in which a weapon may fire
    const UnitId attacker;
    const WeaponChoice weapon;
    std::optional<Reason> limited{};    ///< reason for a limit; no value: the weapon may fire in
                                        ///< every direction
    std::vector<geometry::Arc> arcs{};  ///< firing arcs of the weapon, if `limited` has a value
};
struct FireWhileEngaged {  ///< whether an engaged unit may use the ranged weapon (p. 29)
    const UnitId attacker;
    const WeaponChoice weapon;
    Allowance firing{};
};
struct FireAgain {  ///< whether the attacker may use a weapon of an earlier pool again in another
                    ///< pool of the attack
    const UnitId attacker;
    const WeaponChoice weapon;
    /// A keyword's offer to use the weapon again. If several keywords make an offer, an attack uses
    /// only the offers of one of them.
    struct Offer {
        Reason reason;
        int times = 1;  ///< how often an attack may use the offer
        /// The range from the previously declared defender to the next defender. This range
        /// replaces the range of the weapon. If there is no value, the next defender must be in
        /// range of the weapon.
        std::optional<int> fromLastDefender{};
    };
    std::vector<Offer> offers{};  ///< offers of the keywords; only the first offer is used
};
struct BenefitFromBackup {  ///< whether Backup protects the unit (p. 31)
    const UnitId unit;
    Permission benefiting{};
};
struct ProvideBackup {  ///< whether `unit` provides Backup to `defender` (p. 31)
    const UnitId unit, defender;
    Permission providing{};
    Allowance ofAnyRank{};   ///< whether a unit of a rank other than corps may provide Backup
    Allowance atAnyRange{};  ///< whether the unit provides Backup although the attacking unit
                             ///< leader is within range 2 of the defender
};
struct ShareWithClones {  ///< whether a Clone Trooper unit and other Clone Trooper units may spend
                          ///< each other's tokens (p. 39)
    const UnitId unit;
    Permission sharing{};
};
struct LendTokens {  ///< whether `spender` may spend 1 aim, dodge or surge token of `unit` in an
                     ///< attack, besides the tokens that Clone Trooper units share
    const UnitId unit, spender;
    Allowance lending{};
};
struct TokensForOthers {  ///< the tokens of `unit` that other units may spend, if a rule lets them
    const UnitId unit;
    const Token token;
    int tokens;
};
struct MayAddWeapon {
    const UnitId attacker, defender;
    const WeaponChoice weapon;
    Permission adding{};
};
struct MiniatureRoles {  ///< whether the miniature is chosen last to suffer wounds or to become
                         ///< unit leader
    const UnitId unit;
    const MiniId mini;
    Permission suffering{};  ///< forbidden: the miniature suffers wounds only if no other
                             ///< miniature except the unit leader can
    Permission leading{};    ///< forbidden: the miniature becomes unit leader only if no other can
};
struct ReplaceLeader {  ///< wounds of the miniature that takes the place of the defeated unit
                        ///< leader
    const UnitId unit;
    const MiniId fallen;
    const int threshold;  ///< wound threshold of the defeated unit leader
    Term wounds{};        ///< wound tokens that the new unit leader gets
};
struct RestoreMiniatures {  ///< whether miniatures of the unit may be Repaired or Restored
    const UnitId unit;
    Permission restoring{};
};
struct WeaponsPerMiniature {
    const UnitId attacker;
    Term weapons{1};  ///< number of weapons that a miniature may add in one attack
    const bool inFurtherAction = false;  ///< true: the attack is a second or later Attack action of
                                         ///< the unit in its activation
};
struct AttackActions {
    const UnitId unit;
    int attacks;  ///< number of Attack actions that the unit may make in one activation
    const bool severalWeapons = false;  ///< true: in this activation, a keyword has let a miniature
                                        ///< of the unit add more than one weapon
    void raiseTo(int actions) { attacks = std::max(attacks, actions); }
};
struct AttackNumbers;  ///< the numbers and permissions of an attack pool, see attack_terms.h

}  // namespace sightline::engine
