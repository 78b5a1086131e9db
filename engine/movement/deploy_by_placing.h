/// Units that come onto the battlefield by being placed there, without a Move.
/// Source: Core Rulebook p. 20 (Deploy in Prepared Positions); Keyword Glossary (Prepared Position,
/// Infiltrate).
#pragma once
#include "engine/asking/task.h"
#include "engine/state/battle.h"
#include "geometry/words/message.h"

namespace sightline::engine {

/// What lets a unit be placed.
struct PlacedDeployment {
    UnitId unit;
    Keyword keyword{};    ///< Prepared Position or Infiltrate
    Citation citation{};  ///< of the moment: questions and the record cite it
    Message said{};       ///< for the record: "deployed in a prepared position"
};

/// It is undeployed, and its unit leader has a place completely within allied territory.
bool mayDeployByPlacing(const Battle& battle, UnitId unit);

/// The unit leader is placed completely within allied territory, then the others in cohesion within
/// it, with Infiltrate completely; nobody on impassable terrain. A unit with a weapon for melee may
/// be placed into melee (p. 28). True when the unit came on:
/// players may take it away by hand before.
Task<bool> deployByPlacing(Battle& battle, PlacedDeployment how);

}  // namespace sightline::engine
