// The unit keyword Stationary. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void onlyPivot(const CurrentState&, const Bearer&, MovementAbilities& point) {
    if (point.kind != geometry::MoveKind::pivot) point.allowed = false;
}

// A unit that may deploy in a prepared position must do so. This rule also acts in games in which
// the players apply the rest of the keyword by hand.
void mustDeployInSetup(const CurrentState&, const Bearer& bearer, DeployPrepared& point) {
    point.must = bearer.reason(0);
}

}  // namespace

KeywordRule stationary() {
    return KeywordRule(Keyword::stationary)
        .holds<MovementAbilities, BorneBy::unit>(onlyPivot)
        .holdsEvenByHand<DeployPrepared>(mustDeployInSetup)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
