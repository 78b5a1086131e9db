#include "app/window/legion/learn/lesson_marks.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "app/window/legion/learn/lesson_lights.h"
#include "app/window/legion/scene/scene_builder.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

using engine::lessons::Target;

// Inches: the gap between a base and its ring at rest, the growth of the ring during the pulse, and
// the height of the line above a target.
constexpr double ringGap = 0.28, pulseGrowth = 0.5, beamHeight = 1.6;
constexpr double spotRadius = 0.7;
constexpr double samePlace = 1e-6;

bool isHere(const engine::View& view, engine::UnitId unit) {
    return unit.value >= 0 && static_cast<std::size_t>(unit.value) < view.units.size();
}

geometry::Vec3 ground(const engine::View& view, geometry::Vec2 at) {
    return {at.x, at.y, view.battlefield.surfaceAt(at).top};
}

geometry::Vec3 chestOf(const engine::View& view, engine::UnitId unit) {
    const geometry::Mini& leader = view.mini(view.unit(unit).minis.front()).mini;
    return leader.position + geometry::Vec3{0.0, 0.0, leader.height * 0.7};
}

}  // namespace

std::vector<engine::MiniId> minisOf(const Target& target, const engine::View& view) {
    std::vector<engine::MiniId> minis;
    if (target.mini) minis.push_back(*target.mini);
    if (target.unit && isHere(view, *target.unit)) minis = view.unit(*target.unit).minis;
    std::erase_if(minis, [&](engine::MiniId mini) { return !view.mini(mini).onTable(); });
    return minis;
}

std::optional<geometry::Segment> sightLineOf(const Target& target, const engine::View& view) {
    if (target.line.size() != 2) return std::nullopt;
    for (const engine::UnitId unit : target.line)
        if (!isHere(view, unit) || view.unit(unit).minis.empty() ||
            !view.mini(view.unit(unit).minis.front()).onTable())
            return std::nullopt;
    return geometry::Segment{chestOf(view, target.line[0]), chestOf(view, target.line[1])};
}

void LessonMarks::setMoved(std::vector<Moved> moved, bool wrong) {
    moved_ = std::move(moved);
    wrong_ = wrong;
}

std::set<std::string> LessonMarks::pieces() const {
    std::set<std::string> pieces;
    for (const Target& target : targets_)
        if (!target.piece.empty()) pieces.insert(target.piece);
    return pieces;
}

void LessonMarks::draw(SceneDraft& draft, const engine::View& view, double line) const {
    const auto strength = static_cast<float>(1.0 - 0.6 * phase_);
    const rendering::Colour colour = colours::withAlpha(colours::selection, strength);
    const double grow = ringGap + pulseGrowth * phase_;
    const double width = std::clamp(1.6 * line, 0.1, 0.22);
    const auto beam = [&](geometry::Vec3 foot, double from) {
        draft.scene.tubes.push_back({foot + geometry::Vec3{0.0, 0.0, from},
                                     foot + geometry::Vec3{0.0, 0.0, from + beamHeight}, 0.05,
                                     colours::selection});
    };
    for (const Target& target : targets_) {
        for (const engine::MiniId mini : minisOf(target, view)) {
            const geometry::Mini& stand = view.mini(mini).mini;
            draft.scene.outlines.push_back({geometry::outlineOf(stand), grow, width, colour});
        }
        if (target.spot) {
            const geometry::Vec2 at = *target.spot;
            draft.scene.discs.push_back({at, 0.0, 0.22, colours::selection});
            draft.scene.discs.push_back({at, spotRadius + pulseGrowth * phase_ - width,
                                         spotRadius + pulseGrowth * phase_, colour});
            beam(ground(view, at), 0.0);
        }
        if (const auto sight = sightLineOf(target, view))
            draft.scene.tubes.push_back({sight->from, sight->to, 0.04, colours::selection, true});
    }
    const rendering::Colour ghost = wrong_ ? colours::illegal() : colours::legal();
    for (const Moved& one : moved_) addGhost(draft, view, {view.mini(one.mini), one.stand, ghost});
    if (dimmed_) draft.scene.dimming = {dimStrength, litParts(*this, view)};
}

std::vector<geometry::Vec3> LessonMarks::points(const engine::View& view) const {
    std::vector<geometry::Vec3> points;
    for (const Target& target : targets_) {
        for (const engine::MiniId mini : minisOf(target, view))
            points.push_back(view.mini(mini).mini.position);
        if (target.spot) points.push_back(ground(view, *target.spot));
        const auto* piece = target.piece.empty() ? nullptr : view.battlefield.piece(target.piece);
        if (!piece) continue;
        for (const geometry::Vec2 corner : piece->footprint)
            points.push_back({corner.x, corner.y, piece->top});
    }
    for (const Moved& one : moved_) points.push_back(one.stand.position);
    return points;
}

std::vector<LessonMarks::Moved> movedMinis(const engine::View& before, const engine::View& after) {
    std::vector<LessonMarks::Moved> moved;
    for (const engine::MiniView& one : after.minis) {
        if (static_cast<std::size_t>(one.id.value) >= before.minis.size() || !one.onTable())
            continue;
        const engine::MiniView& was = before.mini(one.id);
        if (was.onTable() && glm::distance(was.mini.position, one.mini.position) > samePlace)
            moved.push_back({one.id, one.mini});
    }
    return moved;
}

}  // namespace sightline::app
