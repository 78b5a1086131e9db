// Dauntless (unit). Core Rulebook, Keyword Glossary. The players apply its free Move.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// A keyword of another unit cannot compel it.
void resistOrders(const CurrentState&, const Bearer& bearer, MayBeCompelled& point) {
    point.compelling.forbid(bearer.reason(0));
}

}  // namespace

KeywordRule dauntless() {
    return KeywordRule(Keyword::dauntless)
        .holds<MayBeCompelled, BorneBy::unit>(resistOrders)
        .inParts({"Immunity"});
}

}  // namespace sightline::engine::keywords
