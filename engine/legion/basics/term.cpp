#include "engine/legion/basics/term.h"

namespace sightline::engine {

Reason reasonOf(Keyword keyword, std::optional<int> x, UnitId unit, int amount) {
    std::string name(nameOf(keyword));
    if (x) name += " " + std::to_string(*x);
    return {amount, citationOf(keyword), std::move(name), unit, keyword};
}

}  // namespace sightline::engine
