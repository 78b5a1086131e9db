#include "engine/legion/advice/layout_review/onlookers.h"

#include <algorithm>

#include "geometry/sight/obscured.h"

namespace sightline::engine {

Onlookers::Onlookers(const geometry::Battlefield& field, const geometry::Territory& territory,
                     double apart, std::vector<geometry::PieceId> ignored)
    : field_(field), ignored_(std::move(ignored)) {
    if (territory.empty()) return;
    eyes_ = placesWithin(field, territory, apart);
    settings_.ignored = ignored_;
    settings_.margin = false;
    for (const geometry::Mini& eye : eyes_)
        viewers_.emplace_back(field_, silhouetteOf(eye), settings_);
}

double Onlookers::shareThatSees(const geometry::Mini& target) const {
    if (eyes_.empty()) return 0.0;
    const geometry::Silhouette silhouette = silhouetteOf(target);
    const auto seeing = std::count_if(viewers_.begin(), viewers_.end(),
                                      [&](const auto& viewer) { return viewer.sees(silhouette); });
    return static_cast<double>(seeing) / static_cast<double>(eyes_.size());
}

double Onlookers::shareThatSeesOpen(const geometry::Mini& target) const {
    if (eyes_.empty()) return 0.0;
    const geometry::Silhouette silhouette = silhouetteOf(target);
    int seeing = 0;
    for (std::size_t i = 0; i < eyes_.size(); ++i)
        if (viewers_[i].sees(silhouette) && !isObscuredInSight(field_, eyes_[i], target, settings_))
            ++seeing;
    return static_cast<double>(seeing) / static_cast<double>(eyes_.size());
}

OpenViews openViewsBetween(const Onlookers& one, const Onlookers& other) {
    OpenViews views{std::vector<int>(one.count()), std::vector<int>(other.count())};
    for (std::size_t i = 0; i < one.count(); ++i)
        for (std::size_t j = 0; j < other.count(); ++j) {
            const geometry::Mini &here = one.eyes_[i], &there = other.eyes_[j];
            if (!one.viewers_[i].sees(silhouetteOf(there))) continue;
            if (!isObscuredInSight(one.field_, there, here, one.settings_)) ++views.ofOne[i];
            if (!isObscuredInSight(one.field_, here, there, one.settings_)) ++views.ofOther[j];
        }
    return views;
}

geometry::Mini trooperAt(const geometry::Battlefield& field, geometry::Vec2 at) {
    const geometry::Dimensions& sizes = field.dimensions();
    geometry::Mini mini;
    if (const auto small = sizes.bases.find("small"); small != sizes.bases.end())
        mini.base = small->second;
    mini.height = sizes.smallSilhouette;
    mini.position = {at.x, at.y, 0.0};
    mini.position.z = field.surfaceUnder(outlineOf(mini)).top;
    return mini;
}

}  // namespace sightline::engine
