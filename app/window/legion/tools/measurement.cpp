#include "app/window/legion/tools/measurement.h"

#include "app/window/shell/words/cases.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/rulings/best_try.h"

namespace sightline::app {

Measurement measured(const engine::View& view, const MeasureEnd& from, const MeasureEnd& to) {
    return {from, to, rangeBetween(view, from, to), std::nullopt};
}

bool hasSighting(const engine::View& view, const Measurement& measurement) {
    return measurement.from != measurement.to && standAt(measurement.from, view) &&
           standAt(measurement.to, view);
}

std::optional<Measurement::Sighting> sightingOf(const engine::View& view,
                                                const Measurement& measurement) {
    if (!hasSighting(view, measurement)) return std::nullopt;
    const auto* one = std::get_if<engine::MiniId>(&measurement.from.what);
    const auto* other = std::get_if<engine::MiniId>(&measurement.to.what);
    if (one && other) {
        Measurement::Sighting found{engine::sightBetween(view, *one, *other),
                                    engine::obscuredFrom(view, *one, *other)};
        if (!found.sight.visible) found.tried = engine::bestTryBetween(view, *one, *other);
        return found;
    }
    const geometry::Mini viewer = *standAt(measurement.from, view);
    const geometry::Mini target = *standAt(measurement.to, view);
    const geometry::Silhouette from = silhouetteOf(viewer), to = silhouetteOf(target);
    Measurement::Sighting found{geometry::lineOfSight(view.battlefield, from, to),
                                geometry::obscured(view.battlefield, viewer, target)};
    if (!found.sight.visible) found.tried = geometry::bestTry(view.battlefield, from, to);
    return found;
}

bool isOnTable(const engine::View& view, const Measurement& measurement) {
    const auto stands = [&](const MeasureEnd& end) {
        return std::visit(Cases{[&](engine::MiniId id) {
                                    const auto index = static_cast<std::size_t>(id.value);
                                    return index < view.minis.size() && view.mini(id).onTable();
                                },
                                [&](const geometry::PieceId& id) {
                                    return view.battlefield.piece(id) != nullptr;
                                },
                                [](const geometry::Vec3&) { return true; }},
                          end.what);
    };
    return stands(measurement.from) && stands(measurement.to);
}

}  // namespace sightline::app
