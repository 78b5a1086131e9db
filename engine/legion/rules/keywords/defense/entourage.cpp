// The unit keyword Entourage: Unit. Core Rulebook, Keyword Glossary. Army building checks the ranks
// of this keyword. The players apply its orders by hand.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit that the keyword names may provide Backup to the unit with the keyword, whatever the
// rank of the named unit is.
void getBackupOfNamedUnit(const CurrentState& now, const Bearer& defender, ProvideBackup& point) {
    if (namesUnit(now, defender, point.unit)) point.ofAnyRank.allow(defender.reason(0));
}

}  // namespace

KeywordRule entourage() {
    return KeywordRule(Keyword::entourage)
        .holds<ProvideBackup, BorneBy::defender>(getBackupOfNamedUnit)
        .inParts({"Army Building", "Backup"});
}

}  // namespace sightline::engine::keywords
