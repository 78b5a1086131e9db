#include <algorithm>
#include <utility>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/cards/divulge.h"
#include "engine/legion/rules/round/orders.h"
#include "engine/legion/rules/round/play_game.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

// The player secretly plays a command card facedown. The record does not name the card.
Task<void> selectAndPlayCommandCard(Battle& battle, Player player) {
    const Citation citation = battle.edition().places.selectCommandCard;
    if (!mayPlayCommandCards(battle, player)) {
        battle.record({.happening = Happening::commandCardPlayed,
                       .message = say::noCommanderLeft(),
                       .citation = citation,
                       .player = player});
        co_return;
    }
    if (!hasPlayableCard(battle, player)) {
        battle.record({.happening = Happening::commandCardPlayed,
                       .message = say::noCardPlayable(),
                       .citation = citation,
                       .player = player});
        co_return;
    }
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::playCommandCard, citation);
        asked.question.secret = true;
        for (int index : playableCards(battle, player)) {
            asked.question.options.push_back(CardInHand{index});
        }
        for (const CommandCard* card : battle.command(player).hand)
            asked.question.ids.push_back(card->id);
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const CardInHand* card = std::get_if<CardInHand>(&chosen);
    if (!card) co_return;
    CommandState& state = battle.command(player);
    state.played = state.hand[static_cast<std::size_t>(card->index)];
    state.hand.erase(state.hand.begin() + card->index);
    battle.record({.happening = Happening::commandCardPlayed,
                   .message = say::cardFacedown(),
                   .citation = citation,
                   .player = player});
}

// Both command cards are turned faceup at the same time.
Task<void> revealCommandCards(Battle& battle) {
    const Citation citation = battle.edition().places.commandCardEffects;
    for (Player player : bothPlayers) {
        CommandState& state = battle.command(player);
        if (!state.played) continue;
        state.faceup = true;
        battle.revelations.push_back(battle.answersTaken);
        battle.record({.happening = Happening::commandCardRevealed,
                       .message = say::printed(state.played->name),
                       .numbers = {{NumberId::pips, state.played->pips}},
                       .citation = citation,
                       .player = player});
    }
    CommandCardsRevealed all;
    co_await reach(battle, all);
    for (Player player : bothPlayers) {
        if (!battle.command(player).played) continue;
        CommandCardRevealed point{player, *battle.command(player).played};
        co_await reach(battle, point);
    }
}

// Resolves the effects of the card of the player `first`, then the effects of the other player's
// card.
Task<void> resolveCardEffects(Battle& battle, Player first) {
    for (Player player : {first, opponent(first)}) {
        if (!battle.command(player).played) continue;
        CommandCardEffect point{player, *battle.command(player).played};
        co_await reach(battle, point);
    }
}

// The blue player rolls a red defense die. If it shows a block, the blue player has priority;
// otherwise the red player has priority.
Task<Player> rollForPriority(Battle& battle, Citation citation) {
    std::vector<Die> die{Die::redDefense};
    Roll what{RollKind::priority, std::move(die), Player::blue, UnitId{}, citation};
    const std::vector<RolledDie> rolled = co_await roll(battle, std::move(what));
    co_return rolled.front().face == Face::block ? Player::blue : Player::red;
}

Ruling priorityRuling(Player player, Message why, const std::array<int, 2>& pips,
                      Citation citation) {
    Ruling ruling{.happening = Happening::priorityDetermined, .message = std::move(why)};
    ruling.numbers = {{NumberId::blue, pips[0]}, {NumberId::red, pips[1]}};
    ruling.citation = std::move(citation);
    ruling.player = player;
    return ruling;
}

// Determines priority. The player whose card has fewer pips has priority. If one player has no
// card, the other player has priority.
Task<void> determinePriority(Battle& battle) {
    const Citation citation = battle.edition().places.priority;
    const CommandCard* blue = battle.command(Player::blue).played;
    const CommandCard* red = battle.command(Player::red).played;
    const bool tied = blue && red && blue->pips == red->pips;
    DeterminePriority point{{blue ? blue->pips : 0, red ? red->pips : 0}, tied};
    if (blue && red) co_await reach(battle, point);
    Player winner = Player::blue;
    Message why = say::leastPips();
    if (!blue != !red) {
        winner = blue ? Player::blue : Player::red;
        why = say::onlyCard();
    } else if (blue && point.pips[0] != point.pips[1]) {
        winner = point.pips[0] < point.pips[1] ? Player::blue : Player::red;
    } else {
        winner = co_await rollForPriority(battle, citation);
        why = blue ? say::redDieBreaksTie() : say::redDieDecides();
    }
    battle.firstPlayer = winner;
    battle.priorityKnown = true;
    battle.record(priorityRuling(winner, why, point.pips, citation));
}

