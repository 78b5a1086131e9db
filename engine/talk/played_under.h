/// PlayedUnder: the version of the rules and cards with which a game is played. A journal stores
/// the version, so that a later program can check whether the meaning of the cards has changed.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "geometry/base/result.h"

namespace sightline::engine {

struct PlayedUnder {
    std::string rulesDate;  ///< date of the rules, such as "2026-05-29"
    /// A hash of the cards in this game, 16 hexadecimal digits. Cards that are not in the game do
    /// not change the hash.
    std::string catalogue;
    /// The names of the keywords and the ids of the cards that the program applies without the
    /// players, sorted.
    std::vector<std::string> automated;
    bool operator==(const PlayedUnder&) const = default;
};

/// The content of the member "rules" in a journal's header.
nlohmann::json toJson(const PlayedUnder& rules);
/// Reads the member "rules" of a journal's header. A problem names the member and the expected
/// value.
Result<PlayedUnder> playedUnderFromJson(const nlohmann::json& json);

/// The differences between the current rules and the rules with which a game was played.
struct RulesChange {
    bool unknown = false;  ///< true: the journal does not contain the rules
    /// Date of the rules of the game, and date of the current rules; empty if they are equal.
    std::string dateThen, dateNow;
    bool cards = false;  ///< true: cards of this game have changed
    /// Keywords and cards that the program applies now, but did not apply then.
    std::vector<std::string> since;
    /// Keywords and cards that the program applied then, but does not apply now.
    std::vector<std::string> before;

    /// True if neither the rules nor the cards of this game have changed.
    bool none() const;
};
RulesChange changeBetween(const std::optional<PlayedUnder>& then,
                          const std::optional<PlayedUnder>& now);

}  // namespace sightline::engine
