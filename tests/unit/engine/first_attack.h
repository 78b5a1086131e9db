/// The first attack of a game in which all dice show fixed faces, and the reminders during this
/// attack.
#pragma once
#include <algorithm>
#include <string>

#include "engine/legion/rules/asking/ask.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {

class FirstAttack {
  public:
    /// Blue's first unit attacks unit 1 with its first action. If `spending` is true, the players
    /// spend dodge tokens.
    FirstAttack(const Scenario& scenario, Face attack, Face defense, bool spending = true)
        : play_(scenario, reminders(scenario)) {
        play_.shows = [=](Die die) { return isAttack(die) ? attack : defense; };
        if (!play_.until(Ask::chooseUnitToActivate) || !play_.pick(UnitId{0})) return;
        if (!play_.until(Ask::chooseAction) || !play_.pick(Action::attack)) return;
        while (play_.question() && !isOver()) {
            const Ask asked = play_.question()->ask;
            if (asked == Ask::applyByHand) ++waits_;
            if (asked == Ask::declareDefender && play_.pick(UnitId{1})) continue;
            if (asked == Ask::spendDodge && !spending) {
                play_.answer(Count{0});
            } else {
                play_.step();
            }
        }
    }
    /// The number of reminders about one unit. If `label` is given, only reminders with this label.
    long told(int unit, const std::string& label = "") const {
        return test::told(play_.battle.log, unit, label);
    }
    /// The number of times that the game waited for effects by hand.
    int waits() const { return waits_; }

  private:
    bool isOver() const {
        return std::any_of(play_.battle.log.begin(), play_.battle.log.end(),
                           [](const auto& one) { return one.happening == Happening::attackEnded; });
    }

    Play play_;
    int waits_ = 0;
};

}  // namespace sightline::engine::test