// True if the player may decline to nominate a commander for the card. If the card belongs to
// certain units, one of these units must be nominated.
bool mayNominateNobody(const CommandCard& card) { return card.belongsTo.empty(); }

// True if the player has a unit with Independent. For such a unit, an order may be a disadvantage.
// Keyword Glossary, Independent.
bool mayNotWantOrders(const Battle& battle, Player player) {
    const std::vector<UnitId> units = battle.unitsOf(player);
    return std::any_of(units.begin(), units.end(),
                       [&](UnitId id) { return battle.unit(id).card->has(Keyword::independent); });
}

// True if the game asks the player whether to nominate the only possible commander. Games of older
// versions nominate the only commander without a question, unless an order could harm a unit.
bool asksAboutOnlyOne(const Battle& battle, Player player) {
    if (battle.asks.loneCommander) return true;
    return battle.asks.loneCommanderInDoubt && mayNotWantOrders(battle, player);
}

Task<Option> chooseCommander(Battle& battle, const NominateCommander& point) {
    const Player player = point.player;
    const bool mayDecline = mayNominateNobody(*battle.command(player).played);
    const auto question = [&] {
        auto asked = asking<Choice>(player, Ask::nominateCommander, battle.edition().places.orders);
        for (UnitId id : point.candidates) {
            if (!battle.unit(id).defeated()) asked.question.options.push_back(id);
        }
        if (mayDecline) asked.question.options.push_back(Done{});
        asked.question.card = battle.command(player).played->id;
        return asked;
    };
    Option chosen = point.candidates.front();
    if (battle.asksEverything || point.candidates.size() > 1 ||
        (mayDecline && asksAboutOnlyOne(battle, player)))
        chosen = co_await ask(battle, question);
    co_return chosen;
}

Task<void> nominateCommander(Battle& battle, Player player) {
    CommandState& state = battle.command(player);
    if (!state.played) co_return;
    NominateCommander point{player, commandersFor(battle, player, *state.played)};
    co_await reach(battle, point);
    if (point.candidates.empty()) co_return;
    const Option chosen = co_await chooseCommander(battle, point);
    const UnitId* unit = std::get_if<UnitId>(&chosen);
    if (unit) state.commander = *unit;
    Ruling said{.happening = Happening::commanderNominated,
                .message = unit ? say::commanderNominated() : say::nobodyNominated(),
                .citation = battle.edition().places.orders};
    if (unit) said.unit = *unit;
    if (!unit) said.player = player;
    battle.record(std::move(said));
}

// Asks which units receive the orders of one part of the card. `issued` is the number of orders of
// this part that were issued before. If there are enough orders for all units, no question is
// asked.
Task<std::vector<Option>> chooseOrders(Battle& battle, Player player, const OrderPart& part,
                                       int issued) {
    const UnitId commander = battle.command(player).commander;
    const auto question = [&] {
        auto asked =
            asking<Selection>(player, Ask::issueOrders, battle.edition().places.orders, commander);
        for (UnitId id : unitsToOrder(battle, commander, part.filter)) {
            asked.question.options.push_back(id);
        }
        const int all = static_cast<int>(asked.question.options.size());
        const int able = part.count == 0 ? all : std::min(part.count - issued, all);
        asked.question.least = asked.question.most = able;
        asked.question.card = battle.command(player).played->id;
        return asked;
    };
    const Selection first = question();
    std::vector<Option> chosen = first.question.options;
    const bool isChoice = static_cast<int>(chosen.size()) > first.question.most;
    if (isChoice || (battle.asksEverything && !chosen.empty()))
        chosen = co_await ask(battle, question);
    co_return chosen;
}

// Issues the orders to the chosen units. Returns the number of units that received such an order. A
// chosen unit may have received another order in the meantime, for example by Coordinate.
Task<int> issueTo(Battle& battle, std::vector<Option> chosen, UnitId commander) {
    int issued = 0;
    for (const Option& one : chosen) {
        const UnitId unit = std::get<UnitId>(one);
        if (!battle.unit(unit).ordered) ++issued;
        co_await issueOrder(battle, unit, commander, battle.edition().places.orders, true);
    }
    co_return issued;
}

// Issues the orders of one part of the card, as many as possible. Returns their number.
Task<int> issuePart(Battle& battle, Player player, const OrderPart& part) {
    const CommandState& state = battle.command(player);
    int issued = 0;
    while (!state.commander.none() && !battle.unit(state.commander).defeated()) {
        std::vector<Option> chosen = co_await chooseOrders(battle, player, part, issued);
        const auto asked = static_cast<int>(chosen.size());
        const int now = co_await issueTo(battle, std::move(chosen), state.commander);
        issued += battle.asks.ordersAgain ? now : asked;
        if (part.count == 0 || now == asked || !battle.asks.ordersAgain) break;
    }
    co_return issued;
}

