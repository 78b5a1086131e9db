// The unit keyword Retinue: Unit. Core Rulebook, Keyword Glossary. The players apply the tokens of
// this keyword by hand.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit with the keyword may provide Backup to the unit that the keyword names, whatever its own
// rank is.
void backUpNamedUnit(const CurrentState& now, const Bearer& provider, ProvideBackup& point) {
    if (namesUnit(now, provider, point.defender)) point.ofAnyRank.allow(provider.reason(0));
}

}  // namespace

KeywordRule retinue() {
    return KeywordRule(Keyword::retinue)
        .holds<ProvideBackup, BorneBy::unit>(backUpNamedUnit)
        .inParts({"Backup"});
}

}  // namespace sightline::engine::keywords
