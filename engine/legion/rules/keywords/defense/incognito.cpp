// The unit keyword Incognito. Core Rulebook, Keyword Glossary. The code only forbids the unit to
// provide Backup. The players apply the rest of the keyword by hand.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void provideNoBackup(const CurrentState&, const Bearer& provider, ProvideBackup& point) {
    point.providing.forbid(provider.reason(0));
}

}  // namespace

KeywordRule incognito() {
    return KeywordRule(Keyword::incognito)
        .holds<ProvideBackup, BorneBy::unit>(provideNoBackup)
        .inParts({"Backup"});
}

}  // namespace sightline::engine::keywords
