/// Legality and execution of a unit's actions.
/// Source: Core Rulebook p. 14, 24 (Actions, Make Actions), p. 29 (Withdraw), p. 36 (Standby).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"
#include "geometry/move/move.h"

namespace sightline::engine {

geometry::MoveKind kindOf(Action action);

/// An action from the list on p. 24, with its restrictions and its cause.
struct ActionOrder {
    UnitId unit;
    Action action{};
    bool isFree = false;
    std::optional<Player> cause{};  ///< the player whose effect causes the action; no value: the
    UnitId only{};                  ///< for an attack: the only legal defender; no value: any
    UsableWeapons usable{};         ///< for an attack: the weapons that it may use
    std::optional<int> speed{};     ///< for a Move: a speed given by an ability; no value: the
    bool ignoresDifficult = false;  ///< for a Move: difficult terrain does not reduce the speed
    AskingKeyword by{};             ///< for a compulsory Move: the keyword that causes the Move
    bool byAbility = false;         ///< of a Move: an ability provides it, so it is no action
    bool again = false;  ///< for an attack: a card allows it although the unit has attacked
};
/// True if the action is legal now. In its own activation, a unit makes at most 1 Attack action,
/// free or not, and no Attack action after it withdrew. An engaged unit may only withdraw, and only
/// in its own activation. An exception is a unit that can pivot: it may pivot in any activation.
/// Outside its activation, a unit makes only free actions. It then recovers only if it has
/// suppression tokens or exhausted cards.
bool isLegalAction(const Battle& battle, const ActionOrder& order);
/// Returns each Move action that may replace the action of the order.
std::vector<Action> movesOf(const Battle& battle, ActionOrder order);
bool hasMoves(const Battle& battle, ActionOrder order);

/// The unit gains tokens, unless an effect gives them to another unit.
Task<void> gainTokens(Battle& battle, UnitId unit, Token token, int count, Citation citation);

/// Readies an exhausted card of the unit, so that the unit may use the card again (p. 17).
void readyCard(Battle& battle, UnitId unit, EquippedCard& card, Citation citation);

/// Makes an action that is legal now. Afterwards other units may react with standby tokens.
Task<void> makeAction(Battle& battle, ActionOrder order);

}  // namespace sightline::engine
