/// Plans the effects and sounds for events on the table: which effect is drawn when.
#pragma once
#include <vector>

#include "app/window/legion/effects/effect_shapes.h"
#include "app/window/legion/effects/table_events.h"
#include "app/window/shell/sound/sound.h"

namespace sightline::app {

/// A sound and its time, seconds.
struct Cue {
    double at = 0.0;
    Sound sound{};
};

struct EffectPlan {
    std::vector<Effect> effects;  ///< in the order of drawing
    std::vector<Cue> cues;
    double end() const;  ///< time at which the last effect ends, seconds
};

/// The plan for the events. Its times start at 0.
EffectPlan planOf(const TableEvents& events, const engine::View& view,
                  const EffectColours& colours);

}  // namespace sightline::app
