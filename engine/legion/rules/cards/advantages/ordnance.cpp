// The advantage card Ordnance. Once in the game, its player places the Ordnance token. At the start
// of the End Phase, dice are rolled for the units within range 1 of the token.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/advantages/tokens_anywhere.h"
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"
#include "engine/legion/rules/words/missions.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* ordnanceName = "Ordnance";
constexpr std::size_t ordnanceDice = 3;

bool mayCallOrdnance(const Battle& battle, const CardInPlay& card, const EndOfCommandPhase&) {
    return !wasUsed(battle, card);
}

Task<void> callOrdnance(Battle& battle, CardInPlay card, EndOfCommandPhase&) {
    const bool wanted = co_await wantsToUse(battle, card, UnitId{});
    if (!wanted) co_return;
    rememberUse(battle, card, CardLimit::game);
    co_await placeAnywhere(battle, card, ordnanceName, placeAmongEnemies(battle, card.player));
}

bool ordnanceFalls(const Battle& battle, const CardInPlay& card, const StartOfEndPhase&) {
    return !alliedTokens(battle, card.player, ordnanceName).empty();
}

bool isArmored(const UnitCard& card) { return !isTrooper(card.type) || card.has(Keyword::armor); }

// A unit that is no trooper unit, or that has Armor, suffers wounds. Other units gain suppression.
Task<void> strike(Battle& battle, CardInPlay card, UnitId unit, int hits, int crits) {
    if (isArmored(*battle.unit(unit).card)) {
        const int wounds = hits + 2 * crits;
        if (wounds > 0) co_await dealWounds(battle, unit, wounds);
    } else if (hits + crits > 0 && roomFor(battle.unit(unit), Token::suppression) > 0) {
        co_await gainTokens(battle, unit, Token::suppression, hits + crits, card.citation());
    }
}

Task<void> dropOrdnance(Battle& battle, CardInPlay card, StartOfEndPhase&) {
    const ObjectiveId id = alliedTokens(battle, card.player, ordnanceName).front();
    std::vector<Die> dice(ordnanceDice, Die::blackAttack);
    const Roll what{RollKind::effect, std::move(dice), card.player, UnitId{}, card.citation()};
    const std::vector<RolledDie> rolled = co_await roll(battle, what);
    const int hits = countOf(rolled, Face::hit), crits = countOf(rolled, Face::crit);
    battle.record({.happening = Happening::diceRolled,
                   .message = say::rollsForCard(card.name),
                   .dice = rolled,
                   .citation = card.citation(),
                   .player = card.player});
    const ObjectiveToken token = battle.mission.token(id);
    removeToken(battle, card, id, say::tokenLeaves(token.name));
    std::vector<UnitId> units = unitsOnTable(battle);
    std::erase_if(units, [&](UnitId one) { return !isWithinOfToken(battle, one, token, 1); });
    for (const UnitId unit : units) {
        if (battle.over() || battle.unit(unit).defeated()) continue;
        co_await strike(battle, card, unit, hits, crits);
    }
}

}  // namespace

CardRule ordnance() {
    return CardRule(CardRule::Kind::battleCard, "ordnance")
        .at<EndOfCommandPhase>(callOrdnance, mayCallOrdnance)
        .at<StartOfEndPhase>(dropOrdnance, ordnanceFalls);
}

}  // namespace sightline::engine::cards
