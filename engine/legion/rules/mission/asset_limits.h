/// Limits on Move actions and assets.
/// Source: Core Rulebook, Keyword Glossary (Speeder X).
#pragma once
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// True if the acting unit may still claim assets: not a Speeder that made more than 1
/// non-compulsory Move action in this activation.
bool mayStillClaim(const Battle& battle, UnitId unit);
/// True if it may make another non-compulsory Move action: a Speeder that holds an asset makes only
/// 1 in an activation.
bool hasMoveActionLeft(const Battle& battle, UnitId unit);

}  // namespace sightline::engine
