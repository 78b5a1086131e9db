/// The keyword fields of an `odds` request. Every keyword of the catalogue has a field, in small
/// letters with underscores ("high_velocity", "immune_pierce").
#pragma once
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {

struct OddsKeyword {
    std::string field;      ///< name of the keyword in a request
    std::string name;       ///< name of the keyword on cards, without its number X
    bool accepted = false;  ///< true: the odds support the keyword
    bool counts = false;    ///< true: the keyword changes a number or the results of the attack
    bool hasValue = false;  ///< true: the keyword has a number X, such as Pierce X
    bool applied = false;   ///< true: the game applies the keyword, even if the odds do not
};

/// The field of a keyword, from its name: "High Velocity" gives "high_velocity", "Jar'Kai Mastery"
/// gives "jarkai_mastery".
std::string oddsField(const std::string& keyword);

/// Every keyword of the catalogue's keywords.json. Problems: the problems of the file.
Result<std::vector<OddsKeyword>> oddsKeywords();

/// Checks the keyword fields of a request. Throws engine::JsonError in three cases: a field is no
/// keyword (the error names the nearest valid name); a value is neither a number nor a bool; the
/// odds do not support the keyword, and its value is neither 0 nor false. Fields in `others` are
/// not checked, because another function reads them.
void checkOddsKeywords(const engine::JsonAt& fields, const std::vector<OddsKeyword>& keywords,
                       const std::vector<std::string>& others = {});

/// Converts the supported fields to keywords of a card. Refuses numbers outside the bounds in
/// odds_request.h. The caller must call `checkOddsKeywords` first.
std::vector<engine::KeywordText> keywordsBorne(const engine::JsonAt& fields,
                                               const std::vector<OddsKeyword>& keywords);

}  // namespace sightline::app
