/// A scenario becomes a battle, or the line that says why it cannot be played.
#pragma once
#include "engine/state/battle.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

class Effects;

/// What rules do at moments that other rules bring about: standby and overruns (p. 36, Keyword
/// Glossary, Overrun X). A game without them does not react.
void addRules(Effects& effects);

/// Builds the scenario's table once for all its games: meshes take a while. The problem of a table
/// that cannot be built; none when it was.
std::optional<Problem> buildTable(Scenario& scenario);

/// Units keep pointers to the scenario's cards: it must outlive the battle and stay where it is.
Result<Battle> setUp(const Scenario& scenario);

}  // namespace sightline::engine
