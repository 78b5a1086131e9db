/// Reads conditions of reminders. Only other readers call these functions, because they throw
/// JsonError and return no Problem.
#pragma once
#include <memory>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/lists/catalogue/point_id.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The kind of card or keyword that causes a reminder. Keywords and upgrades belong to a unit;
/// other cards belong to a player.
enum class RemindedOf { keyword, upgrade, playersCard };

/// Reads the conditions of a `Moment`: all members other than "whose". Returns null if there are
/// none. Refuses members that have no meaning at the timing point. Examples: dice without an
/// attack, or a range for a card that does not belong to a unit.
std::shared_ptr<const MomentCondition> readCondition(const JsonAt& at, PointId point,
                                                     RemindedOf what);

/// Reads an object with one member for each timing point: the name of the point, and a list. An
/// entry of the list is one of the words for `whose`, or an object with additional conditions.
std::vector<Moment> readMoments(const JsonAt& at, RemindedOf what);

/// Reads a list of actions by their names. The actions are those on p. 24.
std::vector<Action> readActions(const JsonAt& at);

}  // namespace sightline::engine
