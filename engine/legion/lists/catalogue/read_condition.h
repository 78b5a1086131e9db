/// Reader of reminder conditions, for use inside readers only: it throws JsonError.
#pragma once
#include <memory>

#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/lists/catalogue/point_id.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The source of a reminder. Keywords and upgrades belong to a unit; other cards belong to a
/// player.
enum class RemindedOf { keyword, upgrade, playersCard };

/// Reads the members of a moment other than "whose"; none if there are no others. Refuses members
/// that have no meaning at that timing point. Examples: dice without an attack, or a range for a
/// card that does not belong to a unit.
std::shared_ptr<const MomentCondition> readCondition(const JsonAt& at, PointId point,
                                                     RemindedOf what);

}  // namespace sightline::engine
