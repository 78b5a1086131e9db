/// Reads what must hold for a reminder. Inside readers only: it throws JsonRefused.
#pragma once
#include <memory>

#include "engine/catalogue/moment_condition.h"
#include "engine/catalogue/point_id.h"
#include "engine/json/json_reader.h"

namespace sightline::engine {

/// What asks for the reminder: a keyword and an upgrade are a unit's, other cards are a player's.
enum class RemindedOf { keyword, upgrade, playersCard };

/// The members beside "whose" of a moment at that timing point; none when there are none. Refused
/// are members that say nothing there: dice without an attack, a range from a card of no unit.
std::shared_ptr<const MomentCondition> readCondition(const JsonAt& at, PointId point,
                                                     RemindedOf what);

}  // namespace sightline::engine
