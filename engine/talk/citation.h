/// Citations (page and heading of the rules) and refusals of answers.
#pragma once
#include <memory>
#include <string>
#include <utility>

#include "geometry/base/message.h"

namespace sightline::geometry {
struct Move;
}

namespace sightline::engine {

struct Citation {
    int page = 0;         ///< of the rules; 0 when a ruling is ours
    std::string section;  ///< heading on that page
    bool operator==(const Citation&) const = default;
};

inline Citation page(int number, std::string section) { return {number, std::move(section)}; }

/// The reason why an answer was refused: the rule that it breaks. A refused answer changes nothing.
struct Refusal {
    /// English text in one line: "dodge tokens to spend: 0 to 1, not 2 (p. 34, Apply Dodge)".
    std::string text;
    Citation citation;
    Message message{};  ///< without the citation
    /// The legal move to offer instead, if exactly one follows from the refused answer.
    std::shared_ptr<const geometry::Move> legalMove{};
};

/// Makes a refusal: one line of text, with the citation of the rule at its end.
Refusal refuse(Message why, const Citation& citation);

}  // namespace sightline::engine
