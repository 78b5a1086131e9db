/// Which cards and keywords ask for a reminder at which timing point. Found once, when a game is
/// set up: a scenario has every card that its game can bring into play.
#pragma once
#include <array>
#include <vector>

#include "engine/ids.h"
#include "engine/timing/point_places.h"

namespace sightline::engine {

struct Scenario;

/// What players could be reminded of at one timing point. Of either player: they change colours
/// during setup.
struct RemindedAt {
    /// A unit with a keyword, weapon or upgrade whose moment it is.
    struct Unit {
        UnitId id;
        bool onlyItself = true;  ///< only where the point is about it, or it attacks
        auto operator<=>(const Unit&) const = default;
    };
    std::vector<Unit> units{};  ///< in order
    bool cards = false;         ///< a command card, a battle card or the battle force

    bool nothing() const { return units.empty() && !cards; }
};

class ReminderIndex {
  public:
    explicit ReminderIndex(const Scenario& scenario);

    const RemindedAt& at(PointId point) const { return table_[static_cast<std::size_t>(point)]; }

  private:
    std::array<RemindedAt, timingPointCount> table_{};
};

}  // namespace sightline::engine
