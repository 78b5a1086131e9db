/// The Move of a unit: first the leader moves, then the other miniatures are placed in cohesion.
/// Source: Core Rulebook p. 23-29.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/task.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// The order to make a Move, with the kind of Move and its cause.
struct MoveOrder {
    UnitId unit;
    geometry::MoveKind kind{};
    std::optional<int> speed{};     ///< speed given by an ability; no value: the unit's own Speed
    std::optional<Player> cause{};  ///< player whose effect causes the Move; no value: the unit's
                                    ///< player
    bool compulsory = false;  ///< true: the Move must use the full length of the tool of its Speed
    bool isAction = false;    ///< true: a Move action, free or not; false: a Move by an
                              ///< ability
    int jump = 0;             ///< height of the jump (Keyword Glossary, Jump X); 0: no jump
    AskingKeyword by{};       ///< keyword that causes a jump, a compulsory Move or a Move by the
                              ///< other player
    bool ignoresDifficult = false;  ///< true: difficult terrain does not reduce the speed
    UnitId transport{};  ///< transport of an undeployed unit; no value: the unit starts at the
                         ///< battlefield's edge
    std::optional<Player> mover{};  ///< player who makes the Move; no value: the unit's player
};

/// Makes the question about the leader's move at the speed `speed`, before terrain reduces it. An
/// engaged unit withdraws, so its move must end out of base contact.
LeaderMove leaderMove(const Battle& battle, const MoveOrder& order, int speed);
/// True if the unit can make at least one legal Move for the order `order` now.
bool canMove(const Battle& battle, const MoveOrder& order);
/// Makes the complete Move. After the Move, other units may react with standby tokens before
/// anything else happens.
Task<void> moveUnit(Battle& battle, MoveOrder order);
/// Makes a Pivot that is a part of the unit's current Move: no unit reacts to the Pivot alone.
/// Returns the enemy unit that the Pivot brought the unit into melee with; no value: no unit.
Task<UnitId> pivotInMove(Battle& battle, UnitId unit);

/// The speed of a Move before effects change it. The speed is 1 for a climb and for a unit that
/// withdraws.
int startingSpeed(const Battle& battle, const MoveOrder& order);
/// The speed of a Move after effects that add `increased` and subtract `reduced`. Increases are
/// applied before reductions. Each immobilize token is one reduction (Keyword Glossary, Immobilize
/// X). The speed of a climb is at most 1 (p. 28).
Sum speedOf(const Battle& battle, const MoveOrder& order, int increased, int reduced);

/// The order to place the miniatures of a unit in cohesion with their leader, which moved from
/// `leaderBefore`. If `contact` has a value, they are also placed in base contact with that enemy
/// unit where possible.
struct PlacingOrder {
    UnitId unit;
    geometry::Mini leaderBefore{};
    UnitId contact;              ///< enemy unit to touch; no value: no enemy may be touched
    std::vector<MiniId> movers;  ///< miniatures to place; empty: all except the leader
    Citation citation;
    bool avoidDifficult = false;        ///< true: the miniatures avoid difficult terrain
    geometry::Territory within{};       ///< territory for the miniatures; empty: no limit
    std::vector<UnitId> alsoContact{};  ///< enemy units that may be touched instead of `contact`
    bool wholly = false;  ///< true: all miniatures must be completely within the territory `within`
    Keyword allows{};     ///< the keyword that allows the placement
    std::optional<Player> placer{};        ///< the player who places; no value: the unit's player
    std::optional<int> awayFromEnemies{};  ///< range of enemy units in which no miniature is
                                           ///< placed; no value: no limit
    /// Enemy units that the miniatures may touch, but need not touch.
    std::vector<UnitId> mayTouch{};
};
/// True if at least one of the miniatures to place has a legal place in base contact.
bool canTouch(const Battle& battle, const PlacingOrder& order);
Task<void> placeOthers(Battle& battle, PlacingOrder order);
/// Puts the miniatures of a deploying unit at the proposed places, before any question about them
/// is asked.
void standAsProposed(Battle& battle, const PlacingOrder& order);

}  // namespace sightline::engine
