/// Playing by hand what is not automated: at its timing point the record reminds both players of
/// it.
#pragma once

namespace sightline::engine {

class Effects;

/// Adds what raises reminders, for both players: one line for each card or keyword in play that the
/// game does not apply and whose moment has come, never twice at the same moment. It neither asks
/// nor rolls nor changes anything.
void addReminders(Effects& effects);

}  // namespace sightline::engine
