// The unit keyword We're Not Regs. Core Rulebook, Keyword Glossary. The code only forbids Backup
// for the unit. The players apply the tokens of this keyword by hand.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void getNoBackup(const CurrentState&, const Bearer& defender, BenefitFromBackup& point) {
    point.benefiting.forbid(defender.reason(0));
}

}  // namespace

KeywordRule wereNotRegs() {
    return KeywordRule(Keyword::wereNotRegs)
        .holds<BenefitFromBackup, BorneBy::unit>(getNoBackup)
        .inParts({"Backup"});
}

}  // namespace sightline::engine::keywords
