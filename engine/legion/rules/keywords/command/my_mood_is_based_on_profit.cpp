// The unit keyword My Mood Is Based On Profit. Core Rulebook, Keyword Glossary. The program stores
// the unit card with X = 1. If X is greater, a lasting effect on the unit adds the difference.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

const LastingEffect* moodOf(const Battle& battle, const Bearer& bearer) {
    const auto& effects = battle.unit(bearer.unit).effects;
    const auto found = std::find_if(effects.begin(), effects.end(), [&](const LastingEffect& one) {
        return one.brings.source == nameOf(bearer.keyword);
    });
    return found == effects.end() ? nullptr : &*found;
}

// Replaces the letter X at the end of the keyword's parameter by the number `x`: "Dodge X" becomes
// "Dodge 3".
KeywordText withAmount(KeywordText keyword, int x) {
    keyword.parameter.pop_back();
    keyword.parameter += std::to_string(x);
    for (KeywordText::Gain& one : keyword.gains) one.amount = x;
    return keyword;
}

RuleGrant moodFor(const Battle& battle, const Bearer& bearer, int x) {
    RuleGrant mood{.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
    const UnitCard& card = *battle.unit(bearer.unit).whole;
    for (KeywordText one : card.keywords) {
        if (!one.printsX) continue;
        if (one.value) {
            one.value = x - 1;
            mood.keywords.push_back(std::move(one));
        } else {
            mood.loses.push_back(one);
            mood.keywords.push_back(withAmount(std::move(one), x));
        }
    }
    if (card.printsCourageX) mood.changes.courage = x - 1;
    return mood;
}

bool revealsCard(const Battle& battle, const Bearer& bearer, const CommandCardsRevealed&) {
    return battle.command(bearer.player).played != nullptr;
}

// X is the number of pips of the command card that the unit's player reveals, but at least 1.
Task<void> changeMood(Battle& battle, Bearer bearer, CommandCardsRevealed&) {
    const int x = std::max(1, battle.command(bearer.player).played->pips);
    if (const LastingEffect* before = moodOf(battle, bearer)) {
        const RuleGrant ended = before->brings;
        dropEffect(battle, bearer.unit, before->number);
        battle.record({.happening = Happening::effectEnded,
                       .message = say::effectEnds(named(ended)),
                       .citation = bearer.citation(),
                       .unit = bearer.unit});
    }
    if (x > 1) beginEffect(battle, bearer.unit, moodFor(battle, bearer, x), EffectDuration::game);
    co_return;
}

}  // namespace

KeywordRule myMoodIsBasedOnProfit() {
    return KeywordRule(Keyword::myMoodIsBasedOnProfit)
        .atInAnyOrder<CommandCardsRevealed>(changeMood, revealsCard);
}

}  // namespace sightline::engine::keywords
