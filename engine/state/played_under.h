/// Under which rules a game is played. A journal says it, so that a later version knows whether the
/// cards in it still mean what they meant.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "geometry/measure/result.h"

namespace sightline::engine {

struct PlayedUnder {
    std::string rulesDate;  ///< of the core rulebook, such as "2026-05-29"
    /// Fingerprint of the cards that both armies play with, 16 hexadecimal digits: units with their
    /// counterparts and upgrades, battle forces, command hands and battle decks, of the catalogue
    /// and of packs, as far as they matter on the table (`contentOf`), and the sizes of bases and
    /// tools. Cards that nobody brought do not count.
    std::string catalogue;
    /// Names of the keywords and ids of the cards that the game plays by itself, sorted.
    std::vector<std::string> automated;
    bool operator==(const PlayedUnder&) const = default;
};

/// The member "rules" of a journal's header.
nlohmann::json toJson(const PlayedUnder& rules);
/// Problems name the member and what was expected.
Result<PlayedUnder> playedUnderFromJson(const nlohmann::json& json);

/// How the rules of now differ from those that a game was played under.
struct RulesChange {
    bool unknown = false;             ///< nobody said what they were
    std::string dateThen, dateNow;    ///< of the rulebook; empty where they are the same
    bool cards = false;               ///< cards of this game say something else now
    std::vector<std::string> since;   ///< what the game has come to play by itself
    std::vector<std::string> before;  ///< what it played by itself then only

    /// The game means now what it meant then.
    bool none() const;
};
RulesChange changeBetween(const std::optional<PlayedUnder>& then,
                          const std::optional<PlayedUnder>& now);

}  // namespace sightline::engine
