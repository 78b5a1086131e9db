/// Does what a reminder's moment asks for besides hold now?
#pragma once
#include "engine/catalogue/moment_condition.h"
#include "engine/reminders/reminder_scene.h"

namespace sightline::engine {

/// Judged by what the table shows at that timing point. Range is measured as p. 11 says: between
/// the closest miniatures of the two units, but from the attacking unit leader to the defender
/// (p. 31) and from the token where an area weapon attacks. A unit that is not on the battlefield
/// is at no range, except that undeployed allies are at any. Tokens are those that the unit could
/// spend in the attack at hand; whatever was adjusted by hand in it may have been a token that was
/// spent.
bool holds(const Battle& battle, const ReminderScene& scene, const ReminderHolder& holder,
           const MomentCondition& when);

}  // namespace sightline::engine
