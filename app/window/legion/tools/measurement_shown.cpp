#include "app/window/legion/tools/measurement_shown.h"

#include <algorithm>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

constexpr double rulerLift = 0.12;   // height of the ruler above the higher end, inches
constexpr double sightLine = 0.04;   // radius of a drawn line of sight, inches
constexpr double leastRuler = 0.01;  // inches; shorter rulers are not drawn
constexpr int bandBeyond = 6;        // the band "5+"
// Height of the eyes of a miniature, as a share of its height. The dashed line of a blocked sight
// begins and ends there.
constexpr double eyes = 0.8;

}  // namespace

void addRuler(SceneDraft& draft, const engine::View& view, const Measurement& measurement) {
    const geometry::Range& range = measurement.range;
    if (range.distance < leastRuler) return;
    const double band = view.battlefield.dimensions().rangeBand;
    const double level = std::max(levelOf(measurement.from, view), levelOf(measurement.to, view));
    rendering::Ruler ruler;
    ruler.from = range.line.from;
    ruler.to = range.line.to;
    ruler.z = level + rulerLift;
    const geometry::Vec2 way = (ruler.to - ruler.from) / range.distance;
    const int last = std::min(int(range.distance / band) + 1, bandBeyond);
    for (int n = 1; n <= last; ++n) {
        const double end = n == last ? range.distance : band * n;
        const double middle = (band * (n - 1) + end) / 2.0;
        const rendering::Colour colour = colours::bandColour(n);
        ruler.bands.push_back({end, colour});
        const geometry::Vec2 at = ruler.from + way * middle;
        const QString label = n == bandBeyond ? QStringLiteral("5+") : QString::number(n);
        draft.scene.badges.push_back(
            plate(draft.images, label, colour, {at.x, at.y, ruler.z + 0.05}));
    }
    draft.scene.rulers.push_back(std::move(ruler));
}

void addTry(SceneDraft& draft, const geometry::BestTry& tried) {
    draft.scene.tubes.push_back(
        {tried.line.from, tried.line.to, sightLine, colours::illegal(), true});
    draft.scene.badges.push_back(
        plate(draft.images, QStringLiteral("\u2715"), colours::illegal(), tried.stopped));
}

void addSighting(SceneDraft& draft, const engine::View& view, const Measurement& measurement) {
    const auto from = standAt(measurement.from, view), to = standAt(measurement.to, view);
    if (!measurement.sighting || !from || !to) return;
    const auto& [sight, obscured, tried] = *measurement.sighting;
    rendering::Tube tube;
    tube.radius = sightLine;
    if (sight.witness) {
        tube.from = sight.witness->from;
        tube.to = sight.witness->to;
        tube.colour = colours::legal();
    } else {
        tube.from = from->position + geometry::Vec3{0, 0, from->height * eyes};
        tube.to = to->position + geometry::Vec3{0, 0, to->height * eyes};
        tube.colour = colours::illegal();
        tube.dashed = true;
    }
    if (tried)
        addTry(draft, *tried);
    else
        draft.scene.tubes.push_back(tube);
    for (const geometry::Obscuring& by : obscured.by) {
        if (!by.counts() || !by.line) continue;
        draft.scene.tubes.push_back({by.line->from, by.line->to, 0.03, colours::caution(), true});
        break;
    }
    if (obscured.obscured)
        draft.scene.badges.push_back(
            obscuredBadge(draft.images, obscured.losBlocked,
                          to->position + geometry::Vec3{0, 0, to->height + 0.2}));
}

}  // namespace sightline::app
