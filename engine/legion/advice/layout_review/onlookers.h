/// Observers: troopers at many places in a territory. They test the visibility of many other
/// places.
#pragma once
#include <vector>

#include "geometry/sight/exposure.h"

namespace sightline::engine {

class Onlookers;

/// The open views between two groups of observers. For each observer, the number of observers in
/// the other group that see this observer without any obscuring object.
struct OpenViews {
    std::vector<int> ofOne, ofOther;
};
/// Counts the open views. Visibility is symmetric, so each pair is tested once. Both groups must be
/// on the same field and ignore the same pieces.
OpenViews openViewsBetween(const Onlookers& one, const Onlookers& other);

/// A group of observers on a field. The field must exist longer than the group. Thread-safe.
class Onlookers {
  public:
    /// Places troopers on small bases at the legal places of the territory, on a grid with a
    /// spacing of `apart` inches. Pieces in `ignored` do not block the view. A territory without
    /// polygons has no observers.
    Onlookers(const geometry::Battlefield& field, const geometry::Territory& territory,
              double apart, std::vector<geometry::PieceId> ignored = {});
    Onlookers(const Onlookers&) = delete;
    Onlookers& operator=(const Onlookers&) = delete;

    std::size_t count() const { return eyes_.size(); }
    const std::vector<geometry::Mini>& eyes() const { return eyes_; }
    /// The share of the observers that see the target. `shareThatSeesOpen` counts only views
    /// without any obscuring object. The tests sample lines, so they may miss a view through a
    /// narrow gap.
    double shareThatSees(const geometry::Mini& target) const;
    double shareThatSeesOpen(const geometry::Mini& target) const;

  private:
    friend OpenViews openViewsBetween(const Onlookers& one, const Onlookers& other);

    const geometry::Battlefield& field_;
    std::vector<geometry::PieceId> ignored_;
    geometry::SightSettings settings_{};
    std::vector<geometry::Mini> eyes_;
    std::vector<geometry::Viewer> viewers_;
};

/// A trooper at position `at`. The trooper stands on the highest surface under its base.
geometry::Mini trooperAt(const geometry::Battlefield& field, geometry::Vec2 at);

}  // namespace sightline::engine
