/// Makes a battle from a scenario. Returns a problem if the scenario cannot be played.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

class Effects;

/// Registers the rules that react to events of other rules: standby (p. 36) and overrun attacks
/// (Keyword Glossary, Overrun X). Without this call, a game has no such reactions.
void addRules(Effects& effects);

/// Builds the table of the scenario once for all games that use the scenario, because meshes are
/// slow to build. Returns a problem if the table cannot be built.
std::optional<Problem> buildTable(Scenario& scenario);

/// Makes the battle. Its units keep pointers to the scenario's cards. So the scenario must exist
/// longer than the battle and must not move in memory.
Result<Battle> setUp(const Scenario& scenario);

}  // namespace sightline::engine
