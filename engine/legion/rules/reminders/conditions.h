/// Tests all conditions of a reminder except its timing point.
#pragma once
#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/rules/reminders/reminder_scene.h"

namespace sightline::engine {

/// True if the conditions `when` are met at the timing point in `scene`. The range is measured
/// between the closest miniatures of the two units (p. 11). There are two exceptions. From the
/// attacker to the defender, it is measured from the attacking unit leader (p. 31). In the attack
/// of an area weapon, it is measured from the token. A unit that is not on the battlefield is at no
/// range, but undeployed allies are at any range of each other. A condition about tokens counts the
/// tokens that the unit could spend in the current attack. After any adjustment by hand in the
/// attack, any token may have been spent.
bool holds(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const MomentCondition& when);

}  // namespace sightline::engine