// Issues all orders of the command card. Orders that cannot be issued are lost.
Task<void> issueCardOrders(Battle& battle, Player player) {
    const Citation citation = battle.edition().places.orders;
    const CommandState& state = battle.command(player);
    for (const OrderPart& part : state.played->orders) {
        const int issued = co_await issuePart(battle, player, part);
        const int lost = part.count - issued;
        if (lost <= 0) continue;
        battle.record(
            {.happening = Happening::ordersLost,
             .message = state.commander.none() ? say::noCommanderToOrder() : say::nobodyToOrder(),
             .numbers = {{NumberId::orders, lost}},
             .citation = citation,
             .player = player});
    }
}

Task<void> issueOrders(Battle& battle, Player player) {
    StartOfIssueOrders start{player};
    co_await reach(battle, start, player);
    const CommandState& state = battle.command(player);
    if (state.played) co_await issueCardOrders(battle, player);
    IssueOrders point{player, state.commander};
    co_await reach(battle, point, player);
}

Task<void> createOrderPool(Battle& battle, Player player) {
    OrderPool pool = orderPoolOf(battle, player);
    CreateOrderPool point{player, pool};
    co_await reach(battle, point);
    battle.command(player).pool = pool;
    battle.record({.happening = Happening::orderPoolCreated,
                   .message = say::orderPool(),
                   .numbers = {{NumberId::tokens, pool.size()}},
                   .citation = battle.edition().places.orderPool,
                   .player = player});
}

// The NumberId under which the record stores the number of the player's units.
NumberId unitsOf(Player player) { return player == Player::blue ? NumberId::blue : NumberId::red; }

Task<void> createPassPool(Battle& battle, Player player) {
    const int own = static_cast<int>(battle.unitsOf(player).size());
    const int enemies = static_cast<int>(battle.unitsOf(opponent(player)).size());
    CreatePassPool point{player, passTokens(own, enemies)};
    co_await reach(battle, point);
    battle.command(player).passPool = point.tokens;
    if (point.tokens == 0) co_return;
    battle.record({.happening = Happening::passPoolCreated,
                   .message = say::passPool(),
                   .numbers = {{NumberId::tokens, point.tokens},
                               {unitsOf(player), own},
                               {unitsOf(opponent(player)), enemies}},
                   .citation = page(22, "Create the Pass Pool"),
                   .player = player});
}

// Returns the card Standing Orders to the hand at the end of the phase. It still counts as the card
// that was played in this round.
void returnCardsToHand(Battle& battle) {
    for (Player player : bothPlayers) {
        CommandState& state = battle.command(player);
        if (!state.played || !state.played->returnsToHand) continue;
        state.hand.push_back(state.played);
        state.returned = true;
        battle.record({.happening = Happening::commandCardsDone,
                       .message = say::returnsToHand(state.played->name),
                       .citation = battle.edition().places.commandCardEffects,
                       .player = player});
    }
}

}  // namespace

// Plays the Command Phase. Core Rulebook p. 21-22. Before priority is determined, no player has
// priority, and the blue player goes first (p. 6, Timing).
Task<void> commandPhase(Battle& battle) {
    battle.phase = Phase::command;
    battle.firstPlayer = Player::blue;
    battle.priorityKnown = false;
    co_await divulgeCommandCards(battle, DivulgeStep::commandPhase);
    StartOfCommandPhase start;
    co_await reach(battle, start);
    for (Player player : bothPlayers) co_await selectAndPlayCommandCard(battle, player);
    co_await revealCommandCards(battle);
    const bool effectsFirst = battle.edition().cardEffectsBeforePriority;
    if (effectsFirst) co_await resolveCardEffects(battle, Player::blue);
    co_await determinePriority(battle);
    if (!effectsFirst) co_await resolveCardEffects(battle, battle.priority());
    const Player first = battle.priority();
    co_await nominateCommander(battle, first);
    co_await nominateCommander(battle, opponent(first));
    co_await issueOrders(battle, first);
    co_await issueOrders(battle, opponent(first));
    for (Player player : bothPlayers) co_await createOrderPool(battle, player);
    if (battle.edition().passPool)
        for (Player player : bothPlayers) co_await createPassPool(battle, player);
    returnCardsToHand(battle);
    EndOfCommandPhase end;
    co_await reach(battle, end);
    returnDivulgedCards(battle, DivulgeStep::commandPhase);
}

}  // namespace sightline::engine
