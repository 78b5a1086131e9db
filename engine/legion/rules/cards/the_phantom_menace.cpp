// The command card The Phantom Menace. In the round in which it is played, its unit cannot attack,
// and enemy units that are not within range 2 of its unit cannot attack it. The card data contain
// the text for Divulge.
#include <algorithm>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* cardOfMaul = "the-phantom-menace";
constexpr int nearMaul = 2;

// The played card, if it belongs to the unit. Null if there is none.
const CommandCard* cardOn(const CurrentState& now, UnitId id) {
    const UnitNow unit = now.unit(id);
    for (const CommandCard* card : now.commandCards(unit.player)) {
        const bool acts = card->id == cardOfMaul && card->program && card->program->inCode;
        if (acts && belongsTo(*card, unit.card->name, unit.card->title)) return card;
    }
    return nullptr;
}

bool isNear(const CurrentState& now, UnitId attacker, UnitId defender) {
    const Tabletop* table = now.table();
    if (!table) return true;
    const UnitOnTable *from = table->find(attacker), *to = table->find(defender);
    return !from || !to || unitsWithin(*from, *to, nearMaul * table->field.dimensions().rangeBand);
}

void keepThePeace(const CurrentState& now, MayDeclareDefender& point) {
    const CommandCard* card = cardOn(now, point.attacker);
    if (!card) card = cardOn(now, point.defender);
    if (!card) return;
    const bool attacks = cardOn(now, point.attacker) != nullptr;
    if (attacks || !isNear(now, point.attacker, point.defender))
        point.declaring.forbid({0, page(21, card->name), card->name});
}

}  // namespace

CardRule thePhantomMenace() {
    return CardRule(CardRule::Kind::command, cardOfMaul).holds<MayDeclareDefender>(keepThePeace);
}

}  // namespace sightline::engine::cards
