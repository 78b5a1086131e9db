/// Reads the names of keywords in another language from `assets/translations/keywords_<code>.json`.
#pragma once
#include <filesystem>
#include <map>
#include <string>

#include "geometry/base/result.h"

namespace sightline::app {

/// The key is the English name of a keyword, such as "Agile", or an English word that cards print
/// after a keyword, such as "Front". The value is the text in the other language. A keyword without
/// a name in the other language has its English name as value.
using KeywordNames = std::map<std::string, std::string, std::less<>>;

/// Errors: the file cannot be read or has another format, a name is not a keyword of the rulebook
/// (the error suggests the nearest right name), a text is empty, a keyword is listed twice, or a
/// keyword is missing.
Result<KeywordNames> readKeywordNames(const std::filesystem::path& file);

}  // namespace sightline::app
