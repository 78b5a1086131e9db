/// The keyword fields of an `odds` request: every keyword of the catalogue, in small letters with
/// underscores ("high_velocity", "immune_pierce").
#pragma once
#include <string>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/json/json_reader.h"

namespace sightline::app {

struct OddsKeyword {
    std::string field;      ///< as a request spells it
    std::string name;       ///< as cards print it, without its X
    bool accepted = false;  ///< the odds are right with it
    bool counts = false;    ///< it is a number of the attack, or changes its results
    bool hasValue = false;  ///< an X keyword
    bool applied = false;   ///< the game applies it, whether the odds know it or not
};

/// "High Velocity" is the field "high_velocity", "Jar'Kai Mastery" "jarkai_mastery".
std::string oddsField(const std::string& keyword);

/// Every keyword of the catalogue's keywords.json. Problems: as in the file.
Result<std::vector<OddsKeyword>> oddsKeywords();

/// Refuses (throws engine::JsonRefused) a field that is no keyword, with the nearest right name, a
/// value that is neither a number nor a bool, and a keyword that the odds do not know unless it is
/// 0 or false. `others` are fields that somebody else reads.
void checkOddsKeywords(const engine::JsonAt& fields, const std::vector<OddsKeyword>& keywords,
                       const std::vector<std::string>& others = {});

/// Those of the fields that the odds are right with, as a card would bear them. Refuses a number of
/// the attack that is none, or beyond the bounds of odds_request.h. Requires that
/// `checkOddsKeywords` passed.
std::vector<engine::KeywordText> keywordsBorne(const engine::JsonAt& fields,
                                               const std::vector<OddsKeyword>& keywords);

}  // namespace sightline::app
