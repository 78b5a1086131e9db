/// Finds the keywords that a source file names.
#pragma once
#include <filesystem>
#include <set>
#include <string>

namespace sightline::house {

/// The enumerators of `Keyword` that the file names in any line, without `none`.
std::set<std::string> keywordsNamedIn(const std::filesystem::path& file);
/// The whole text of the file.
std::string textOf(const std::filesystem::path& file);

}  // namespace sightline::house
