/// Checks whether a unit may make an action, and makes actions. Source: Core Rulebook p. 14, 24
/// (Actions, Make Actions), p. 29 (Withdraw), p. 36 (Standby).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"
#include "geometry/move/move.h"

namespace sightline::engine {

geometry::MoveKind kindOf(Action action);

/// An action of a unit, with its restrictions and its cause. Page 24 lists the actions.
struct ActionOrder {
    UnitId unit;
    Action action{};
    bool isFree = false;
    std::optional<Player> cause{};  ///< the player whose effect causes the action; no value: the
                                    ///< unit's player
    UnitId only{};                  ///< for an attack: the only legal defender; no value: any unit
    UsableWeapons usable{};         ///< for an attack: the weapons that it may use
    std::optional<int> speed{};     ///< for a Move: a speed given by an ability; no value: the
                                    ///< unit's own speed
    bool ignoresDifficult = false;  ///< for a Move: difficult terrain does not reduce the speed
    AskingKeyword by{};             ///< for a compulsory Move: the keyword that causes the Move
    bool byAbility = false;         ///< for a Move: an ability provides the Move, so the Move is no
                                    ///< action
    bool again = false;  ///< for an attack: allowed by a card although the unit has attacked
};
/// True if the unit may make the action now. In its own activation, a unit makes at most 1 Attack
/// action, free or not. After a withdrawal, it makes no Attack action. The unit's type, a keyword
/// or a card can change both limits. An engaged unit makes no Move except a withdrawal in its own
/// activation, or a Pivot. Outside its activation, a unit makes only free actions, and recovers
/// only if it has suppression tokens or exhausted cards.
bool isLegalAction(const Battle& battle, const ActionOrder& order);
/// Returns the Move actions that are legal with the data of `order`. The action in `order` is
/// ignored.
std::vector<Action> movesOf(const Battle& battle, ActionOrder order);
bool hasMoves(const Battle& battle, ActionOrder order);

/// True if the unit may make the action now. If keywords require one of certain actions first
/// (`firstActionsOf`), the action must be one of them. All kinds of Move count as a Move action.
bool mayComeFirst(const Activation& activation, Action action);
/// The unit must make one of these actions before all other actions that are not free. The list is
/// computed for a step Make Actions that would begin now. Empty: no keyword requires an action.
std::vector<Action> firstActionsOf(const Battle& battle, UnitId unit);

/// Gives tokens to the unit, unless an effect gives them to another unit.
Task<void> gainTokens(Battle& battle, UnitId unit, Token token, int count, Citation citation);

/// Readies an exhausted upgrade card of the unit, so that the unit may use the card again (p. 17).
void readyCard(Battle& battle, UnitId unit, EquippedCard& card, Citation citation);

/// Makes an action, which must be legal. Afterwards other units may react with standby tokens.
Task<void> makeAction(Battle& battle, ActionOrder order);

}  // namespace sightline::engine
