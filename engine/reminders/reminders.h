/// Playing by hand what is not automated: at its timing point the record reminds both players of
/// it.
#pragma once

namespace sightline::engine {

class Effects;
struct Scenario;

/// Adds what raises reminders in games of that scenario, for both players: one line for each card
/// or keyword in play that the game does not apply and whose moment has come, never twice at the
/// same moment. It neither asks nor rolls nor changes anything. A timing point that none of the
/// scenario's cards waits for gets no effect.
void addReminders(Effects& effects, const Scenario& scenario);

}  // namespace sightline::engine
