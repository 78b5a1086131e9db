/// What Move actions have to do with assets. Source: Core Rulebook, Keyword Glossary (Speeder X).
#pragma once
#include "engine/state/battle.h"

namespace sightline::engine {

/// The acting unit may claim assets yet: a Speeder that made more than 1 non-compulsory Move action
/// in this activation does not.
bool mayStillClaim(const Battle& battle, UnitId unit);
/// It may make another non-compulsory Move action: a Speeder that holds an asset makes only 1 in an
/// activation.
bool hasMoveActionLeft(const Battle& battle, UnitId unit);

}  // namespace sightline::engine
