/// The effects of Legion by timing point, see engine/talk/effects.h.
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/effects.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// An action at a timing point.
template <class Point>
using Effect = talk::Effect<Battle, Point>;
using WaitingEffect = talk::WaitingEffect<Battle>;
using talk::PointKey;
using talk::pointKey;

class Effects : public talk::Effects<Battle> {};

/// Asks which effect of the player resolves next (p. 6, Timing); returns its index.
Task<std::size_t> chooseEffect(Battle& battle, Player player, talk::EffectList effects);
/// The number of entries in the record and of whispers.
std::size_t reportsIn(const Battle& battle);

using talk::consult;
using talk::reach;

}  // namespace sightline::engine

namespace sightline::engine::talk {

extern template Task<void> resolveEffects<Battle>(Battle&, PointKey, void*,
                                                  std::vector<WaitingEffect<Battle>>, Player, bool);

}  // namespace sightline::engine::talk
