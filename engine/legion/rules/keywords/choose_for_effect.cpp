#include "engine/legion/rules/keywords/choose_for_effect.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/free_action.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/offered_texts.h"
#include "engine/legion/rules/asking/offered_units.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine::keywords {
namespace {

// Makes a question that a keyword asks. The first two `names` of the question are the name and the
// text of the keyword.
template <class Kind>
Kind askedBy(const Battle& battle, const Bearer& bearer) {
    const ActionSource giver = actionSourceOf(battle, bearer);
    Kind asked = asking<Kind>(bearer.player, Ask::chooseForEffect, giver.citation, bearer.unit);
    asked.question.names = {giver.name, giver.help};
    asked.question.keyword = giver.keyword;
    return asked;
}

}  // namespace

// A single candidate that the player may not decline is chosen without a question.
static Task<UnitId> chooseUnitOr(Battle& battle, Bearer bearer,
                                 std::function<std::vector<UnitId>(const Battle&)> candidates,
                                 bool mayDecline) {
    const auto question = [&] {
        auto asked = askedBy<Choice>(battle, bearer);
        for (UnitId one : candidates(battle)) asked.question.options.push_back(one);
        if (mayDecline && !asked.question.options.empty()) asked.question.options.push_back(Done{});
        return asked;
    };
    const Choice first = question();
    if (first.question.options.empty()) co_return UnitId{};
    Option chosen = first.question.options.front();
    if (first.question.options.size() > 1) chosen = co_await ask(battle, question, first);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    co_return unit ? *unit : UnitId{};
}

Task<UnitId> chooseUnit(Battle& battle, Bearer bearer,
                        std::function<std::vector<UnitId>(const Battle&)> candidates) {
    return chooseUnitOr(battle, bearer, std::move(candidates), true);
}

Task<bool> chooseToUse(Battle& battle, Bearer bearer) {
    const auto itself = [unit = bearer.unit](const Battle& now) {
        return now.unit(unit).defeated() ? std::vector<UnitId>{} : std::vector<UnitId>{unit};
    };
    const UnitId chosen = co_await chooseUnit(battle, bearer, itself);
    co_return !chosen.none();
}

Task<UnitId> chooseOneUnit(Battle& battle, Bearer bearer,
                           std::function<std::vector<UnitId>(const Battle&)> candidates) {
    return chooseUnitOr(battle, bearer, std::move(candidates), false);
}

Task<std::vector<UnitId>> chooseUnits(Battle& battle, Bearer bearer,
                                      std::function<std::vector<UnitId>(const Battle&)> candidates,
                                      int least, int most) {
    const auto question = [&] {
        auto asked = askedBy<Selection>(battle, bearer);
        offerUnits(asked.question, candidates(battle), least, most);
        return asked;
    };
    const Selection first = question();
    std::vector<Option> chosen = first.question.options;
    if (static_cast<int>(chosen.size()) > least) chosen = co_await ask(battle, question, first);
    co_return unitsChosen(chosen);
}

Task<MiniId> chooseMiniature(Battle& battle, Bearer bearer,
                             std::function<std::vector<MiniId>(const Battle&)> candidates) {
    const auto question = [&] {
        auto asked = askedBy<Choice>(battle, bearer);
        for (MiniId one : candidates(battle)) asked.question.options.push_back(one);
        return asked;
    };
    const Choice first = question();
    if (first.question.options.empty()) co_return MiniId{};
    Option chosen = first.question.options.front();
    if (first.question.options.size() > 1) chosen = co_await ask(battle, question, first);
    const MiniId* mini = std::get_if<MiniId>(&chosen);
    co_return mini ? *mini : MiniId{};
}

Task<std::vector<int>> chooseCards(Battle& battle, Bearer bearer, std::vector<WhichCard> cards,
                                   int most) {
    const auto question = [&] {
        auto asked = askedBy<Selection>(battle, bearer);
        asked.question.ids.resize(asked.question.names.size());
        for (const WhichCard& one : cards) {
            asked.question.options.push_back(
                EffectName{static_cast<int>(asked.question.names.size())});
            asked.question.names.push_back(one.name);
            asked.question.ids.push_back(one.id);
        }
        asked.question.least = 0;
        asked.question.most = std::min(most, static_cast<int>(cards.size()));
        return asked;
    };
    std::vector<int> places;
    if (cards.empty() || most <= 0) co_return places;
    const std::vector<Option> chosen = co_await ask(battle, question);
    for (const Option& one : chosen) {
        const EffectName* named = std::get_if<EffectName>(&one);
        if (named) places.push_back(named->name - namesBeforeTexts);
    }
    co_return places;
}

Task<std::vector<std::size_t>> chooseDice(Battle& battle, Bearer bearer, std::size_t dice,
                                          int most) {
    const auto question = [&] {
        auto asked = askedBy<Selection>(battle, bearer);
        for (std::size_t i = 0; i < dice; ++i)
            asked.question.options.push_back(DieIndex{static_cast<int>(i)});
        asked.question.least = 0;
        asked.question.most = std::min(most, static_cast<int>(dice));
        return asked;
    };
    std::vector<std::size_t> places;
    if (dice == 0 || most <= 0) co_return places;
    const std::vector<Option> chosen = co_await ask(battle, question);
    for (const Option& one : chosen) {
        const DieIndex* die = std::get_if<DieIndex>(&one);
        if (die) places.push_back(static_cast<std::size_t>(die->index));
    }
    co_return places;
}

Task<int> chooseText(Battle& battle, Bearer bearer, Messages texts, bool mayDecline) {
    const auto question = [&] {
        auto asked = askedBy<Choice>(battle, bearer);
        offerTexts(asked.question, texts, mayDecline);
        return asked;
    };
    if (texts.size() == 1 && !mayDecline) co_return 0;
    const Option chosen = co_await ask(battle, question);
    co_return textChosen(chosen);
}

Task<int> chooseNumber(Battle& battle, Bearer bearer, Message what,
                       std::function<int(const Battle&)> most, int least) {
    const auto question = [&] {
        auto asked = askedBy<HowMany>(battle, bearer);
        asked.what = what;
        asked.question.words = {say::printed(asked.question.names[0]), {}, what};
        asked.question.names.push_back(english(what));
        asked.question.most = most(battle);
        asked.question.least = std::min(least, asked.question.most);
        return asked;
    };
    const int chosen = co_await ask(battle, question);
    co_return chosen;
}

}  // namespace sightline::engine::keywords
