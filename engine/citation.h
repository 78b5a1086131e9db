/// Where in the rules a ruling rests.
#pragma once
#include <memory>
#include <string>
#include <utility>

#include "geometry/words/message.h"

namespace sightline::geometry {
struct Move;
}

namespace sightline::engine {

/// The rules that every ruling of this engine follows.
inline constexpr const char* rulesDate = "2026-05-29";

struct Citation {
    int page = 0;         ///< of the core rulebook; 0 when a ruling is ours
    std::string section;  ///< heading on that page
    bool operator==(const Citation&) const = default;
};

inline Citation page(int number, std::string section) { return {number, std::move(section)}; }

/// An entry of the Keyword Glossary that is no keyword of a card, such as "Restore". What cards
/// bear is cited by `citationOf`.
inline Citation glossary(int number, const std::string& entry) {
    return {number, "Keyword Glossary: " + entry};
}

/// Why an answer was not taken: the rule it breaks. Nothing changed.
struct Refusal {
    /// Its English in one line: "dodge tokens to spend: 0 to 1, not 2 (p. 34, Apply Dodge)".
    std::string text;
    Citation citation;
    Message message{};  ///< without the citation
    /// The move that would be taken instead, where exactly one follows from the refused answer.
    std::shared_ptr<const geometry::Move> legalMove{};
};

}  // namespace sightline::engine
