/// Deployment of units by a Move. Source: Core Rulebook p. 24 (Deploying Units), p. 11 (Undeployed
/// Units).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// Where the movement tool may start for an undeployed unit: the parts of the battlefield's edge in
/// allied territory or, without territories, the player's long edge.
geometry::Deployment deploymentOf(const Battle& battle, UnitId unit);

/// Where the movement tool may start for a unit that a transport carries: at the transport's base.
/// The transport must be on the battlefield (Keyword Glossary, Transport).
geometry::Deployment deploymentFrom(const Battle& battle, UnitId transport);

/// Moves straight in from the edge. They are the first candidates, also for random players.
std::vector<geometry::Move> movesFromEdge(const geometry::Deployment& deployment,
                                          const geometry::MoveTerms& terms);

/// Targets for other moves onto the battlefield, if none of the moves straight in is legal.
std::vector<geometry::Vec2> placesAtEdge(const geometry::Deployment& deployment);

/// The start positions of the other miniatures before they are placed: rows behind a leader that
/// has just deployed.
std::vector<geometry::FormationMember> inRowsBehind(const Battle& battle,
                                                    const geometry::Mini& leader,
                                                    const std::vector<MiniId>& followers);

}  // namespace sightline::engine
