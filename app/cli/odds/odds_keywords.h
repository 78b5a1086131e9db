/// The keyword fields of an `odds` request. Every keyword of the catalogue has a field, in small
/// letters with underscores ("high_velocity", "immune_pierce").
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {

struct OddsKeyword {
    std::string field;      ///< name in a request
    std::string name;       ///< name on cards, without the X
    bool accepted = false;  ///< true: the odds support the keyword
    bool counts = false;    ///< true: the keyword changes a number or the results of the attack
    bool hasValue = false;  ///< true: the keyword has an X
    bool applied = false;   ///< true: the game applies the keyword, even if the odds do not
};

/// The field of a keyword: "High Velocity" gives "high_velocity", "Jar'Kai Mastery" gives
/// "jarkai_mastery".
std::string oddsField(const std::string& keyword);

/// Every keyword of the catalogue's keywords.json. Problems: the problems of the file.
Result<std::vector<OddsKeyword>> oddsKeywords();

/// Throws engine::JsonError in three cases: a field is no keyword (the error names the nearest
/// valid name); a value is neither a number nor a bool; the odds do not support the keyword, and
/// its value is neither 0 nor false. `others` lists the fields that another reader handles.
void checkOddsKeywords(const engine::JsonAt& fields, const std::vector<OddsKeyword>& keywords,
                       const std::vector<std::string>& others = {});

/// The fields that the odds support, as keywords of a card. Refuses an invalid number of the
/// attack, and a number outside the bounds of odds_request.h. `checkOddsKeywords` must have
/// accepted the fields.
std::vector<engine::KeywordText> keywordsBorne(const engine::JsonAt& fields,
                                               const std::vector<OddsKeyword>& keywords);

}  // namespace sightline::app
