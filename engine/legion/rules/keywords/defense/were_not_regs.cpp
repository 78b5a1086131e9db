// The unit keyword We're Not Regs. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit spends no tokens of other Clone Trooper units, and they spend none of its tokens.
void keepApart(const CurrentState&, const Bearer& bearer, ShareWithClones& point) {
    point.sharing.forbid(bearer.reason(0));
}

void getNoBackup(const CurrentState&, const Bearer& defender, BenefitFromBackup& point) {
    point.benefiting.forbid(defender.reason(0));
}

}  // namespace

KeywordRule wereNotRegs() {
    return KeywordRule(Keyword::wereNotRegs)
        .holds<ShareWithClones, BorneBy::unit>(keepApart)
        .holdsEvenByHand<BenefitFromBackup>(getNoBackup)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
