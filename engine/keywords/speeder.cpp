// Speeder X. Core Rulebook, Keyword Glossary, with Compulsory Move. What it moves over and its
// first rotation: moveTermsOf; its limits with assets: engine/mission/asset_limits.h.
#include <algorithm>

#include "engine/activation/free_action.h"
#include "engine/keywords/keyword_rule.h"
#include "engine/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

ActionOrder compulsoryMove(const Bearer& bearer) {
    return {.unit = bearer.unit, .action = Action::compulsoryMove, .isFree = true};
}

bool owesCompulsoryMove(const Battle& battle, const Bearer& bearer, UnitId acting) {
    if (acting != bearer.unit || !isActivating(battle, acting)) return false;
    const auto& made = battle.activation->made;
    return battle.unit(acting).onTable() &&
           std::find(made.begin(), made.end(), Action::compulsoryMove) == made.end();
}

bool mayGoFirst(const Battle& battle, const Bearer& bearer, const StartOfMakeActions& point) {
    return !point.panicked && owesCompulsoryMove(battle, bearer, point.unit) &&
           isLegalAction(battle, compulsoryMove(bearer));
}

Task<void> offerToGoFirst(Battle& battle, Bearer bearer, StartOfMakeActions&) {
    const std::vector<Action> first{Action::compulsoryMove};
    co_await offerFreeAction(battle, compulsoryMove(bearer), first, giverOf(battle, bearer));
}

bool goesLast(const Battle& battle, const Bearer& bearer, const EndOfMakeActions& point) {
    return owesCompulsoryMove(battle, bearer, point.unit);
}

// It must: where no such Move is possible, the record says so.
Task<void> goLast(Battle& battle, Bearer bearer, EndOfMakeActions&) {
    co_await makeFreeAction(battle, compulsoryMove(bearer), bearer.citation());
}

}  // namespace

KeywordRule speeder() {
    return KeywordRule(Keyword::speeder, {.value = true})
        .at<StartOfMakeActions>(offerToGoFirst, mayGoFirst)
        .at<EndOfMakeActions>(goLast, goesLast);
}

}  // namespace sightline::engine::keywords
