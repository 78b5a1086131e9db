/// PlayedUnder: the version of rules and cards that a game is played with. A journal stores it, so
/// that a later version can check whether the cards have changed their meaning.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "geometry/base/result.h"

namespace sightline::engine {

struct PlayedUnder {
    std::string rulesDate;  ///< of the rules, such as "2026-05-29"
    /// Hash of the cards in this game, 16 hexadecimal digits. Cards that the game does not use do
    /// not count.
    std::string catalogue;
    /// Names of the keywords and ids of the cards that the game applies itself, sorted.
    std::vector<std::string> automated;
    bool operator==(const PlayedUnder&) const = default;
};

/// The member "rules" of a journal's header.
nlohmann::json toJson(const PlayedUnder& rules);
/// Problems name the member and the expected value.
Result<PlayedUnder> playedUnderFromJson(const nlohmann::json& json);

/// Differences between the current rules and the rules that a game was played with.
struct RulesChange {
    bool unknown = false;             ///< the journal does not give the rules
    std::string dateThen, dateNow;    ///< of the rules; empty if equal
    bool cards = false;               ///< cards of this game have changed
    std::vector<std::string> since;   ///< keywords and cards that the game applies itself only now
    std::vector<std::string> before;  ///< keywords and cards that the game applied itself only then

    /// True if nothing has changed for this game.
    bool none() const;
};
RulesChange changeBetween(const std::optional<PlayedUnder>& then,
                          const std::optional<PlayedUnder>& now);

}  // namespace sightline::engine
