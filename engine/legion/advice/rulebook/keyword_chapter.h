/// The chapter of keywords. It is made from the help texts of the catalogue, so no text is written
/// twice.
#pragma once
#include <map>

#include "engine/legion/advice/rulebook/rule_section.h"
#include "engine/legion/lists/catalogue/catalogue.h"

namespace sightline::engine {

/// A section for each keyword with a page in the Core Rulebook, in alphabetical order. The id is
/// "keyword-" and the name, such as "keyword-take-cover". `french` contains the French text of each
/// English help text; without a French text, the section shows the English text.
RuleChapter keywordChapter(const Catalogue& catalogue,
                           const std::map<std::string, std::string>& french);

}  // namespace sightline::engine
