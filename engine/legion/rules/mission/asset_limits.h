/// Limits on Move actions with assets and on claiming assets. Source: Core Rulebook, Keyword
/// Glossary (Speeder X).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// True if the acting unit may still claim assets. A Speeder that has made more than 1
/// non-compulsory Move action in this activation may not claim assets.
bool mayStillClaim(const Battle& battle, UnitId unit);
/// True if the unit may make another non-compulsory Move action. A Speeder that holds an asset may
/// make only 1 in an activation.
bool hasMoveActionLeft(const Battle& battle, UnitId unit);

}  // namespace sightline::engine
