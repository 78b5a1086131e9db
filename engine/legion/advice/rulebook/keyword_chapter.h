/// The chapter of keywords. It is made from the help texts of the catalogue, so no text is written
/// twice.
#pragma once
#include <functional>
#include <map>
#include <string>

#include "engine/legion/advice/rulebook/rule_section.h"
#include "engine/legion/lists/catalogue/catalogue.h"

namespace sightline::engine {

/// French texts about keywords: each English text with its French text.
struct FrenchTexts {
    std::map<std::string, std::string> help;                  ///< help texts
    std::map<std::string, std::string, std::less<>> names{};  ///< names, such as "Agile": "Preste"
};

/// A section for each keyword with a page in the Core Rulebook, in alphabetical order. The id is
/// "keyword-" and the name, such as "keyword-take-cover". Without a French text, the section shows
/// the English text. A French title also has the English name, because the entries of the Core
/// Rulebook have English names.
RuleChapter keywordChapter(const Catalogue& catalogue, const FrenchTexts& french);

}  // namespace sightline::engine
