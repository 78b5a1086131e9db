/// The places near a unit leader at which its unit may put a token. Source: Core Rulebook p. 54
/// (Smoke X), p. 57 (Arm X).
#pragma once
#include <optional>

#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine {

/// A flat disc as big as the token, which lies on the surface at `at`.
geometry::Mini discAt(const Battle& battle, ObjectiveKind kind, geometry::Vec2 at);

/// Tests places for a token against the leader of a unit. The unit must be on the battlefield, and
/// the battle must not change while this object exists.
class NearLeader {
  public:
    NearLeader(const Battle& battle, UnitId unit, ObjectiveKind kind)
        : battle_(battle), kind_(kind), table_(tabletopOf(battle)), self_(table_.find(unit)) {}

    const geometry::Mini& leader() const { return self_->leader(); }
    /// True if a token at `at` is completely within range 1 of the unit leader.
    bool isInRange(geometry::Vec2 at) const;
    /// True if the unit leader has LOS to a token at `at`.
    bool isInSight(geometry::Vec2 at) const;

  private:
    const Battle& battle_;
    ObjectiveKind kind_;
    Tabletop table_;
    const UnitOnTable* self_;
};

}  // namespace sightline::engine
