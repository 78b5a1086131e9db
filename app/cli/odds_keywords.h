/// The keyword fields of an `odds` request: every keyword of the catalogue, in small letters with
/// underscores ("high_velocity", "immune_pierce").
#pragma once
#include <string>
#include <vector>

#include "engine/json/json_reader.h"

namespace sightline::app {

struct OddsKeyword {
    std::string field;      ///< as a request spells it
    std::string name;       ///< as cards print it, with its X
    bool accepted = false;  ///< the game applies it, and it changes no wounds of one attack
};

/// "High Velocity" is the field "high_velocity", "Jar'Kai Mastery" "jarkai_mastery".
std::string oddsField(const std::string& keyword);

/// Every keyword of the catalogue's keywords.json. Problems: as in the file.
Result<std::vector<OddsKeyword>> oddsKeywords();

/// Refuses (throws engine::JsonRefused) a field that is no keyword, with the nearest right name, a
/// value that is neither a number nor a bool, and a keyword that the game does not apply yet unless
/// it is 0 or false. `others` are fields that somebody else reads.
void checkOddsKeywords(const engine::JsonAt& fields, const std::vector<OddsKeyword>& keywords,
                       const std::vector<std::string>& others = {});

}  // namespace sightline::app
