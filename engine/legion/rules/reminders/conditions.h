/// Checks the further conditions of a reminder's moment.
#pragma once
#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/rules/reminders/reminder_scene.h"

namespace sightline::engine {

/// True if the conditions hold at that timing point. Range is measured by p. 11: between the
/// closest miniatures of the two units, but from the attacking unit leader to the defender (p. 31),
/// and from the token of an area weapon. A unit off the battlefield is at no range; undeployed
/// allies are at any range. Tokens are those that the unit could spend in the current attack. After
/// any adjustment by hand in the attack, tokens count as possibly spent.
bool holds(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const MomentCondition& when);

}  // namespace sightline::engine
