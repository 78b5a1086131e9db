/// Decodes a pasted or saved list: text encoding, embedded JSON, forum markup.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace sightline::engine {

/// Decodes the bytes of a file to UTF-8 without a byte order mark. Reads UTF-16 in both byte
/// orders, with or without a byte order mark. Bytes that are not valid UTF-8 are read as
/// Windows-1252.
std::string utf8Text(std::string bytes);

/// An army list as JSON in a text: our army file, units of the Tabletop Simulator mod, or the
/// result of `army export` or `army import`.
struct PastedJson {
    nlohmann::json list;       ///< the first list in the text
    bool wordsAround = false;  ///< true: the text also contains words outside of the JSON
    std::size_t furtherLists = 0;
};
/// Searches the whole text for JSON with an army list, so the JSON may follow a sentence or be in a
/// code fence. No value if the text contains no such JSON.
std::optional<PastedJson> jsonListIn(const std::string& text);

/// Removes BBCode and HTML from a text. Line breaks, list items and table rows become lines.
std::string withoutMarkup(const std::string& text);

}  // namespace sightline::engine
