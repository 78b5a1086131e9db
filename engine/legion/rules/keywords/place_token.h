/// Tokens that a keyword places on the battlefield. Private to engine/legion/rules/keywords.
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

/// A token of the player of the keyword's unit, and the places at which it may lie.
struct TokenToPlace {
    std::string printed;  ///< name of the token: "Priority Mission"
    /// Returns the reason why the token may not be placed there. No value: it may.
    std::function<std::optional<Message>(const Battle&, geometry::Vec2)> fault;
    geometry::Vec2 wished{};  ///< the question proposes the legal place that is closest to this
    /// True: the place must be completely within range 1 of the unit leader.
    bool nearLeader = false;
};

/// The legal place that is closest to the wished place. No value if there is none.
std::optional<geometry::Vec2> placeFor(const Battle& battle, const Bearer& bearer,
                                       const TokenToPlace& token);
/// Asks the player for the place and puts the token there. If there is no legal place, no token is
/// placed and no question is asked. Returns true if the token was placed.
Task<bool> placeToken(Battle& battle, Bearer bearer, TokenToPlace token);

}  // namespace sightline::engine::keywords
