// The unit keyword Claim. Core Rulebook p. 19, Claiming Asset Objective Tokens: the free action
// that missions grant to units.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

void mayClaim(const CurrentState&, const Bearer& bearer, MayClaimAssets& point) {
    point.claiming.allow(bearer.reason(0));
}

}  // namespace

KeywordRule claim() {
    return KeywordRule(Keyword::claim)
        .holds<MayClaimAssets, BorneBy::unit>(mayClaim)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
