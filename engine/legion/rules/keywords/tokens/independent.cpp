// The unit keyword Independent: Token X/Action. Core Rulebook, Keyword Glossary. Each instance of
// the keyword acts by itself.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/named_actions.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::keywords {
namespace {

using Gain = KeywordText::Gain;
using Gains = std::vector<Gain>;

std::optional<Token> tokenOf(const Gain& gain) {
    const auto found = std::find_if(tokenTable.begin(), tokenTable.end(),
                                    [&](const TokenKind& one) { return gain.what == one.json; });
    return found == tokenTable.end() ? std::nullopt : std::optional(found->token);
}

// The actions that `gain` allows. `gain` is one part of the keyword's text. "Move" allows all kinds
// of Move; any other name allows only this action.
std::vector<Action> actionsOf(const Gain& gain) {
    const Action action = actionNamed(gain.what).value_or(Action::finish);
    if (action == Action::move) return {moveActions.begin(), moveActions.end()};
    return {action};
}

bool isPossible(const Battle& battle, UnitId unit, const Gain& gain) {
    if (const auto token = tokenOf(gain)) return roomFor(battle.unit(unit), *token) > 0;
    const std::vector<Action> actions = actionsOf(gain);
    return std::any_of(actions.begin(), actions.end(), [&](Action one) {
        return isLegalAction(battle, {.unit = unit, .action = one, .isFree = true});
    });
}

// The choices that an instance of the keyword gives to the player. Tokens and actions that are
// impossible now are left out.
std::vector<Gains> choicesOf(const Battle& battle, UnitId unit, const KeywordText& keyword) {
    std::vector<Gains> choices;
    Gains possible = keyword.gains;
    std::erase_if(possible, [&](const Gain& one) { return !isPossible(battle, unit, one); });
    if (keyword.gainsAll && !possible.empty()) return {possible};
    for (const Gain& one : possible) choices.push_back({one});
    return choices;
}

std::vector<KeywordText> instancesOf(const Battle& battle, const Bearer& bearer) {
    std::vector<KeywordText> instances = battle.unit(bearer.unit).card->keywords;
    std::erase_if(instances, [&](const KeywordText& one) { return !one.is(bearer.keyword); });
    return instances;
}

Message wordsOf(const Gains& gains) {
    const auto wordOf = [](const Gain& gain) {
        const auto token = tokenOf(gain);
        return token ? say::gainIt(gain.amount, say::tokenWord(*token))
                     : say::actionName(actionsOf(gain).front());
    };
    Message all = wordOf(gains.front());
    for (std::size_t i = 1; i < gains.size(); ++i) all = say::bothOf(all, wordOf(gains[i]));
    return all;
}

// True if an instance of the keyword gives the player a choice that `isWanted` accepts.
bool hasChoice(const Battle& battle, const Bearer& bearer, bool (*isWanted)(const Gains&)) {
    const UnitState& unit = battle.unit(bearer.unit);
    if (unit.ordered || unit.activated) return false;
    const std::vector<KeywordText> instances = instancesOf(battle, bearer);
    return std::any_of(instances.begin(), instances.end(), [&](const KeywordText& one) {
        const std::vector<Gains> choices = choicesOf(battle, bearer.unit, one);
        return std::any_of(choices.begin(), choices.end(), isWanted);
    });
}

bool includesMove(const Gains& gains) {
    return std::any_of(gains.begin(), gains.end(), [](const Gain& one) {
        return !tokenOf(one) && isMove(actionsOf(one).front());
    });
}

bool moves(const Battle& battle, const Bearer& bearer, const StartOfActivationPhase&) {
    return hasChoice(battle, bearer, includesMove);
}

bool actsInPlace(const Battle& battle, const Bearer& bearer, const StartOfActivationPhase& point) {
    return !moves(battle, bearer, point) &&
           hasChoice(battle, bearer, [](const Gains&) { return true; });
}

// Asks the player for one of the choices. If the only choice is an action, no question is asked
// here, because the player can decline the free action later.
Task<int> choose(Battle& battle, Bearer bearer, std::vector<Gains> choices) {
    if (choices.size() == 1 && !tokenOf(choices.front().front())) co_return 0;
    Messages texts;
    for (const Gains& one : choices) texts.push_back(wordsOf(one));
    const int chosen = co_await chooseText(battle, bearer, std::move(texts), true);
    co_return chosen;
}

Task<void> takeGains(Battle& battle, Bearer bearer, Gains gains) {
    for (const Gain& one : gains) {
        if (const auto token = tokenOf(one)) {
            co_await gainTokens(battle, bearer.unit, *token, one.amount, bearer.citation());
            continue;
        }
        const ActionOrder order{.unit = bearer.unit, .isFree = true};
        ActionSource giver = actionSourceOf(battle, bearer);
        co_await offerFreeAction(battle, order, actionsOf(one), std::move(giver));
    }
}

Task<void> actAlone(Battle& battle, Bearer bearer, StartOfActivationPhase&) {
    for (const KeywordText& one : instancesOf(battle, bearer)) {
        const std::vector<Gains> choices = choicesOf(battle, bearer.unit, one);
        if (choices.empty()) continue;
        const int chosen = co_await choose(battle, bearer, choices);
        if (chosen < 0) continue;
        co_await takeGains(battle, bearer, choices[static_cast<std::size_t>(chosen)]);
    }
}

}  // namespace

KeywordRule independent() {
    return KeywordRule(Keyword::independent, {.parameter = true})
        .atInOrder<StartOfActivationPhase>(talk::Ordering::moves, actAlone, moves)
        .atInAnyOrder<StartOfActivationPhase>(actAlone, actsInPlace);
}

}  // namespace sightline::engine::keywords
