/// The names of units, miniatures, happenings and questions in the headless program. English, and
/// constant during a game.
#pragma once
#include <string>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// "Stormtroopers 2"; empty for no unit.
std::string unitName(const engine::View& view, engine::UnitId unit);
/// "Stormtroopers 2 miniature 3"; only the unit when it started with one miniature; empty for none.
std::string miniName(const engine::View& view, engine::MiniId mini);
/// The index of a miniature in its unit at the start, from 1; defeated miniatures keep theirs.
int miniNumber(const engine::View& view, engine::MiniId mini);

std::string playerName(engine::Player player);  ///< "Blue"
std::string actionName(engine::Action action);  ///< "Aim"
std::string faceName(engine::Face face);        ///< "attack surge"
/// "red hit"
std::string dieText(const engine::RolledDie& die);
/// "1 wound", "2 wounds"
std::string counted(int count, const std::string& noun);
/// With 2 decimals at most: "5.98", "3"
std::string decimal(double value);

/// The enumerator's name: "woundAssigned".
const char* happeningName(engine::Happening happening);
/// The enumerator's name: "declareDefender".
const char* askName(engine::Ask ask);

}  // namespace sightline::app
