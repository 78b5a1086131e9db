/// What units, miniatures, happenings and questions are called in the words of the headless
/// program. English, and the same at any moment of a game.
#pragma once
#include <string>

#include "engine/asking/question.h"
#include "engine/asking/record.h"
#include "engine/state/view.h"

namespace sightline::app {

/// "Stormtroopers 2"; empty for no unit.
std::string unitName(const engine::View& view, engine::UnitId unit);
/// "Stormtroopers 2 miniature 3", or the unit alone where it began with one; empty for none.
std::string miniName(const engine::View& view, engine::MiniId mini);
/// Place of a miniature among those that its unit began with, from 1; defeated ones keep theirs.
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
