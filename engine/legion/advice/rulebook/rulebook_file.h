/// Rulebook files: `assets/rules/*.rules.json` (format "sightline-rules" version 1), one file for
/// each chapter.
#pragma once
#include "engine/legion/advice/rulebook/rulebook.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The least and the largest number of words in the text of a section, in each language.
inline constexpr int leastRuleWords = 40, mostRuleWords = 200;

/// The JSON text of a chapter, and the name of its file in errors.
struct RulesDocument {
    nlohmann::json json;
    std::string where;
};

/// Reads a chapter. A problem names the file, the JSON pointer and the expected value.
Result<RuleChapter> readRuleChapter(const nlohmann::json& json, const std::string& where);
/// Writes a chapter as JSON. `readRuleChapter` reads the same chapter again.
nlohmann::json ruleChapterJson(const RuleChapter& chapter);

/// Reads the chapters in the order of the documents, and adds the chapter of keywords at the end.
/// Ids and headings must be unique, and related sections must exist.
Result<Rulebook> readRulebook(const std::vector<RulesDocument>& documents, RuleChapter keywords);

}  // namespace sightline::engine
