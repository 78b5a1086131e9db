/// Units that come onto the battlefield. Source: Core Rulebook p. 24 (Deploying Units), p. 11
/// (Undeployed Units).
#pragma once
#include "engine/state/battle.h"
#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"

namespace sightline::engine {

/// Where the tool of an undeployed unit may start: portions of the battlefield's edge in allied
/// territory. Without territories that is the player's long edge.
geometry::Deployment deploymentOf(const Battle& battle, UnitId unit);

/// The same at the base of a transport, which must be on the battlefield (Keyword Glossary,
/// Transport).
geometry::Deployment deploymentFrom(const Battle& battle, UnitId transport);

/// Moves straight in from the edge, for a first look and for players that pick at random.
std::vector<geometry::Move> movesFromEdge(const geometry::Deployment& deployment,
                                          const geometry::MoveTerms& terms);

/// Where to look for other moves onto the battlefield when none of those is legal.
std::vector<geometry::Vec2> placesAtEdge(const geometry::Deployment& deployment);

/// The others before they are placed: in rows behind a leader that has just come on.
std::vector<geometry::FormationMember> inRowsBehind(const Battle& battle,
                                                    const geometry::Mini& leader,
                                                    const std::vector<MiniId>& followers);

}  // namespace sightline::engine
