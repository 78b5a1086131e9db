// The unit keyword Full Pivot. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

constexpr geometry::Degrees wholeCircle{180.0};  // 180 degrees to each side

void pivotAllTheWay(const CurrentState&, const Bearer&, MovementAbilities& point) {
    if (point.kind == geometry::MoveKind::pivot) point.terms.maxTurn = wholeCircle;
}

}  // namespace

KeywordRule fullPivot() {
    return KeywordRule(Keyword::fullPivot)
        .holds<MovementAbilities, BorneBy::unit>(pivotAllTheWay)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
