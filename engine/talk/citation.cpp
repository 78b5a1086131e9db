#include "engine/talk/citation.h"

namespace sightline::engine {

std::string placeOf(const Citation& citation) {
    const std::string document = citation.document.empty() ? "" : citation.document + ", ";
    return document + "p. " + std::to_string(citation.page) + ", " + citation.section;
}

Refusal refuse(Message why, const Citation& citation) {
    std::string text = english(why);
    if (citation.page > 0) text += " (" + placeOf(citation) + ")";
    return {std::move(text), citation, std::move(why), nullptr};
}

}  // namespace sightline::engine
