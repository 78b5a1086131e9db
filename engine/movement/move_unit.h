/// A unit moves: first the leader, then the others into cohesion.
/// Source: Core Rulebook p. 23-29.
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"
#include "engine/timing/ask.h"
#include "geometry/range/territory.h"

namespace sightline::engine {

/// A Move: of which kind, and who caused it.
struct MoveOrder {
    UnitId unit;
    geometry::MoveKind kind{};
    std::optional<int> speed{};     ///< given by an ability; none: the unit's own
    std::optional<Player> cause{};  ///< whose effect it is; none: its own player's
    bool compulsory = false;        ///< all the way along the tool of its Speed
    bool isAction = false;          ///< a Move action, free or not; else an ability provides it
    int jump = 0;                   ///< height that it jumps (Keyword Glossary, Jump X); 0: none
    bool ignoresDifficult = false;  ///< terrain, which then does not slow it
    UnitId transport{};             ///< that an undeployed unit comes from; none: from the edge
};

/// The question of the leader's move at that speed, before terrain. An engaged unit withdraws, out
/// of base contact.
LeaderMove leaderMove(const Battle& battle, const MoveOrder& order, int speed);
/// Some such move is legal now.
bool canMove(const Battle& battle, const MoveOrder& order);
/// The whole Move. Other units' standby tokens answer it before anything else does.
Task<void> moveUnit(Battle& battle, MoveOrder order);

/// Speed that a Move begins with, before effects: 1 for a climb and for whoever withdraws.
int startingSpeed(const Battle& battle, const MoveOrder& order);
/// Speed of a Move that effects raised to `increased` and lower by `reduced`. Increases come first,
/// then reductions, of which each immobilize token is one (Keyword Glossary, Immobilize X); a climb
/// is never faster than 1 (p. 28).
Sum speedOf(const Battle& battle, const MoveOrder& order, int increased, int reduced);

/// The others are placed in cohesion with a leader that came from `leaderBefore`; with `contact`,
/// also in base contact with that enemy unit where that is possible.
struct PlacingOrder {
    UnitId unit;
    geometry::Mini leaderBefore{};
    UnitId contact;              ///< none: no enemy may be touched
    std::vector<MiniId> movers;  ///< who is placed, the leader too when named; empty: all but it
    Citation citation;
    bool avoidDifficult = false;        ///< the leader's tool was too fast for difficult terrain
    geometry::Territory within{};       ///< territory that they are placed in; empty: anywhere
    std::vector<UnitId> alsoContact{};  ///< enemy units that do in place of `contact`
    bool wholly = false;                ///< completely within that territory
    Keyword allows{};                   ///< what has them placed in it
};
/// Some mover finds a place in base contact.
bool canTouch(const Battle& battle, const PlacingOrder& order);
Task<void> placeOthers(Battle& battle, PlacingOrder order);
/// Puts them where the proposal has them, before anybody is asked: units that come onto the table.
void standAsProposed(Battle& battle, const PlacingOrder& order);

}  // namespace sightline::engine
