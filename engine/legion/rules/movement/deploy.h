/// Deployment of units by a Move. Source: Core Rulebook p. 24 (Deploying Units), p. 11 (Undeployed
/// Units).
#pragma once
#include <span>

#include "engine/legion/rules/state/battle.h"
#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// Returns where the movement tool of an undeployed unit may start: at the parts of the
/// battlefield's edge in allied territory or, if there are no territories, at the player's long
/// edge.
geometry::Deployment deploymentOf(const Battle& battle, UnitId unit);
/// The part of allied territory in which the unit may deploy. Empty if there is no mission.
geometry::Territory deployTerritoryOf(const Battle& battle, UnitId unit);

/// Returns where the movement tool of a transported unit may start: at the base of its transport
/// (Keyword Glossary, Transport). Call this only while the transport is on the battlefield.
geometry::Deployment deploymentFrom(const Battle& battle, UnitId transport);

/// True if the miniature is at most `inches` from one of the others.
bool isNearAny(const geometry::Mini& mini, std::span<const geometry::PlacedMini> others,
               double inches);

/// The moves that go straight from the battlefield's edge onto the battlefield. These moves are
/// tested first.
std::vector<geometry::Move> movesFromEdge(const geometry::Deployment& deployment,
                                          const geometry::MoveTerms& terms);

/// Places near the battlefield's edge, or the place of the transport. If no straight move from the
/// edge is legal, moves to these places are tested.
std::vector<geometry::Vec2> placesAtEdge(const geometry::Deployment& deployment);

/// The positions of the miniatures `followers` before the players place them: rows behind a leader
/// that has just deployed.
std::vector<geometry::FormationMember> inRowsBehind(const Battle& battle,
                                                    const geometry::Mini& leader,
                                                    const std::vector<MiniId>& followers);

}  // namespace sightline::engine
