/// The effects of Legion, sorted by timing point, see engine/talk/effects.h. Standing effects
/// change results such as `WeaponRange`. They read a CurrentState, so that previews and odds can
/// use them without a battle.
#pragma once
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/legion/basics/keyword.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/effects.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class CurrentState;

/// An effect that acts at a timing point.
template <class Point>
using Effect = talk::Effect<Battle, Point>;
using WaitingEffect = talk::WaitingEffect<Battle>;
/// An effect that changes a result such as `WeaponRange`.
struct StandingEffect {
    std::function<void(const CurrentState&, void* point)> change;
    /// The effect acts only if a card has this keyword. No value: the effect needs no keyword.
    std::optional<Keyword> needed{};
};
using talk::PointKey;
using talk::pointKey;

/// All effects of a game. Standing effects, which change results such as `WeaponRange`, are in a
/// table of their own.
class Effects : public talk::Effects<Battle> {
  public:
    /// Adds a standing effect: the function `change(now, point)`. It changes `point`, a result such
    /// as `WeaponRange`, and reads the current state `now`. It asks no question and rolls no dice.
    /// `needed`: the effect acts only if a card has this keyword.
    template <class Point, class Change>
    void addStanding(Change change, std::optional<Keyword> needed = std::nullopt) {
        auto untyped = [change = std::move(change)](const CurrentState& now, void* point) {
            change(now, *static_cast<Point*>(point));
        };
        standing_[pointKey<Point>()].push_back({std::move(untyped), needed});
    }
    /// The standing effects that change the result `Point`, in the order in which they were added.
    template <class Point>
    const std::vector<StandingEffect>& standing() const {
        return standing(pointKey<Point>());
    }
    const std::vector<StandingEffect>& standing(PointKey point) const;

  private:
    std::unordered_map<PointKey, std::vector<StandingEffect>> standing_;
};

/// Asks the player which of the effects is resolved next (p. 6, Timing). Returns the index of the
/// effect.
Task<std::size_t> chooseEffect(Battle& battle, Player player, talk::EffectList effects);
/// The number of entries in the record plus the number of reminders for only one player
/// (`Battle::whispers`).
std::size_t reportsIn(const Battle& battle);

using talk::reach;

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template Task<void> resolveEffects<Battle>(Battle&, PointKey, void*,
                                                  std::vector<WaitingEffect<Battle>>, Player, bool);

}  // namespace sightline::engine::talk
