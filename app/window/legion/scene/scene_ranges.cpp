#include "app/window/legion/scene/scene_ranges.h"

#include <array>
#include <set>

#include "app/window/legion/scene/scene_arcs.h"
#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/scene/scene_builder.h"
#include "app/window/shell/scene/scene_colours.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/weapons_against.h"

namespace sightline::app {
namespace {

constexpr double plateLift = 0.15;  // height of a plate above the ground, inches
constexpr double inset = 0.6;       // a plate keeps this distance from the table's edge, inches
constexpr int directions = 16;      // directions around a unit in which a plate may lie

// The longest ranges of the weapons that miniatures of the unit use and that fire all around, in
// range bands. Weapons with firing arcs have their own lines.
std::set<int> rangesOf(const engine::View& view, const engine::UnitView& unit) {
    const engine::ViewState now(view);
    std::set<int> ranges;
    for (std::size_t i = 0; i < unit.card->weapons.size(); ++i) {
        const engine::Weapon& weapon = unit.card->weapons[i];
        if (weapon.maximumRange < 1 || !engine::isFaceup(unit.cards, weapon)) continue;
        if (engine::firingArcs(now, unit.id, static_cast<int>(i)).limited) continue;
        for (const engine::MiniId id : unit.minis) {
            const engine::MiniView& mini = view.mini(id);
            if (mini.onTable() && weapon.isUsedBy(mini.carrier, mini.counterpart))
                ranges.insert(weapon.maximumRange);
        }
    }
    return ranges;
}

// The plates of one frame: a place on the ring that is on the table, and away from miniatures and
// other plates.
class PlatePlaces {
  public:
    explicit PlatePlaces(const engine::View& view) : table_(view.battlefield.table()) {
        for (const engine::MiniView& mini : view.minis)
            if (mini.onTable()) taken_.push_back(geometry::plan(mini.mini.position));
    }

    std::optional<geometry::Vec2> on(geometry::Vec2 centre, double radius, bool upward) {
        std::optional<geometry::Vec2> best;
        double most = -1.0;
        for (int i = 0; i < directions; ++i) {
            const double angle = (upward ? 90.0 : -90.0) + 360.0 / directions * i;
            const geometry::Vec2 at = centre + geometry::direction({angle}) * radius;
            if (at.x < inset || at.y < inset || at.x > table_.width - inset ||
                at.y > table_.depth - inset)
                continue;
            const double room = roomAt(at);
            // Directions towards the enemy come first, so a later one must have more room.
            if (room <= most + 0.5) continue;
            most = room;
            best = at;
        }
        if (best) taken_.push_back(*best);
        return best;
    }

  private:
    double roomAt(geometry::Vec2 at) const {
        double room = 4.0;  // inches; more room makes no difference
        for (const geometry::Vec2 other : taken_) room = std::min(room, glm::distance(at, other));
        return room;
    }

    geometry::TableSize table_;
    std::vector<geometry::Vec2> taken_;
};

}  // namespace

void addRangesOfAll(SceneDraft& draft, const engine::View& view, engine::Player player,
                    double line) {
    const std::map<engine::UnitId, QString> codes = codesOf(view);
    PlatePlaces places(view);
    for (const engine::UnitView& unit : view.units) {
        if (unit.player != player || unit.minis.empty()) continue;
        for (const engine::MiniId id : unit.minis)
            if (view.mini(id).onTable())
                addFiringArcs(draft, view, view.mini(id), view.mini(id).mini, line);
        const engine::MiniView& leader = view.mini(unit.minis.front());
        if (!leader.onTable()) continue;
        const geometry::Outline base = geometry::outlineOf(leader.mini);
        for (const int range : rangesOf(view, unit)) {
            const double reach = view.battlefield.dimensions().rangeBand * range;
            const rendering::Colour colour = colours::bandColour(range);
            draft.scene.outlines.push_back({base, reach, line, colours::withAlpha(colour, 0.95F)});
            const auto code = codes.find(unit.id);
            const QString text = code == codes.end()
                                     ? QString::number(range)
                                     : QStringLiteral("%1 \u00B7 %2").arg(code->second).arg(range);
            const auto at = places.on(geometry::plan(leader.mini.position), reach + base.radius,
                                      player == engine::Player::blue);
            if (!at) continue;
            const double z = view.battlefield.surfaceAt(*at).top + plateLift;
            draft.scene.badges.push_back(plate(draft.images, text, colour, {at->x, at->y, z}));
        }
    }
}

}  // namespace sightline::app
