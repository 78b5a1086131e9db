/// Reminders: entries in the record that remind the players, at a timing point, to apply an effect
/// by hand, because the game does not apply it.
#pragma once

namespace sightline::engine {

class Effects;
struct Scenario;

/// Registers the reminders for games of the scenario, for both players. A reminder is one line
/// about a card or keyword in play whose effect the game does not apply. It is given when the
/// timing point of the effect is reached, but at most once between two answers. Reminders ask no
/// question, roll no dice and change nothing. At a timing point without possible reminders, nothing
/// is registered.
void addReminders(Effects& effects, const Scenario& scenario);

}  // namespace sightline::engine
