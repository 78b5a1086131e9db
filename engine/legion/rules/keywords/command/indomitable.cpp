// The unit keyword Indomitable. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

bool rallies(const Battle&, const Bearer& bearer, const Rally& point) {
    return point.unit == bearer.unit && point.dice > 0;
}

Task<void> rollRedDice(Battle& battle, Bearer bearer, Rally& point) {
    point.die = Die::redDefense;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::ralliesWithRedDice(),
                   .numbers = {{NumberId::dice, point.dice}},
                   .citation = bearer.citation(),
                   .unit = bearer.unit});
    co_return;
}

}  // namespace

KeywordRule indomitable() {
    return KeywordRule(Keyword::indomitable).atInAnyOrder<Rally>(rollRedDice, rallies);
}

}  // namespace sightline::engine::keywords
