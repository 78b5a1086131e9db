#include "app/window/legion/tools/pinned_measures.h"

#include <algorithm>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/tools/measurement_shown.h"
#include "app/window/legion/tools/measurement_words.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

constexpr double numberLift = 0.6;  // height of the number of a pin above its ruler, inches

bool sameEnds(const Measurement& one, const Measurement& other) {
    return (one.from == other.from && one.to == other.to) ||
           (one.from == other.to && one.to == other.from);
}

}  // namespace

PinnedMeasures::PinnedMeasures(const ShownGame& game, QObject* parent)
    : QObject(parent), game_(game) {}

bool PinnedMeasures::shown() const { return game_.running() && !game_.staging().hidesMeasures(); }

bool PinnedMeasures::add(const Measurement& measurement) {
    const bool known = std::any_of(pins_.begin(), pins_.end(), [&](const Pin& pin) {
        return sameEnds(pin.measurement, measurement);
    });
    if (known || pins_.size() >= most || !shown()) return false;
    measuredIn_ = &game_.game();
    pins_.push_back({{}, measurement, false});
    look();
    emit changed();
    return true;
}

void PinnedMeasures::rename(std::size_t pin, const QString& name) {
    if (pin >= pins_.size() || pins_[pin].name == name) return;
    pins_[pin].name = name;
    emit changed();
}

void PinnedMeasures::remove(std::size_t pin) {
    if (pin >= pins_.size()) return;
    pins_.erase(pins_.begin() + static_cast<std::ptrdiff_t>(pin));
    look();
    emit changed();
}

void PinnedMeasures::clear() {
    if (pins_.empty()) return;
    pins_.clear();
    job_.forget();
    emit changed();
}

void PinnedMeasures::follow() {
    if (pins_.empty()) return;
    if (!game_.running() || measuredIn_ != &game_.game()) return clear();
    const engine::View& view = game_.view();
    for (Pin& pin : pins_) {
        pin.gone = !isOnTable(view, pin.measurement);
        if (pin.gone) continue;
        auto last = std::move(pin.measurement.sighting);
        pin.measurement = measured(view, pin.measurement.from, pin.measurement.to);
        // The former sighting is shown until the new one is known.
        pin.measurement.sighting = std::move(last);
    }
    look();
    emit changed();
}

// Computes the lines of sight of all pins on another thread.
void PinnedMeasures::look() {
    job_.forget();
    if (pins_.empty()) return;
    job_.ask([this, view = game_.view(), pins = pins_, game = game_.sharedGame()] {
        std::vector<std::optional<Measurement::Sighting>> found;
        for (const Pin& pin : pins)
            found.push_back(pin.gone ? pin.measurement.sighting
                                     : sightingOf(view, pin.measurement));
        return [this, found = std::move(found)] {
            for (std::size_t i = 0; i < std::min(found.size(), pins_.size()); ++i)
                pins_[i].measurement.sighting = found[i];
            emit changed();
        };
    });
}

QString PinnedMeasures::line(std::size_t pin) const {
    if (pin >= pins_.size()) return {};
    const Pin& one = pins_[pin];
    const engine::View& view = game_.view();
    QString words = tr("%1. ").arg(pin + 1);
    if (!one.name.isEmpty()) words += tr("%1: ").arg(one.name);
    words += tr("%1: %2").arg(
        MeasurementWords::ends(one.measurement, view),
        MeasurementWords::results(one.measurement, view, false).join(QStringLiteral(", ")));
    return one.gone ? tr("%1 (one end has left the table)").arg(words) : words;
}

QString PinnedMeasures::text() const {
    QStringList lines;
    for (std::size_t i = 0; i < pins_.size(); ++i) lines << line(i);
    return lines.join(QLatin1Char('\n'));
}

void PinnedMeasures::draw(SceneDraft& draft) const {
    if (!shown()) return;
    const engine::View& view = game_.view();
    for (std::size_t i = 0; i < pins_.size(); ++i) {
        const Pin& pin = pins_[i];
        if (pin.gone) continue;
        addRuler(draft, view, pin.measurement);
        addSighting(draft, view, pin.measurement);
        const geometry::PlanSegment& line = pin.measurement.range.line;
        const geometry::Vec2 middle = (line.from + line.to) / 2.0;
        const double level =
            std::max(levelOf(pin.measurement.from, view), levelOf(pin.measurement.to, view));
        draft.scene.badges.push_back(plate(draft.images, QStringLiteral("#%1").arg(i + 1),
                                           colours::selection,
                                           {middle.x, middle.y, level + numberLift}));
    }
}

}  // namespace sightline::app
