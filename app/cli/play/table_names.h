/// The names of units, miniatures, record entries and questions in the headless program. They are
/// English and do not change during a game.
#pragma once
#include <string>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

/// The name of a unit, such as "Stormtroopers 2". Empty if the unit does not exist.
std::string unitName(const engine::View& view, engine::UnitId unit);
/// The name of a miniature, such as "Stormtroopers 2 miniature 3". If the unit started with one
/// miniature, the name is the name of the unit. Empty if the miniature does not exist.
std::string miniName(const engine::View& view, engine::MiniId mini);

std::string playerName(engine::Player player);  ///< name, such as "Blue"
std::string actionName(engine::Action action);  ///< name, such as "Aim"
std::string faceName(engine::Face face);        ///< name, such as "attack surge"
/// The colour and face of a rolled die, such as "red hit".
std::string dieText(const engine::RolledDie& die);
/// A count with its noun, such as "1 wound" or "2 wounds".
std::string counted(int count, const std::string& noun);
/// A number with at most 2 decimals, such as "5.98" or "3".
std::string decimal(double value);

/// The name of the enumerator of a record entry's kind, such as "woundAssigned".
const char* happeningName(engine::Happening happening);
/// The name of the enumerator of a question's kind, such as "declareDefender".
const char* askName(engine::Ask ask);

}  // namespace sightline::app
