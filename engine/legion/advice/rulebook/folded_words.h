/// Folds text for the search: lower case, without accents, split into words.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace sightline::engine {

/// The words of a text in lower case and without accents. Every character that is neither a letter
/// nor a digit separates words, so "d'attaque" has two words. The ligatures of French become two
/// letters.
std::vector<std::string> foldedWords(std::string_view text);
/// The folded words of a text, joined by single spaces.
std::string foldedText(std::string_view text);

}  // namespace sightline::engine
