/// Citations (a page and a heading of the rules) and refusals of answers.
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
    int page = 0;            ///< page of the rules; 0: a ruling of this program
    std::string section;     ///< heading on the page
    std::string document{};  ///< name of the document; empty: the main rules of the game
    bool operator==(const Citation&) const = default;
};

inline Citation page(int number, std::string section) { return {number, std::move(section)}; }

/// A citation as text, such as "p. 34, Apply Dodge". For documents other than the main rules, the
/// document's name comes first.
std::string placeOf(const Citation& citation);

/// The reason why an answer was refused, with the rule that the answer breaks. A refused answer
/// changes nothing.
struct Refusal {
    /// The refusal in one line of English: "dodge tokens to spend: 0 to 1, not 2 (p. 34, Apply
    /// Dodge)".
    std::string text;
    Citation citation;
    Message message{};  ///< reason of the refusal, without the citation
    /// The legal move to offer instead of a refused move. It exists only if exactly one legal move
    /// follows from the refused move.
    std::shared_ptr<const geometry::Move> legalMove{};
};

/// Makes a refusal: one line of text that ends with the citation of the rule.
Refusal refuse(Message why, const Citation& citation);

}  // namespace sightline::engine
