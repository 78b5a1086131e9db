// The command card ISB Investigation. When the card is revealed, its player names a number. The
// opponent then sets aside faceup all command cards in hand that have this number of pips. The card
// stays in play until the opponent has played a card in a later round; then the cards return to the
// hand.
#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/words/army_cards.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::cards {
namespace {

using Cards = std::vector<const CommandCard*>;

/// Command cards have 0 to 4 printed pips. The player may name any of these numbers, whatever cards
/// are in the opponent's hand, because the hand is secret.
constexpr int mostPips = 4;

template <class Point>
bool isAbout(const CardInPlay& card, const Point& point) {
    return point.player == card.player && point.card.id == card.id;
}

bool mayName(const Battle& battle, const CardInPlay& card, const CommandCardRevealed& point) {
    return isAbout(card, point) && !battle.command(opponent(card.player)).hand.empty();
}

// Moves the cards with `pips` pips from the opponent's hand to the cards that are set aside.
// Returns the names of the cards.
Messages setAside(CommandState& state, int pips) {
    const auto aside = std::stable_partition(state.hand.begin(), state.hand.end(),
                                             [&](const auto* one) { return one->pips != pips; });
    Messages names;
    for (auto one = aside; one != state.hand.end(); ++one)
        names.push_back(say::printed((*one)->name));
    std::move(aside, state.hand.end(), std::back_inserter(state.setAside));
    state.hand.erase(aside, state.hand.end());
    return names;
}

Task<void> nameNumber(Battle& battle, CardInPlay card, CommandCardRevealed&) {
    Messages texts;
    for (int pips = 0; pips <= mostPips; ++pips)
        texts.push_back(pips == 1 ? say::onePip() : say::pips(pips));
    const int pips = co_await chooseText(battle, card, UnitId{}, std::move(texts), false);
    if (!isInPlay(battle, card)) co_return;
    Messages names = setAside(battle.command(opponent(card.player)), pips);
    battle.revelations.push_back(battle.answersTaken);
    Message result = names.empty()
                         ? say::noCardSetAside(card.name, pips)
                         : say::cardsSetAside(card.name, pips, say::list(std::move(names)));
    battle.record({.happening = Happening::keywordActed,
                   .message = std::move(result),
                   .numbers = {{NumberId::pips, pips}},
                   .citation = card.citation(),
                   .player = card.player});
}

bool isOfThisRound(const Battle&, const CardInPlay& card, const DiscardCommandCard& point) {
    return isAbout(card, point);
}

Task<void> stayInPlay(Battle&, CardInPlay, DiscardCommandCard& point) {
    point.kept = true;
    co_return;
}

// True if the card was played in an earlier round, and the opponent has played a card in this
// round.
bool isOver(const Battle& battle, const CardInPlay& card, const CommandCardsRevealed&) {
    const Cards& earlier = battle.command(card.player).permanent;
    return std::find(earlier.begin(), earlier.end(), card.command) != earlier.end() &&
           battle.command(opponent(card.player)).played;
}

void recordDone(Battle& battle, const CardInPlay& card, Player player, Message message) {
    battle.record({.happening = Happening::commandCardsDone,
                   .message = std::move(message),
                   .citation = card.citation(),
                   .player = player});
}

Task<void> returnCards(Battle& battle, CardInPlay card, CommandCardsRevealed&) {
    const Player other = opponent(card.player);
    CommandState& state = battle.command(other);
    for (const CommandCard* one : std::exchange(state.setAside, {})) {
        state.hand.push_back(one);
        recordDone(battle, card, other, say::returnsToHand(one->name));
    }
    CommandState& own = battle.command(card.player);
    std::erase(own.permanent, card.command);
    own.discarded.push_back(card.command);
    recordDone(battle, card, card.player, say::isDiscarded(card.name));
    co_return;
}

}  // namespace

CardRule isbInvestigation() {
    return CardRule(CardRule::Kind::command, "isb-investigation")
        .at<CommandCardRevealed>(nameNumber, mayName)
        .at<DiscardCommandCard>(stayInPlay, isOfThisRound)
        .at<CommandCardsRevealed>(returnCards, isOver);
}

}  // namespace sightline::engine::cards
