/// Reminders: at a timing point, the record reminds both players of effects that the game does not
/// apply.
#pragma once

namespace sightline::engine {

class Effects;
struct Scenario;

/// Registers the reminders for games of that scenario, for both players: one line for each card or
/// keyword in play that the game does not apply and whose moment has come, at most once per moment.
/// Reminders ask nothing, roll nothing and change nothing. Timing points without reminders get no
/// effect.
void addReminders(Effects& effects, const Scenario& scenario);

}  // namespace sightline::engine
