/// Deployment of units by placing them, without a Move.
/// Source: Core Rulebook p. 20 (Deploy in Prepared Positions); Keyword Glossary (Prepared Position,
/// Infiltrate).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"
#include "geometry/base/message.h"

namespace sightline::engine {

/// A unit that deploys by being placed, and the rule that allows this.
struct PlacedDeployment {
    UnitId unit;
    Keyword keyword{};    ///< the keyword that allows the unit to be placed; none: a battle force
                          ///< allows it
    Citation citation{};  ///< citation of the timing point, for questions and the record
    Message said{};       ///< text for the record: "deployed in a prepared position"
    bool wholly = false;  ///< true: every miniature must be completely within the territory
    /// A value: the unit may be placed anywhere on the battlefield, but its leader may not be
    /// within this range of an enemy unit. No value: the unit is placed in allied territory.
    std::optional<int> awayFromEnemies{};
    bool allAway = false;  ///< true: no miniature is placed within the range `awayFromEnemies`
};

/// True if the unit is undeployed and a place exists for its unit leader that is completely within
/// allied territory.
bool mayDeployByPlacing(const Battle& battle, UnitId unit);
/// True if the unit is undeployed and a place exists for its unit leader.
bool mayDeployByPlacing(const Battle& battle, const PlacedDeployment& how);

/// Places the unit leader completely within allied territory, then the other miniatures in cohesion
/// and within the same territory (if `wholly` is true: completely within it). For a unit that is
/// placed away from enemies, the whole battlefield is the territory. No miniature is placed on
/// impassable terrain. A unit with a melee weapon may be placed into melee (p. 28).
/// Returns false if the players removed the unit by hand before it was deployed.
Task<bool> deployByPlacing(Battle& battle, PlacedDeployment how);

}  // namespace sightline::engine
