/// Standing points: queries for the current result of a rule. A keyword adds a number with a
/// reason, allows, or forbids.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/basics/term.h"
#include "engine/legion/rules/asking/answer.h"
#include "geometry/move/move.h"
#include "geometry/range/arcs.h"

namespace sightline::engine {

struct CheckForPanic {
    const UnitId unit;
    std::optional<int> courage;  ///< the courage for the panic check; no value: the unit never
                                 ///< panics
    UnitId commander;            ///< the unit that has this courage; no value: the unit itself
};
struct DeployPrepared {  ///< whether the unit deploys in a prepared position (p. 20)
    const UnitId unit;
    Allowance deploying{};
    std::optional<Reason> must{};  ///< why the unit must deploy in this step; no value: it may
    Term dodge{};                  ///< dodge tokens that the unit gains after its deployment
};
struct LendCourage {  ///< courage that `unit`, no commander, gives `led` for its panic check
    const UnitId unit, led;
    std::optional<int> courage{};  ///< no value: no courage
};
struct CountAsCommander {  ///< a unit of another rank may issue the orders of a command card
    const UnitId unit;
    Allowance counting{};
};
struct TakeCommanderToken {  ///< whether a unit may take the token of an army without a commander
    const UnitId unit;
    Allowance taking{};
};
struct OrderMercenaries {  ///< `unit` issues an order to a unit of another Affiliation (p. 41)
    const UnitId unit, ordered;
    Allowance ordering{};
};
struct MayBeCompelled {  ///< whether the keyword of `by` can compel the unit to move
    const UnitId unit, by;
    Permission compelling{};
};
struct MovementAbilities {
    const UnitId unit;
    const geometry::MoveKind kind;
    const geometry::BaseSize& base;  ///< base of the unit leader
    const geometry::Dimensions& dimensions;
    bool allowed;
    geometry::MoveTerms terms{};
};
struct JumpActions {  ///< Card actions for a jump, which replace a Move action
    const UnitId unit;
    Term height{};            ///< height of the jump; 0: the unit cannot jump
    int freeActions = 0;      ///< number of free Card actions in one activation
    bool cardAction = false;  ///< the unit may jump by any number of Card actions
    Permission jumping{};
};
struct CarryAssets {  ///< limits of a unit that holds asset tokens
    const UnitId unit;
    std::optional<int> moveActions{};  ///< most Move actions in one activation; no value: no limit
};
struct DeploymentOrigin {
    const UnitId unit;
    geometry::Deployment deployment;
};
struct FastestSpeed {  ///< the highest speed that an increase could give
    const UnitId unit;
    int speed;
};
struct WithdrawFromMelee {  ///< a withdrawal from melee, p. 29
    const UnitId unit;
    bool mustWithdraw;  ///< true: every Move except a Pivot must take the unit out of melee
};
struct StandbyRange {
    const UnitId unit;
    int range;  ///< maximum range of a reaction with a standby token
};
struct ContestObjective {  ///< contesting an objective token, p. 19
    const UnitId unit;
    bool may;
    double range;  ///< range to the unit leader; 0.5 means half range
};
struct MayDeclareDefender {
    const UnitId attacker, defender;
    Permission declaring{};
    Permission whileOthersMay{};  ///< forbidden: only if no other unit may be declared
};
struct WeaponRange {  ///< the longest range of a weapon
    const UnitId attacker;
    const WeaponChoice weapon;
    const bool aimSpent = false;  ///< an aim token was spent for more range
    Term more{};                  ///< range bands that are added to the printed range
};
struct FiringArcs {  ///< the arcs in which a weapon may fire
    const UnitId attacker;
    const WeaponChoice weapon;
    std::optional<Reason> limited{};    ///< no value: the weapon may fire in every direction
    std::vector<geometry::Arc> arcs{};  ///< the arcs, if the weapon is limited
};
struct FireWhileEngaged {  ///< whether an engaged unit may use the ranged weapon (p. 29)
    const UnitId attacker;
    const WeaponChoice weapon;
    Allowance firing{};
};
struct FireAgain {  ///< whether a weapon of an earlier pool may form another pool of the attack
    const UnitId attacker;
    const WeaponChoice weapon;
    /// An attack uses the offers of only one keyword.
    struct Offer {
        Reason reason;
        int times = 1;  ///< how often in one attack
        /// The range from the defender that was declared before. It replaces the range of the
        /// weapon. No value: the defender must be in range of the weapon.
        std::optional<int> fromLastDefender{};
    };
    std::vector<Offer> offers{};  ///< the first offer counts
};
struct BenefitFromBackup {  ///< whether Backup protects the unit (p. 31)
    const UnitId unit;
    Permission benefiting{};
};
struct ProvideBackup {  ///< whether `unit` provides Backup to `defender` (p. 31)
    const UnitId unit, defender;
    Permission providing{};
    Allowance ofAnyRank{};  ///< a unit of another rank than corps may provide Backup
};
struct MayAddWeapon {
    const UnitId attacker, defender;
    const WeaponChoice weapon;
    Permission adding{};
};
struct WeaponsPerMiniature {
    const UnitId attacker;
    Term weapons{1};  ///< weapons that a miniature may add in one attack
};
struct AttackActions {
    const UnitId unit;
    int attacks;  ///< attack actions allowed in one activation
};
struct AttackNumbers;  ///< the numbers and permissions of an attack pool, see attack_terms.h

}  // namespace sightline::engine
