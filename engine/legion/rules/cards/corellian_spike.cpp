// The command card Corellian Spike. When it is played, its player chooses an enemy unit within
// range 2 and LOS of Lando Calrissian, and rolls 2 red attack dice. The results give immobilize
// tokens to the enemy unit or to Lando. The card data contain the text for Divulge.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"

namespace sightline::engine::cards {
namespace {

constexpr int nearLando = 2;
constexpr std::size_t spikeDice = 2;
constexpr int tokensForBlank = 2, tokensForHit = 1, tokensForCrit = 2;

UnitId landoOf(const Battle& battle, const CardInPlay& card) {
    const std::vector<UnitId> owners = ownersOf(battle, card.player, *card.command);
    return owners.empty() ? UnitId{} : owners.front();
}

std::vector<UnitId> guestsOf(const Battle& battle, const CardInPlay& card) {
    const UnitId lando = landoOf(battle, card);
    if (lando.none() || !battle.unit(lando).onTable()) return {};
    std::vector<UnitId> units = enemiesWithin(battle, lando, nearLando);
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable& from = table.unit(lando);
    std::erase_if(units, [&](UnitId one) {
        const UnitOnTable* to = table.find(one);
        return !to || !sees(table, from, from.leader(), *to);
    });
    return units;
}

bool isPlayedNearGuests(const Battle& battle, const CardInPlay& card,
                        const CommandCardEffect& point) {
    return point.player == card.player && point.card.id == card.id &&
           !guestsOf(battle, card).empty();
}

Task<void> immobilize(Battle& battle, CardInPlay card, UnitId unit, int tokens) {
    if (tokens == 0 || unit.none() || battle.unit(unit).defeated()) co_return;
    if (roomFor(battle.unit(unit), Token::immobilize) == 0) co_return;
    co_await gainTokens(battle, unit, Token::immobilize, tokens, card.citation());
}

Task<void> serve(Battle& battle, CardInPlay card, CommandCardEffect&) {
    const Candidates guests = [card](const Battle& now) { return guestsOf(now, card); };
    const UnitId lando = landoOf(battle, card);
    const UnitId guest = co_await chooseUnit(battle, card, lando, guests, false);
    if (guest.none()) co_return;
    std::vector<Die> dice(spikeDice, Die::redAttack);
    const Roll what{RollKind::effect, std::move(dice), card.player, lando, card.citation()};
    const std::vector<RolledDie> rolled = co_await roll(battle, what);
    battle.record({.happening = Happening::diceRolled,
                   .message = say::rollsForCard(card.name),
                   .dice = rolled,
                   .citation = card.citation(),
                   .player = card.player});
    const int hits = countOf(rolled, Face::hit) + countOf(rolled, Face::attackSurge);
    const int ofGuest = tokensForBlank * countOf(rolled, Face::blank) + tokensForHit * hits;
    const int ofLando = tokensForCrit * countOf(rolled, Face::crit);
    co_await immobilize(battle, card, guest, ofGuest);
    co_await immobilize(battle, card, lando, ofLando);
}

}  // namespace

CardRule corellianSpike() {
    return CardRule(CardRule::Kind::command, "corellian-spike")
        .at<CommandCardEffect>(serve, isPlayedNearGuests);
}

}  // namespace sightline::engine::cards
