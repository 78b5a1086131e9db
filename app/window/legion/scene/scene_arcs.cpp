#include "app/window/legion/scene/scene_arcs.h"

#include <algorithm>
#include <set>

#include "app/window/shell/scene/scene_colours.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"

namespace sightline::app {
namespace {

constexpr double overTheGround = 0.12;  // height of the drawn lines above the ground, inches

/// The firing arcs and the range of those weapons of a miniature that have the keyword Fixed.
struct FireArc {
    std::set<geometry::Arc> arcs;
    int range = 0;  ///< longest range of a weapon with Fixed, in range bands; 0 if there is none
};

FireArc firingOf(const engine::View& view, const engine::MiniView& mini) {
    const engine::UnitView& unit = view.unit(mini.unit);
    const engine::ViewState now(view);
    FireArc firing;
    for (std::size_t i = 0; i < unit.card->weapons.size(); ++i) {
        const engine::Weapon& weapon = unit.card->weapons[i];
        const bool used =
            weapon.isUsedBy(mini.carrier, mini.counterpart) && engine::isFaceup(unit.cards, weapon);
        const auto limit = engine::firingArcs(now, mini.unit, static_cast<int>(i));
        if (!used || !limit.limited) continue;
        firing.arcs.insert(limit.arcs.begin(), limit.arcs.end());
        firing.range = std::max({firing.range, weapon.maximumRange, 1});
    }
    return firing;
}

// The length of the part of a line that lies on the table. The line begins at `from` and has the
// direction `way`. The result is at most `most`.
double farthestOnTable(geometry::TableSize table, geometry::Vec2 from, geometry::Vec2 way,
                       double most) {
    double far = most;
    const auto clip = [&](double at, double step, double end) {
        if (step > 0.0) far = std::min(far, (end - at) / step);
        if (step < 0.0) far = std::min(far, -at / step);
    };
    clip(from.x, way.x, table.width);
    clip(from.y, way.y, table.depth);
    return std::max(far, 0.0);
}

}  // namespace

void addFiringArcs(SceneDraft& draft, const engine::View& view, const engine::MiniView& mini,
                   const geometry::Mini& stand, double line) {
    using geometry::Arc;
    const FireArc firing = firingOf(view, mini);
    if (firing.range == 0 || !stand.base.notched) return;
    struct Edge {
        Arc one, other;
        double angle;  // angle from the miniature's facing to the border of the two arcs, degrees
    };
    static constexpr Edge edges[] = {{Arc::front, Arc::left, 45.0},
                                     {Arc::left, Arc::rear, 135.0},
                                     {Arc::rear, Arc::right, -135.0},
                                     {Arc::right, Arc::front, -45.0}};
    const geometry::Vec2 centre{stand.position};
    const double most = view.battlefield.dimensions().rangeBand * firing.range;
    const double z = stand.position.z + overTheGround;
    for (const Edge& edge : edges) {
        if (firing.arcs.contains(edge.one) == firing.arcs.contains(edge.other)) continue;
        const geometry::Vec2 way = geometry::direction({stand.facing.value + edge.angle});
        const double far = farthestOnTable(view.battlefield.table(), centre, way, most);
        const geometry::Vec2 end = centre + way * far;
        draft.scene.tubes.push_back({{centre.x, centre.y, z},
                                     {end.x, end.y, z},
                                     line / 2.0,
                                     colours::withAlpha(colours::selection, 0.85F)});
    }
}

}  // namespace sightline::app
