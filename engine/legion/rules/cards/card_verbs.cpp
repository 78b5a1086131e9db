#include "engine/legion/rules/cards/card_verbs.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/mission/smoke.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/point_places.h"
#include "engine/legion/rules/timing/reactions.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

Ruling actedRuling(const CardInPlay& card, Message message, UnitId unit) {
    return {.happening = Happening::keywordActed,
            .message = std::move(message),
            .citation = card.citation(),
            .player = card.player,
            .unit = unit};
}

std::vector<std::size_t> allOf(const std::vector<RolledDie>& dice) {
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < dice.size(); ++i) indexes.push_back(i);
    return indexes;
}

std::vector<MiniId> hurtIn(const Battle& battle, UnitId unit) {
    std::vector<MiniId> hurt = battle.unit(unit).minis;
    std::erase_if(hurt, [&](MiniId one) { return battle.mini(one).wounds == 0; });
    return hurt;
}

}  // namespace

Task<bool> reroll(Battle& battle, SentenceInPlay played, CardReroll what) {
    Attack& attack = *battle.attack;
    const bool defends = played.point == pointId<RerollDefenseDice>();
    const UnitId roller = defends ? attack.defender() : attack.attacker;
    std::vector<RolledDie>& dice = defends ? attack.defenseDice : attack.dice;
    std::vector<std::size_t> chosen = allOf(dice);
    if (what.most > 0)
        chosen = co_await chooseDice(battle, played.card, roller, dice.size(), what.most);
    if (chosen.empty()) co_return false;
    std::vector<Die> lifted;
    lifted.reserve(chosen.size());
    for (const std::size_t one : chosen) lifted.push_back(dice[one].die);
    Roll thrown{RollKind::reroll, std::move(lifted), battle.unit(roller).player, roller,
                played.card.citation()};
    const std::vector<RolledDie> again = co_await roll(battle, std::move(thrown));
    for (std::size_t i = 0; i < chosen.size(); ++i) dice[chosen[i]] = again[i];
    Ruling ruling = actedRuling(played.card, say::rerolledBy(played.card.name), roller);
    ruling.happening = Happening::diceRerolled;
    ruling.numbers = {{NumberId::dice, again.size()}};
    ruling.dice = dice;
    ruling.other = defends ? attack.attacker : attack.defender();
    battle.record(std::move(ruling));
    co_return true;
}

void addDice(Battle& battle, const SentenceInPlay& played, const CardStep& step) {
    AttackPool& pool = battle.attack->pools.back();
    for (const auto& [die, count] : step.dice) {
        pool.add(die, {.amount = count,
                       .citation = played.card.citation(),
                       .source = played.card.name,
                       .unit = played.card.unit});
        Ruling ruling = actedRuling(played.card, say::changesDice(played.card.name, count),
                                    battle.attack->attacker);
        ruling.other = pool.defender;
        battle.record(std::move(ruling));
    }
}

Task<void> heal(Battle& battle, CardInPlay card, UnitId unit, int most) {
    int healed = 0;
    while (healed < most && !hurtIn(battle, unit).empty()) {
        const MiniCandidates candidates = [unit](const Battle& now) { return hurtIn(now, unit); };
        const MiniId mini = co_await chooseMiniature(battle, card, unit, candidates);
        if (mini.none()) break;
        --battle.mini(mini).wounds;
        ++healed;
    }
    followConditions(battle, unit);
    if (healed > 0) battle.record(actedRuling(card, say::woundsHealed(card.name, healed), unit));
}

Task<bool> payWounds(Battle& battle, CardInPlay card, UnitId unit, int wounds) {
    Messages price{say::sufferIt(wounds)};
    const int chosen = co_await chooseText(battle, card, unit, std::move(price), true);
    if (chosen != 0) co_return false;
    co_await dealWounds(battle, unit, wounds);
    co_return !battle.unit(unit).defeated();
}

Task<void> smokeFreely(Battle& battle, CardInPlay card, UnitId unit, int tokens) {
    battle.remove(unit, Token::standby, 1, page(36, "Standby"));
    co_await placeSmoke(battle, unit, tokens, card.citation());
    co_await offerReactions(battle, unit, battle.unit(unit).player);
}

void lookAtHand(Battle& battle, const CardInPlay& card) {
    const std::vector<const CommandCard*>& hand = battle.command(opponent(card.player)).hand;
    Messages names;
    for (const CommandCard* one : hand) names.push_back(say::printed(one->name));
    const Message seen = say::handSeen(card.name, say::list(std::move(names)));
    battle.whispers.push_back(
        {card.player, english(seen), card.citation(), battle.answersTaken, seen});
    battle.record(actedRuling(card, say::looksAtHand(card.name), card.unit));
}

}  // namespace sightline::engine::cards
