/// A territory that looks: troopers all over it, ready to be asked about many places.
#pragma once
#include <vector>

#include "geometry/sight/exposure.h"

namespace sightline::engine {

/// The field must outlive it. Many threads may ask.
class Onlookers {
  public:
    /// Troopers on small bases on the territory's legal places, `apart` inches apart; `ignored`
    /// are pieces that are thought away. Nobody looks from a territory without polygons.
    Onlookers(const geometry::Battlefield& field, const geometry::Territory& territory,
              double apart, std::vector<geometry::PieceId> ignored = {});
    Onlookers(const Onlookers&) = delete;
    Onlookers& operator=(const Onlookers&) = delete;

    std::size_t count() const { return eyes_.size(); }
    const std::vector<geometry::Mini>& eyes() const { return eyes_; }
    /// The share of them that see it / that see it with nothing obscuring it. By lines that aim: a
    /// view through a narrow gap may be missed.
    double shareThatSees(const geometry::Mini& target) const;
    double shareThatSeesOpen(const geometry::Mini& target) const;

  private:
    const geometry::Battlefield& field_;
    std::vector<geometry::PieceId> ignored_;
    geometry::SightSettings settings_{};
    std::vector<geometry::Mini> eyes_;
    std::vector<geometry::Viewer> viewers_;
};

/// A trooper that stands there, on the highest surface under its base.
geometry::Mini trooperAt(const geometry::Battlefield& field, geometry::Vec2 at);

}  // namespace sightline::engine
