// The keyword Agile X. Core Rulebook, Keyword Glossary.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// True after a Move action that is a Standard Move. Reverse and strafe moves are also Standard
// Moves (p. 39, Strafe Move). Climbs and pivots are not Standard Moves.
bool movedAgilely(const Battle&, const Bearer& bearer, const MoveResolved& point) {
    const bool standard =
        point.kind != geometry::MoveKind::climb && point.kind != geometry::MoveKind::pivot;
    return point.unit == bearer.unit && point.isAction && standard;
}

Task<void> gainDodge(Battle& battle, Bearer bearer, MoveResolved&) {
    co_await gainTokens(battle, bearer.unit, Token::dodge, bearer.x, bearer.citation());
}

}  // namespace

KeywordRule agile() {
    return KeywordRule(Keyword::agile, {.value = true})
        .atInOrder<MoveResolved>(talk::Ordering::gains, gainDodge, movedAgilely);
}

}  // namespace sightline::engine::keywords
