#include "engine/legion/rules/cards/card_questions.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/offered_texts.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

template <class Kind = Choice>
Kind askedBy(const CardInPlay& card, UnitId unit) {
    Kind asked = asking<Kind>(card.player, Ask::chooseForEffect, card.citation(), unit);
    asked.question.names = {card.name, card.text};
    asked.question.card = card.id;
    return asked;
}

}  // namespace

Task<UnitId> chooseUnit(Battle& battle, CardInPlay card, UnitId unit, Candidates candidates,
                        bool mayDecline) {
    const auto question = [&] {
        Choice asked = askedBy(card, unit);
        for (UnitId one : candidates(battle)) asked.question.options.push_back(one);
        if (mayDecline && !asked.question.options.empty()) asked.question.options.push_back(Done{});
        return asked;
    };
    const Choice first = question();
    if (first.question.options.empty()) co_return UnitId{};
    const Option chosen = co_await ask(battle, question, first);
    const UnitId* one = std::get_if<UnitId>(&chosen);
    co_return one ? *one : UnitId{};
}

Task<MiniId> chooseMiniature(Battle& battle, CardInPlay card, UnitId unit,
                             MiniCandidates candidates) {
    const auto question = [&] {
        Choice asked = askedBy(card, unit);
        asked.question.player = battle.unit(unit).player;
        for (MiniId one : candidates(battle)) asked.question.options.push_back(one);
        return asked;
    };
    const Choice first = question();
    if (first.question.options.empty()) co_return MiniId{};
    if (first.question.options.size() == 1) co_return std::get<MiniId>(first.question.options[0]);
    const Option chosen = co_await ask(battle, question, first);
    const MiniId* one = std::get_if<MiniId>(&chosen);
    co_return one ? *one : MiniId{};
}

Task<std::vector<std::size_t>> chooseDice(Battle& battle, CardInPlay card, UnitId unit,
                                          std::size_t dice, int most) {
    const auto question = [&] {
        Selection asked = askedBy<Selection>(card, unit);
        for (std::size_t i = 0; i < dice; ++i)
            asked.question.options.push_back(DieIndex{static_cast<int>(i)});
        asked.question.least = 0;
        asked.question.most = std::min(most, static_cast<int>(dice));
        return asked;
    };
    const std::vector<Option> chosen = co_await ask(battle, question);
    std::vector<std::size_t> places;
    for (const Option& one : chosen) {
        if (const DieIndex* die = std::get_if<DieIndex>(&one))
            places.push_back(static_cast<std::size_t>(die->index));
    }
    co_return places;
}

Task<int> chooseText(Battle& battle, CardInPlay card, UnitId unit, Messages texts,
                     bool mayDecline) {
    if (texts.size() == 1 && !mayDecline) co_return 0;
    const auto question = [&] {
        Choice asked = askedBy(card, unit);
        offerTexts(asked.question, texts, mayDecline);
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    co_return textChosen(chosen);
}

Task<bool> wantsToUse(Battle& battle, CardInPlay card, UnitId unit) {
    Messages texts{say::useCard(card.name)};
    const int chosen = co_await chooseText(battle, std::move(card), unit, std::move(texts), true);
    co_return chosen == 0;
}

void useCard(Battle& battle, const CardInPlay& card) {
    if (card.unit.none()) return;
    for (EquippedCard& one : battle.unit(card.unit).cards) {
        if (one.id == card.id && one.state == EquippedCard::State::ready)
            battle.use(card.unit, one);
    }
}

ActionSource actionSourceOf(const CardInPlay& card) {
    ActionSource giver{.name = card.name, .help = card.text, .citation = card.citation()};
    giver.card = card.id;
    return giver;
}

}  // namespace sightline::engine::cards
