// The unit keyword Prepared Position. Core Rulebook, Keyword Glossary; p. 20 (Deploy in Prepared
// Positions).
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

// The unit may deploy in setup. It then gains a dodge token.
void deployInSetup(const CurrentState&, const Bearer& bearer, DeployPrepared& point) {
    point.deploying.allow(bearer.reason(0));
    point.dodge.add(bearer.reason(1));
}

}  // namespace

KeywordRule preparedPosition() {
    return KeywordRule(Keyword::preparedPosition)
        .holds<DeployPrepared, BorneBy::unit>(deployInSetup);
}

}  // namespace sightline::engine::keywords
