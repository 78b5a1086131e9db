// The unit keyword Stationary. Core Rulebook, Keyword Glossary. The code only requires the unit to
// deploy in setup. The players apply the rest of the keyword by hand.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// A unit that may deploy in a prepared position must do so.
void mustDeployInSetup(const CurrentState&, const Bearer& bearer, DeployPrepared& point) {
    point.must = bearer.reason(0);
}

}  // namespace

KeywordRule stationary() {
    return KeywordRule(Keyword::stationary)
        .holds<DeployPrepared, BorneBy::unit>(mustDeployInSetup)
        .inParts({"Must Deploy"});
}

}  // namespace sightline::engine::keywords
