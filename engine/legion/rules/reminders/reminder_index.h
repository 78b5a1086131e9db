/// Index of the cards and keywords with reminders, by timing point. It is built once at the start
/// of a game, because a scenario has all cards that can enter play.
#pragma once
#include <array>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine {

struct Scenario;

/// The possible reminders at one timing point, for both players together: they may swap colours
/// during setup.
struct PointReminders {
    /// A unit with a keyword, weapon or upgrade that has a moment at this point.
    struct Unit {
        UnitId id;
        bool onlyItself = true;  ///< only if the point is about this unit, or it attacks
        auto operator<=>(const Unit&) const = default;
    };
    std::vector<Unit> units{};  ///< in order
    bool cards = false;         ///< a command card, a battle card or the battle force

    bool nothing() const { return units.empty() && !cards; }
};

class ReminderIndex {
  public:
    explicit ReminderIndex(const Scenario& scenario);

    const PointReminders& at(PointId point) const {
        return table_[static_cast<std::size_t>(point)];
    }

  private:
    std::array<PointReminders, timingPointCount> table_{};
};

}  // namespace sightline::engine
