// The command card Moment of Triumph. While it is in play, Backup may protect Darth Vader, and
// Darth Vader provides Backup to Grand Moff Tarkin at any distance from the attacking unit leader.
// While Grand Moff Tarkin contests an objective token outside allied territory, allied Trooper
// units within range 2 of him have Disciplined 1. The card data give Guardian to Darth Vader.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/card_targets.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/owners_of_card.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/force_points.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* cardOfTarkin = "moment-of-triumph";
constexpr int nearTarkin = 2, valueOfDisciplined = 1;

// The card, if it is in play. Null if it is not.
const CommandCard* cardOf(const CurrentState& now, Player player) {
    for (const CommandCard* card : now.commandCards(player))
        if (card->id == cardOfTarkin && card->program && card->program->inCode) return card;
    return nullptr;
}

Reason reasonOf(const CommandCard& card) {
    return {.citation = page(21, card.name), .source = card.name};
}

// The text for Divulge in the card data names Darth Vader.
bool isVader(const CommandCard& card, const UnitNow& unit) {
    return isAllowedByData(card, *unit.card, unit.rank);
}

void backVaderUp(const CurrentState& now, ProtectGuard& point) {
    const UnitNow unit = now.unit(point.unit);
    const CommandCard* card = cardOf(now, unit.player);
    if (card && isVader(*card, unit)) point.backing.allow(reasonOf(*card));
}

void backTarkinUp(const CurrentState& now, ProvideBackup& point) {
    const UnitNow provider = now.unit(point.unit), tarkin = now.unit(point.defender);
    const CommandCard* card = cardOf(now, provider.player);
    if (card && isVader(*card, provider) && belongsTo(*card, tarkin.card->name, tarkin.card->title))
        point.atAnyRange.allow(reasonOf(*card));
}

bool contestsAbroad(const Battle& battle, UnitId unit) {
    const geometry::Territory home = territoryOf(battle, battle.unit(unit).player);
    const auto& tokens = battle.mission.tokens;
    return std::any_of(tokens.begin(), tokens.end(), [&](const ObjectiveToken& token) {
        return token.onTable() && !geometry::isWithin(home, outlineOf(token)) &&
               isContesting(battle, unit, token);
    });
}

bool isDisciplined(const Battle& battle, const CardInPlay& card, const OrderIssued& point) {
    const UnitState& unit = battle.unit(point.unit);
    if (unit.player != card.player || !isTrooper(unit.card->type) ||
        unit.tokens[Token::suppression] == 0)
        return false;
    for (const UnitId tarkin : ownersOf(battle, card.player, *card.command)) {
        const std::vector<UnitId> near = alliesAround(battle, tarkin, nearTarkin);
        const bool isNear = std::find(near.begin(), near.end(), point.unit) != near.end();
        if (isNear && contestsAbroad(battle, tarkin)) return true;
    }
    return false;
}

Task<void> calmDown(Battle& battle, CardInPlay card, OrderIssued& point) {
    Messages texts{say::removeIt(valueOfDisciplined, say::tokenWord(Token::suppression))};
    const int chosen = co_await chooseText(battle, card, point.unit, std::move(texts), true);
    if (chosen != 0) co_return;
    co_await removeSuppression(battle, point.unit, valueOfDisciplined, card.citation());
}

}  // namespace

CardRule momentOfTriumph() {
    return CardRule(CardRule::Kind::command, cardOfTarkin)
        .holds<ProtectGuard>(backVaderUp)
        .holds<ProvideBackup>(backTarkinUp)
        .atInAnyOrder<OrderIssued>(calmDown, isDisciplined);
}

}  // namespace sightline::engine::cards
