/// The names of units, miniatures, happenings and questions in the headless program. They are
/// English and do not change during a game.
#pragma once
#include <string>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// "Stormtroopers 2". Empty if there is no unit.
std::string unitName(const engine::View& view, engine::UnitId unit);
/// "Stormtroopers 2 miniature 3". Only the unit, if it started with one miniature. Empty if there
/// is no miniature.
std::string miniName(const engine::View& view, engine::MiniId mini);

std::string playerName(engine::Player player);  ///< such as "Blue"
std::string actionName(engine::Action action);  ///< such as "Aim"
std::string faceName(engine::Face face);        ///< such as "attack surge"
/// Such as "red hit".
std::string dieText(const engine::RolledDie& die);
/// Such as "1 wound" or "2 wounds".
std::string counted(int count, const std::string& noun);
/// A number with at most 2 decimals: "5.98", "3".
std::string decimal(double value);

/// The name of the enumerator, such as "woundAssigned".
const char* happeningName(engine::Happening happening);
/// The name of the enumerator, such as "declareDefender".
const char* askName(engine::Ask ask);

}  // namespace sightline::app
