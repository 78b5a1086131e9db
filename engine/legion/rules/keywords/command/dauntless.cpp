// The unit keyword Dauntless. Core Rulebook, Keyword Glossary. The players apply the free Move of
// this keyword by hand.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// Keywords of other units cannot compel the unit to move.
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
