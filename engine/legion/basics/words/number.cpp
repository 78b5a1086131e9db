#include "engine/legion/basics/words/number.h"

#include "engine/legion/basics/tokens.h"

namespace sightline::engine {

NumberKind NumberName::kind() const {
    const NumberId* one = id();
    return one ? numberTable[static_cast<std::size_t>(*one)].kind : NumberKind::count;
}

std::string NumberName::english() const {
    if (const NumberId* one = id()) return numberTable[static_cast<std::size_t>(*one)].name.text;
    if (const Token* one = token()) return nameOf(*one);
    return source()->name();
}

}  // namespace sightline::engine
