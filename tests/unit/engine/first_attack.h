/// The first attack of a game in which every die shows the same, and what was told in it.
#pragma once
#include <algorithm>
#include <string>

#include "engine/asking/kinds.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {

class FirstAttack {
  public:
    /// Blue's first unit attacks unit 1 as soon as it acts; with `spending` dodge tokens are spent.
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
    /// How often that unit was reminded of something, or of what has that label.
    long told(int unit, const std::string& label = "") const {
        return test::told(play_.battle.log, unit, label);
    }
    /// For what players apply by hand.
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
