/// Reminders: at a timing point, the record reminds both players of the effects that the game does
/// not apply.
#pragma once

namespace sightline::engine {

class Effects;
struct Scenario;

/// Registers the reminders for games of that scenario, for both players. A reminder is one line for
/// a card or keyword in play that the game does not apply and whose moment has come. It is given at
/// most once at a moment. Reminders ask nothing, roll nothing and change nothing. A timing point
/// without reminders gets no effect.
void addReminders(Effects& effects, const Scenario& scenario);

}  // namespace sightline::engine
