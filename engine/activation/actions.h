/// Which actions a unit may make now, and how each of them is made.
/// Source: Core Rulebook p. 14, 24 (Actions, Make Actions), p. 29 (Withdraw), p. 36 (Standby).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"
#include "geometry/move/move.h"

namespace sightline::engine {

geometry::MoveKind kindOf(Action action);

/// An action of the list on p. 24, what it is bound to and who brought it about.
struct ActionOrder {
    UnitId unit;
    Action action{};
    bool isFree = false;
    std::optional<Player> cause{};  ///< whose effect it is; none: its own player's
    UnitId only{};                  ///< of an attack: the only defender; none: any
    UsableWeapons usable{};         ///< of an attack
    std::optional<int> speed{};     ///< of a Move: given by an ability; none: the unit's own
    bool ignoresDifficult = false;  ///< of a Move: difficult terrain does not slow it
};
/// It may be made now. In its own activation a unit makes 1 Attack action, free or not, and none
/// after it withdrew; an engaged unit may only withdraw, and only then, but whoever can pivot may
/// do that even outside.
bool isLegalAction(const Battle& battle, const ActionOrder& order);
/// Every Move action that the order allows in place of its own.
std::vector<Action> movesOf(const Battle& battle, ActionOrder order);
bool hasMoves(const Battle& battle, ActionOrder order);

/// Gains tokens, unless an effect passes them on.
Task<void> gainTokens(Battle& battle, UnitId unit, Token token, int count, Citation citation);

/// An exhausted card of the unit may be used again (p. 17).
void readyCard(Battle& battle, UnitId unit, EquippedCard& card, Citation citation);

/// Makes an action that is legal now. Other units' standby tokens answer it.
Task<void> makeAction(Battle& battle, ActionOrder order);

}  // namespace sightline::engine
