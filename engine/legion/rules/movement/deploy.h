/// Deployment of units by a Move. Source: Core Rulebook p. 24 (Deploying Units), p. 11 (Undeployed
/// Units).
#pragma once
#include "engine/legion/rules/state/battle.h"
#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// The start of the tool for an undeployed unit: portions of the battlefield's edge in allied
/// territory. Without territories, the player's long edge.
geometry::Deployment deploymentOf(const Battle& battle, UnitId unit);

/// The same at the base of a transport, which must be on the battlefield (Keyword Glossary,
/// Transport).
geometry::Deployment deploymentFrom(const Battle& battle, UnitId transport);

/// Moves straight in from the edge: the first candidates, also for players that choose at random.
std::vector<geometry::Move> movesFromEdge(const geometry::Deployment& deployment,
                                          const geometry::MoveTerms& terms);

/// Targets for other moves onto the battlefield when none of those is legal.
std::vector<geometry::Vec2> placesAtEdge(const geometry::Deployment& deployment);

/// The other miniatures before they are placed: in rows behind a leader that has just deployed.
std::vector<geometry::FormationMember> inRowsBehind(const Battle& battle,
                                                    const geometry::Mini& leader,
                                                    const std::vector<MiniId>& followers);

}  // namespace sightline::engine
