/// The Move of a unit: first the leader, then the others into cohesion.
/// Source: Core Rulebook p. 23-29.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/talk/task.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// A Move: its kind and its cause.
struct MoveOrder {
    UnitId unit;
    geometry::MoveKind kind{};
    std::optional<int> speed{};     ///< set by an ability; empty: the unit's own speed
    std::optional<Player> cause{};  ///< player of the effect; empty: its own player
    bool compulsory = false;        ///< full length of the tool of its Speed
    bool isAction = false;          ///< a Move action, free or not; false: from an ability
    int jump = 0;                   ///< height that it jumps (Keyword Glossary, Jump X); 0: none
    bool ignoresDifficult = false;  ///< difficult terrain does not slow it
    UnitId transport{};             ///< the transport of an undeployed unit; none: from the edge
};

/// The question for the leader's move at that speed, before terrain. An engaged unit withdraws, so
/// it ends out of base contact.
LeaderMove leaderMove(const Battle& battle, const MoveOrder& order, int speed);
/// True if at least one such move is legal now.
bool canMove(const Battle& battle, const MoveOrder& order);
/// Runs the whole Move. Standby tokens of other units respond before everything else.
Task<void> moveUnit(Battle& battle, MoveOrder order);

/// Speed of a Move before effects: 1 for a climb and for a unit that withdraws.
int startingSpeed(const Battle& battle, const MoveOrder& order);
/// Speed of a Move after effects that add `increased` and subtract `reduced`. Increases come first.
/// Each immobilize token is one of the reductions (Keyword Glossary, Immobilize X). A climb is
/// never faster than 1 (p. 28).
Sum speedOf(const Battle& battle, const MoveOrder& order, int increased, int reduced);

/// Places the other miniatures in cohesion with a leader that came from `leaderBefore`. With
/// `contact`, also in base contact with that enemy unit where possible.
struct PlacingOrder {
    UnitId unit;
    geometry::Mini leaderBefore{};
    UnitId contact;  ///< none: no enemy may be touched
    std::vector<MiniId>
        movers;  ///< miniatures to place, maybe the leader; empty: all but the leader
    Citation citation;
    bool avoidDifficult = false;        ///< the leader's tool was too fast for difficult terrain
    geometry::Territory within{};       ///< territory to place them in; empty: anywhere
    std::vector<UnitId> alsoContact{};  ///< enemy units that are accepted instead of `contact`
    bool wholly = false;                ///< completely within that territory
    Keyword allows{};                   ///< the keyword that allows the placing
};
/// True if a mover has a possible place in base contact.
bool canTouch(const Battle& battle, const PlacingOrder& order);
Task<void> placeOthers(Battle& battle, PlacingOrder order);
/// Puts them at the proposed places before any question: for units that deploy.
void standAsProposed(Battle& battle, const PlacingOrder& order);

}  // namespace sightline::engine
