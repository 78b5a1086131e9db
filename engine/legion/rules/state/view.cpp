#include "engine/legion/rules/state/view.h"

#include <cassert>

namespace sightline::engine {

const UnitView& View::unit(UnitId id) const {
    assert(id.value >= 0 && static_cast<std::size_t>(id.value) < units.size());
    return units[static_cast<std::size_t>(id.value)];
}

const MiniView& View::mini(MiniId id) const {
    assert(id.value >= 0 && static_cast<std::size_t>(id.value) < minis.size());
    return minis[static_cast<std::size_t>(id.value)];
}

}  // namespace sightline::engine
