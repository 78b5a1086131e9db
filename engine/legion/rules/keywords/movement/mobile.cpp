// The unit keyword Mobile. Core Rulebook, Keyword Glossary (Mobile, Compulsory Move).
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/keywords/movement/compulsory_moves.h"

namespace sightline::engine::keywords {
namespace {

void rollForwards(const CurrentState& now, const Bearer& bearer, MovementAbilities& point) {
    if (point.kind == geometry::MoveKind::reverse) point.allowed = false;
    skipRotation(now, bearer, point);
}

}  // namespace

KeywordRule mobile() {
    return KeywordRule(Keyword::mobile)
        .at<StartOfMakeActions>(offerToGoFirst, mayGoFirst)
        .at<EndOfMakeActions>(goLast, goesLast)
        .holds<MovementAbilities, BorneBy::unit>(rollForwards)
        .holds<CarryAssets, BorneBy::unit>(slowDownWithAssets);
}

}  // namespace sightline::engine::keywords
