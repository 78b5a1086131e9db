/// Observers all over a territory, for visibility queries of many places.
#pragma once
#include <vector>

#include "geometry/sight/exposure.h"

namespace sightline::engine {

class Onlookers;

/// Views between two groups of observers: for each observer, the number of observers of the other
/// group that see it without any obscuring object.
struct OpenViews {
    std::vector<int> ofOne, ofOther;
};
/// Sight has no direction, so each pair is tested once. Both groups must be on one field with the
/// same ignored pieces.
OpenViews openViewsBetween(const Onlookers& one, const Onlookers& other);

/// The field must outlive the object. Thread-safe.
class Onlookers {
  public:
    /// Places troopers on small bases at the territory's legal places, `apart` inches apart. Pieces
    /// in `ignored` do not block. A territory without polygons has no observers.
    Onlookers(const geometry::Battlefield& field, const geometry::Territory& territory,
              double apart, std::vector<geometry::PieceId> ignored = {});
    Onlookers(const Onlookers&) = delete;
    Onlookers& operator=(const Onlookers&) = delete;

    std::size_t count() const { return eyes_.size(); }
    const std::vector<geometry::Mini>& eyes() const { return eyes_; }
    /// The share of observers that see the target, or see it without any obscuring object. The test
    /// samples aimed lines and may miss a view through a narrow gap.
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

/// A trooper at that position, on the highest surface under its base.
geometry::Mini trooperAt(const geometry::Battlefield& field, geometry::Vec2 at);

}  // namespace sightline::engine
