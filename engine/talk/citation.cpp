#include "engine/talk/citation.h"

namespace sightline::engine {

Refusal refuse(Message why, const Citation& citation) {
    std::string text = english(why);
    if (citation.page > 0) {
        text += " (p. " + std::to_string(citation.page) + ", " + citation.section + ")";
    }
    return {std::move(text), citation, std::move(why), nullptr};
}

}  // namespace sightline::engine
