#include "engine/legion/rules/cards/divulge.h"

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/missions.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

using Cards = std::vector<const CommandCard*>;

Citation rule() { return page(60, "Divulge"); }

bool contains(const Cards& cards, const CommandCard& card) {
    return std::find(cards.begin(), cards.end(), &card) != cards.end();
}

Phase phaseOf(DivulgeStep step) {
    switch (step) {
        case DivulgeStep::resolveSetupEffects:
            return Phase::setup;
        case DivulgeStep::commandPhase:
            return Phase::command;
        case DivulgeStep::activationPhase:
            return Phase::activation;
        case DivulgeStep::endPhase:
            return Phase::end;
    }
    return Phase::setup;
}

bool isFirst(const Battle& battle, DivulgeStep step) {
    return battle.phase == phaseOf(step) &&
           (step == DivulgeStep::resolveSetupEffects || battle.round == 1);
}

bool staysInPlay(const CommandCard& card) {
    return card.permanent && !card.divulge->selectedInRound1;
}

// The indices of the cards in the hand that the player may divulge now.
std::vector<int> divulgeable(const Battle& battle, Player player, DivulgeStep step) {
    const Cards& hand = battle.command(player).hand;
    std::vector<int> indices;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (hand[i]->divulge && hand[i]->divulge->at == step)
            indices.push_back(static_cast<int>(i));
    return indices;
}

bool mustDivulge(const Battle& battle, Player player, const std::vector<int>& indices) {
    const Cards& hand = battle.command(player).hand;
    return std::any_of(indices.begin(), indices.end(), [&](int one) {
        return hand[static_cast<std::size_t>(one)]->divulge->mandatory;
    });
}

Task<Option> chooseCard(Battle& battle, Player player, DivulgeStep step) {
    const auto question = [&battle, player, step] {
        auto asked = asking<Choice>(player, Ask::divulgeCommandCard, rule());
        asked.question.secret = true;
        const std::vector<int> cards = divulgeable(battle, player, step);
        for (int index : cards) asked.question.options.push_back(CardInHand{index});
        if (!mustDivulge(battle, player, cards)) asked.question.options.push_back(Done{});
        for (const CommandCard* card : battle.command(player).hand)
            asked.question.ids.push_back(card->id);
        return asked;
    };
    const Choice first = question();
    Option chosen = first.question.options.front();
    if (first.question.options.size() > 1 || battle.asksEverything)
        chosen = co_await ask(battle, question);
    co_return chosen;
}

Task<void> reveal(Battle& battle, Player player, int index) {
    CommandState& state = battle.command(player);
    const CommandCard* card = state.hand[static_cast<std::size_t>(index)];
    state.hand.erase(state.hand.begin() + index);
    state.permanent.push_back(card);
    state.divulged.push_back(card);
    battle.revelations.push_back(battle.answersTaken);
    battle.record({.happening = Happening::keywordActed,
                   .message = say::isDivulged(card->name),
                   .citation = rule(),
                   .player = player});
    CardDivulged point{player, *card};
    co_await reach(battle, point, player);
}

Task<void> divulgeCardsOf(Battle& battle, Player player, DivulgeStep step) {
    while (!divulgeable(battle, player, step).empty()) {
        const Option chosen = co_await chooseCard(battle, player, step);
        const CardInHand* card = std::get_if<CardInHand>(&chosen);
        if (!card) co_return;
        co_await reveal(battle, player, card->index);
    }
}

}  // namespace

Task<void> divulgeCommandCards(Battle& battle, DivulgeStep step) {
    if (!battle.asks.divulge || !isFirst(battle, step)) co_return;
    for (Player player : bothPlayers) co_await divulgeCardsOf(battle, player, step);
}

void returnDivulgedCards(Battle& battle, DivulgeStep step) {
    if (!battle.asks.divulge || !isFirst(battle, step)) return;
    for (Player player : bothPlayers) {
        CommandState& state = battle.command(player);
        for (const CommandCard* card : state.divulged) {
            if (!isOnlyRevealed(battle, player, *card)) continue;
            std::erase(state.permanent, card);
            state.hand.push_back(card);
            battle.record({.happening = Happening::commandCardsDone,
                           .message = say::returnsToHand(card->name),
                           .citation = rule(),
                           .player = player});
        }
    }
}

bool wasDivulged(const Battle& battle, Player player, const CommandCard& card) {
    return contains(battle.command(player).divulged, card);
}

bool isOnlyRevealed(const Battle& battle, Player player, const CommandCard& card) {
    return wasDivulged(battle, player, card) && isFirst(battle, card.divulge->at) &&
           contains(battle.command(player).permanent, card) && !staysInPlay(card);
}

}  // namespace sightline::engine
