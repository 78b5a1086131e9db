// Entourage: Unit (unit). Core Rulebook, Keyword Glossary. Army building checks its ranks; the
// players apply its orders.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit that the keyword names provides Backup to the bearer and may have any rank.
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
