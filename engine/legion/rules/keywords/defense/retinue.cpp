// Retinue: Unit (unit). Core Rulebook, Keyword Glossary. The players apply its tokens.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// A unit of any rank provides Backup to the unit that the keyword names.
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
