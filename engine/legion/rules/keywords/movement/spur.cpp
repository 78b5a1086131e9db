// The unit keyword Spur. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/unit_now.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The rules read `FastestSpeed` to decide whether the unit can make a Move at all.
void couldSpur(const CurrentState& now, const Bearer& bearer, FastestSpeed& point) {
    if (takesSuppression(*now.unit(bearer.unit).card))
        point.speed = std::max(point.speed, std::min(point.speed + 1, speedLimits.most));
}

// A Pivot uses no speed, and a Climb has at most Speed 1. The game does not offer the keyword if
// the Speed cannot rise, or if immobilize tokens still reduce it to 0.
bool spurs(const Battle& battle, const Bearer& bearer, const DetermineSpeed& point) {
    const UnitState& unit = battle.unit(bearer.unit);
    const bool usesSpeed =
        point.kind != geometry::MoveKind::pivot && point.kind != geometry::MoveKind::climb;
    return point.unit == bearer.unit && usesSpeed && point.speed < speedLimits.most &&
           takesSuppression(*unit.card) &&
           point.speed + 1 - point.reduced > unit.tokens[Token::immobilize];
}

// True if the Speed of this Move would be 0 without the keyword. The unit must then use the
// keyword.
bool mustSpur(const Battle& battle, const DetermineSpeed& point) {
    return point.speed - point.reduced <= battle.unit(point.unit).tokens[Token::immobilize];
}

Task<void> spurOn(Battle& battle, Bearer bearer, DetermineSpeed& point) {
    bool used = mustSpur(battle, point);
    if (!used) used = co_await chooseToUse(battle, bearer);
    if (!used) co_return;
    co_await gainTokens(battle, bearer.unit, Token::suppression, 1, bearer.citation());
    ++point.speed;
}

}  // namespace

KeywordRule spur() {
    return KeywordRule(Keyword::spur)
        .holds<FastestSpeed, BorneBy::unit>(couldSpur)
        .at<DetermineSpeed>(spurOn, spurs);
}

}  // namespace sightline::engine::keywords
