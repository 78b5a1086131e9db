// The command card This is Where the Fun Begins. In the round of the card, Anakin Skywalker may
// make 2 Attack actions in his activation. The card data give him Jump 2 as a free action, and
// contain the text for Divulge.
#include <algorithm>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* cardOfAnakin = "this-is-where-the-fun-begins";
constexpr int attacksOfAnakin = 2;

void attackTwice(const CurrentState& now, AttackActions& point) {
    const UnitNow unit = now.unit(point.unit);
    const auto cards = now.commandCards(unit.player);
    const bool plays = std::any_of(cards.begin(), cards.end(), [&](const CommandCard* card) {
        return card->id == cardOfAnakin && card->program && card->program->inCode &&
               belongsTo(*card, unit.card->name, unit.card->title);
    });
    if (plays) point.raiseTo(attacksOfAnakin);
}

}  // namespace

CardRule thisIsWhereTheFunBegins() {
    return CardRule(CardRule::Kind::command, cardOfAnakin).holds<AttackActions>(attackTwice);
}

}  // namespace sightline::engine::cards
