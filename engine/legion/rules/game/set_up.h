/// Makes a battle from a scenario, or returns the problem that makes it unplayable.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

class Effects;

/// Registers reactions of rules to the events of other rules: standby and overruns (p. 36, Keyword
/// Glossary, Overrun X). A game without them does not react.
void addRules(Effects& effects);

/// Builds the scenario's table once for all its games, because meshes are slow to build. Returns
/// the problem of a table that cannot be built, or none.
std::optional<Problem> buildTable(Scenario& scenario);

/// Units keep pointers to the scenario's cards: it must outlive the battle and must not move.
Result<Battle> setUp(const Scenario& scenario);

}  // namespace sightline::engine
