/// The effects of Legion by timing point, see engine/talk/effects.h. Standing effects of Legion
/// read a CurrentState, so that previews and odds ask them without a battle.
#pragma once
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "engine/legion/rules/state/battle.h"
#include "engine/talk/effects.h"
#include "engine/talk/task.h"

namespace sightline::engine {

class CurrentState;

/// An action at a timing point.
template <class Point>
using Effect = talk::Effect<Battle, Point>;
using WaitingEffect = talk::WaitingEffect<Battle>;
using StandingEffect = std::function<void(const CurrentState&, void* point)>;
using talk::PointKey;
using talk::pointKey;

/// All effects of a game. The standing effects have a table of their own.
class Effects : public talk::Effects<Battle> {
  public:
    /// Adds a standing effect: it asks nothing, rolls nothing and changes only the point.
    /// `change(now, point)` gets a `const CurrentState&` and the point.
    template <class Point, class Change>
    void addStanding(Change change) {
        standing_[pointKey<Point>()].push_back(
            [change = std::move(change)](const CurrentState& now, void* point) {
                change(now, *static_cast<Point*>(point));
            });
    }
    /// The standing effects of one point, in the order of their addition.
    template <class Point>
    const std::vector<StandingEffect>& standing() const {
        return standing(pointKey<Point>());
    }
    const std::vector<StandingEffect>& standing(PointKey point) const;

  private:
    std::map<PointKey, std::vector<StandingEffect>> standing_;
};

/// Asks which effect of the player resolves next (p. 6, Timing); returns its index.
Task<std::size_t> chooseEffect(Battle& battle, Player player, talk::EffectList effects);
/// The number of entries in the record and of whispers.
std::size_t reportsIn(const Battle& battle);

using talk::reach;

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template Task<void> resolveEffects<Battle>(Battle&, PointKey, void*,
                                                  std::vector<WaitingEffect<Battle>>, Player, bool);

}  // namespace sightline::engine::talk
