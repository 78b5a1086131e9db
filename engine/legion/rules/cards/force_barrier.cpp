// The upgrade card Force Barrier: a reaction to an attack on another unit. The card says "another
// allied trooper unit at range 1 defends". The range is measured from the unit with the card to the
// defender (p. 11).
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

constexpr int mostHits = 2;

struct Cancelable {
    int hits = 0, crits = 0;
};

Cancelable cancelableIn(const Attack& attack) {
    return {std::min(countOf(attack.dice, Face::hit), mostHits),
            std::min(countOf(attack.dice, Face::crit), 1)};
}

bool mayShield(const Battle& battle, const CardInPlay& card, const ModifyAttackDice& point) {
    const Attack& attack = point.attack;
    const UnitId guarded = attack.defender();
    const UnitState& defender = battle.unit(guarded);
    if (!attack.isRanged() || defender.player != card.player || guarded == card.unit) return false;
    const Cancelable now = cancelableIn(attack);
    if (!isTrooper(defender.card->type) || now.hits + now.crits == 0) return false;
    const double inches = battle.field.dimensions().rangeBand;
    return areWithin(battle, tabletopOf(battle), card.unit, guarded, inches);
}

Task<void> shield(Battle& battle, CardInPlay card, ModifyAttackDice& point) {
    Attack& attack = point.attack;
    const Cancelable now = cancelableIn(attack);
    Messages texts;
    if (now.crits > 0) texts.push_back(say::cancelCrit());
    for (int hits = now.hits; hits > 0; --hits) texts.push_back(say::cancelHits(hits));
    const int chosen = co_await chooseText(battle, card, card.unit, std::move(texts), true);
    if (chosen < 0 || !isInPlay(battle, card)) co_return;
    const bool crit = now.crits > 0 && chosen == 0;
    const int hits = crit ? 0 : now.hits - (chosen - now.crits);
    const int canceled =
        crit ? cancel(attack.dice, Face::crit, 1) : cancel(attack.dice, Face::hit, hits);
    useCard(battle, card);
    battle.record({.happening = Happening::attackDiceModified,
                   .message = crit ? say::critCanceledBy(card.name)
                                   : say::hitsCanceledBy(card.name, canceled),
                   .dice = attack.dice,
                   .citation = card.citation(),
                   .unit = card.unit,
                   .other = attack.defender()});
}

}  // namespace

CardRule forceBarrier() {
    return CardRule(CardRule::Kind::upgrade, "force-barrier")
        .at<ModifyAttackDice>(shield, mayShield);
}

}  // namespace sightline::engine::cards
