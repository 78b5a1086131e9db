/// An index by timing point of the cards and keywords that have reminders. It is built once at the
/// start of a game, because the scenario contains all cards that can come into play.
#pragma once
#include <array>
#include <vector>

#include "engine/legion/basics/ids.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine {

struct Scenario;

/// The possible reminders at one timing point. Both players share this list, because they may swap
/// colours during setup.
struct PointReminders {
    /// A unit with a keyword, weapon or upgrade that has a reminder at this timing point.
    struct Unit {
        UnitId id;
        bool onlyItself = true;  ///< true: the reminder is only for this unit's own actions and
                                 ///< attacks
        auto operator<=>(const Unit&) const = default;
    };
    std::vector<Unit> units{};  ///< units in the order of their ids
    bool cards = false;         ///< true: a command card, battle card or battle force has a
                                ///< reminder

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
