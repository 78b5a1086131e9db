/// Makes a battle from a scenario. Returns a problem if the scenario cannot be played.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

class Effects;

/// Registers the rules that react to events of other rules: standby and overruns (p. 36, Keyword
/// Glossary, Overrun X). A game without this call has no such reactions.
void addRules(Effects& effects);

/// Builds the scenario's table once for all of its games, because meshes are slow to build. Returns
/// a problem if the table cannot be built.
std::optional<Problem> buildTable(Scenario& scenario);

/// The units keep pointers to the scenario's cards. The scenario must exist longer than the battle
/// and must not move in memory.
Result<Battle> setUp(const Scenario& scenario);

}  // namespace sightline::engine
