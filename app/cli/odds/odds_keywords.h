/// The keyword fields of an `odds` request: every keyword of the catalogue, in small letters with
/// underscores ("high_velocity", "immune_pierce").
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {

struct OddsKeyword {
    std::string field;      ///< the name in a request
    std::string name;       ///< the name on cards, without its X
    bool accepted = false;  ///< the odds support it
    bool counts = false;    ///< a number of the attack, or a change of its results
    bool hasValue = false;  ///< an X keyword
    bool applied = false;   ///< the game applies it, with or without support by the odds
};

/// "High Velocity" is the field "high_velocity", "Jar'Kai Mastery" "jarkai_mastery".
std::string oddsField(const std::string& keyword);

/// Every keyword of the catalogue's keywords.json. Problems: as in the file.
Result<std::vector<OddsKeyword>> oddsKeywords();

/// Throws engine::JsonError for a field that is no keyword (with the nearest valid name), for a
/// value that is neither a number nor a bool, and for a keyword that the odds do not support unless
/// it is 0 or false. `others`: fields that another reader handles.
void checkOddsKeywords(const engine::JsonAt& fields, const std::vector<OddsKeyword>& keywords,
                       const std::vector<std::string>& others = {});

/// The fields that the odds support, as keywords of a card. Refuses an invalid number of the
/// attack, or a number outside the bounds of odds_request.h. Requires that `checkOddsKeywords`
/// passed.
std::vector<engine::KeywordText> keywordsBorne(const engine::JsonAt& fields,
                                               const std::vector<OddsKeyword>& keywords);

}  // namespace sightline::app
