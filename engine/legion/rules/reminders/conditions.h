/// Checks the additional conditions of a reminder's moment.
#pragma once
#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/rules/reminders/reminder_scene.h"

namespace sightline::engine {

/// True if the conditions are met at that timing point. The range is measured as on p. 11, between
/// the closest miniatures of the two units. There are two exceptions: from the attacking unit
/// leader to the defender (p. 31), and from the token of an area weapon. A unit that is not on the
/// battlefield is at no range, except that undeployed allies are at any range. The tokens are those
/// that the unit could spend in the current attack. After any adjustment by hand in the attack, any
/// token may have been spent.
bool holds(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const MomentCondition& when);

}  // namespace sightline::engine
