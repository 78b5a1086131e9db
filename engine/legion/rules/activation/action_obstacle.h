/// The reason why a unit may not make an action. `isLegalAction` uses the same tests, so a reason
/// is never stated for a legal action. Source: Core Rulebook p. 24, 29, 36, 39-41.
#pragma once
#include <optional>

#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/timing/activation_points.h"
#include "engine/talk/citation.h"

namespace sightline::engine {

/// A rule that forbids an action. `none` means that no rule forbids it.
enum class ActionObstacle {
    none,
    leftTable,        ///< the unit is defeated or left the battlefield
    undeployed,       ///< an undeployed unit makes only Moves
    alreadyMade,      ///< Aim, Dodge, Standby and Recover are legal once in an activation
    alreadyAttacked,  ///< the unit has no Attack action left
    attackAfterStandby,
    attackAfterWithdrawal,
    standbyAfterAttack,
    standbyAfterWithdrawal,
    typeNeverStandsBy,
    outsideActivation,  ///< the unit is not active, and no effect gives it a useful action
    movesWithAsset,     ///< an asset limits the Move actions
    movesByKeyword,     ///< a keyword limits the Move actions
    noJump,
    kindOfMove,  ///< the unit does not make this kind of Move
    engaged,     ///< an engaged unit outside its activation
    engagedSpeedZero,
    engagedAttacked,
    engagedStoodBy,
    engagedJustNow,  ///< it moved into melee in this activation
    noLegalMove,     ///< no rule forbids the Move, but there is no place for it
    noDefender       ///< no rule forbids the attack, but no unit may be declared
};

/// The rule that forbids the action `order`, without the two slow tests: whether a legal Move and
/// whether a legal defender exists.
ActionObstacle ruleAgainst(const Battle& battle, const ActionOrder& order);

/// The reason why the game does not offer `option` at the choice of an action. The option must not
/// be legal. No value if the option is neither an action nor a Card action of the unit.
std::optional<Refusal> whyNotOffered(const Battle& battle,
                                     const std::vector<OfferedAction>& cardActions,
                                     const Option& option);

}  // namespace sightline::engine
