/// Tokens that a keyword or card lets a player place on the battlefield. Source: Core Rulebook,
/// Keyword Glossary (Arm X, Complete the Mission, Graffiti Tokens).
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/task.h"

namespace sightline::engine {

/// The keyword or card that places the token, its player, and its unit.
struct TokenGiver {
    ActionSource source;
    Player player{};
    UnitId unit;
};

/// A token that the player of the giver places, and the places that are legal for it.
struct TokenToPlace {
    std::string printed;  ///< name of the token: "Priority Mission"
    /// Returns the reason why the token may not be placed there. No value: it may.
    std::function<std::optional<Message>(const Battle&, geometry::Vec2)> fault;
    geometry::Vec2 wished{};  ///< the question proposes the legal place that is closest to this
    /// True: the place must be within range 1 of the unit leader.
    bool nearLeader = false;
    /// True: the whole token must be within this range. False: a part of the token is enough.
    bool completely = true;
    /// For legal places that form narrow strips: the search finds every strip that is wider than
    /// this number of inches. 0: the search of `geometry::nearestPoint`.
    double strip = 0.0;
};

/// The legal place that is closest to the wished place. No value if there is none.
std::optional<geometry::Vec2> placeFor(const Battle& battle, UnitId unit,
                                       const TokenToPlace& token);
/// Asks the player for the place and puts the token there. If there is no legal place, no token is
/// placed and no question is asked. Returns true if the token was placed.
Task<bool> placeToken(Battle& battle, TokenGiver giver, TokenToPlace token);

}  // namespace sightline::engine
