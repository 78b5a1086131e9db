// The command cards with charges, Explosions! and Merciless Munitions. Each card gives the unit
// that it names Arm and Detonate until the end of the game, and prints the area weapon of the
// charge. After each Arm action for these charges, the unit may make a speed-1 Move.
#include <algorithm>
#include <utility>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr int speedAfterArm = 1, poisonOfDioxis = 1;

const std::string& typeOf(const CardInPlay& card) { return card.command->weapon->name; }

KeywordText withType(const CardInPlay& card, Keyword keyword, int x) {
    KeywordText text{.name = keyword, .value = x, .parameter = typeOf(card)};
    text.automated = true;
    return text;
}

std::vector<UnitId> namedUnits(const Battle& battle, const CardInPlay& card) {
    const auto& names = card.command->belongsTo;
    std::vector<UnitId> units = battle.unitsOf(card.player);
    std::erase_if(units, [&](UnitId one) {
        return std::find(names.begin(), names.end(), battle.unit(one).card->name) == names.end();
    });
    return units;
}

bool isPlayed(const Battle&, const CardInPlay& card, const CommandCardEffect& point) {
    return point.player == card.player && point.card.id == card.id;
}

template <int x>
Task<void> giveCharges(Battle& battle, CardInPlay card, CommandCardEffect&) {
    for (UnitId unit : namedUnits(battle, card)) {
        RuleGrant grant{.source = card.name, .citation = card.citation()};
        grant.keywords = {withType(card, Keyword::arm, x), withType(card, Keyword::detonate, x)};
        grant.keywords.front().action = KeywordText::Action::card;
        beginEffect(battle, unit, std::move(grant), EffectDuration::game);
    }
    co_return;
}

bool isArmed(const Battle& battle, const CardInPlay& card, const CardActionMade& point) {
    const auto& keywords = battle.unit(point.unit).card->keywords;
    return battle.unit(point.unit).player == card.player && battle.unit(point.unit).onTable() &&
           std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
               return one.is(Keyword::arm) && one.parameter == typeOf(card) &&
                      one.label() == point.name;
           });
}

Task<void> moveAfterArm(Battle& battle, CardInPlay card, CardActionMade& point) {
    co_await offerMove(battle, point.unit, speedAfterArm, actionSourceOf(card));
}

bool isPoisoned(const Battle& battle, const CardInPlay& card, const AttackResolved& point) {
    const Attack& attack = point.attack;
    const UnitState& defender = battle.unit(attack.defender());
    return attack.area && attack.area->weapon.name == typeOf(card) &&
           battle.unit(attack.attacker).player == card.player && !defender.defeated() &&
           isTrooper(defender.card->type);
}

Task<void> poison(Battle& battle, CardInPlay card, AttackResolved& point) {
    co_await gainTokens(battle, point.attack.defender(), Token::poison, poisonOfDioxis,
                        card.citation());
}

}  // namespace

CardRule explosions() {
    return CardRule(CardRule::Kind::command, "explosions")
        .atInAnyOrder<CommandCardEffect>(giveCharges<2>, isPlayed)
        .at<CardActionMade>(moveAfterArm, isArmed);
}

CardRule mercilessMunitions() {
    return CardRule(CardRule::Kind::command, "merciless-munitions")
        .atInAnyOrder<CommandCardEffect>(giveCharges<1>, isPlayed)
        .at<CardActionMade>(moveAfterArm, isArmed)
        .at<AttackResolved>(poison, isPoisoned);
}

}  // namespace sightline::engine::cards
