// The objective card Contact, Contact! Units that contest a Listening Post have Precise 1. The
// points for secured tokens come from the card data, not from this file.
#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/missions/contested_keywords.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::cards {
namespace {

constexpr const char* contactContactId = "contact-contact";

// Attacks with area weapons do not get Precise, because the keywords of the unit that placed the
// area weapon's token do not act.
void havePrecise(const CurrentState& now, AttackNumbers& point) {
    if (!point.facts.attackerCard) return;
    const ContestedKeywords has = contestedKeywords(now, point.facts.attacker);
    for (const KeywordText& one : has.keywords) {
        Reason reason{.amount = one.value.value_or(0),
                      .citation = page(19, has.card->name),
                      .source = has.card->name};
        point.terms.dicePerAim.add(std::move(reason));
    }
}

}  // namespace

CardRule contactContact() {
    return CardRule(CardRule::Kind::battleCard, contactContactId).holds<AttackNumbers>(havePrecise);
}

}  // namespace sightline::engine::cards

namespace sightline::engine {

ContestedKeywords contestedKeywords(const CurrentState& now, UnitId unit) {
    const BattleCard* card = now.contestedObjective(unit);
    if (!card || !card->program || card->id != cards::contactContactId) return {};
    return {card, card->program->given};
}

}  // namespace sightline::engine
