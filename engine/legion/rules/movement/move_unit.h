/// The Move of a unit: first the leader moves, then the other miniatures are placed in cohesion.
/// Source: Core Rulebook p. 23-29.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/task.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// A Move with its kind and its cause.
struct MoveOrder {
    UnitId unit;
    geometry::MoveKind kind{};
    std::optional<int> speed{};     ///< set by an ability; empty: the unit's own speed
    std::optional<Player> cause{};  ///< player of the effect; empty: its own player
    bool compulsory = false;        ///< full length of the tool of its Speed
    bool isAction = false;          ///< a Move action, free or not; false: from an ability
    int jump = 0;                   ///< height that it jumps (Keyword Glossary, Jump X); 0: none
    AskingKeyword by{};             ///< the keyword that makes it jump, or compels the Move
    bool ignoresDifficult = false;  ///< difficult terrain does not slow it
    UnitId transport{};             ///< the transport of an undeployed unit; none: from the edge
};

/// The question about the leader's move at that speed, before terrain reduces the speed. An engaged
/// unit withdraws, so the move must end out of base contact.
LeaderMove leaderMove(const Battle& battle, const MoveOrder& order, int speed);
/// True if at least one move of that order is legal now.
bool canMove(const Battle& battle, const MoveOrder& order);
/// Makes the complete Move. After it, reactions of other units with standby tokens come first.
Task<void> moveUnit(Battle& battle, MoveOrder order);

/// The speed of a Move before effects. It is 1 for a climb and for a unit that withdraws.
int startingSpeed(const Battle& battle, const MoveOrder& order);
/// The speed of a Move after effects that add `increased` and subtract `reduced`. Increases are
/// applied first. Each immobilize token is one of the reductions (Keyword Glossary, Immobilize X).
/// The speed of a climb is at most 1 (p. 28).
Sum speedOf(const Battle& battle, const MoveOrder& order, int increased, int reduced);

/// Places the other miniatures in cohesion with a leader that came from `leaderBefore`. If
/// `contact` has a value, also in base contact with that enemy unit where possible.
struct PlacingOrder {
    UnitId unit;
    geometry::Mini leaderBefore{};
    UnitId contact;              ///< no value: no enemy may be touched
    std::vector<MiniId> movers;  ///< miniatures to place; empty: all except the leader
    Citation citation;
    bool avoidDifficult = false;        ///< the leader's tool was too fast for difficult terrain
    geometry::Territory within{};       ///< territory for the miniatures; empty: no limit
    std::vector<UnitId> alsoContact{};  ///< enemy units that are allowed instead of `contact`
    bool wholly = false;                ///< the miniatures must be completely within the territory
    Keyword allows{};                   ///< the keyword that allows the placement
};
/// True if a miniature in `movers` has a possible place in base contact.
bool canTouch(const Battle& battle, const PlacingOrder& order);
Task<void> placeOthers(Battle& battle, PlacingOrder order);
/// Puts the miniatures of a deploying unit at the proposed places before any question is asked.
void standAsProposed(Battle& battle, const PlacingOrder& order);

}  // namespace sightline::engine
