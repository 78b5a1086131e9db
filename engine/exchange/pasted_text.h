/// A list as it was pasted or saved: its encoding, the JSON inside it, the markup of forums.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace sightline::engine {

/// The text of a file in UTF-8, without a byte order mark. Reads UTF-16 of both byte orders, also
/// without its mark; bytes that are not UTF-8 are read as Windows-1252.
std::string utf8Text(std::string bytes);

/// JSON objects of a text that hold a list: one of ours, units of the Tabletop Simulator mod, or
/// the result of `army export` or `army import`.
struct PastedJson {
    nlohmann::json list;       ///< the first of them
    bool wordsAround = false;  ///< the text holds words besides it
    std::size_t furtherLists = 0;
};
/// Looks anywhere in the text: behind a sentence, in a code fence. None when there is no list.
std::optional<PastedJson> jsonListIn(const std::string& text);

/// The text without BBCode and HTML. Line breaks, list items and rows of tables become lines.
std::string withoutMarkup(const std::string& text);

}  // namespace sightline::engine
