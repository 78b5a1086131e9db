// The advantage card Advanced Intel: 1 more advantage token in the pass pool of round 1.
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/advantages.h"

namespace sightline::engine::cards {
namespace {

bool isRoundOfIntel(const Battle& battle, const CardInPlay&, const StartOfActivationPhase&) {
    return battle.round == 1;
}

Task<void> addPassToken(Battle& battle, CardInPlay card, StartOfActivationPhase&) {
    const int tokens = ++battle.command(card.player).passPool;
    battle.record({.happening = Happening::keywordActed,
                   .message = say::passTokenAdded(card.name, tokens),
                   .numbers = {{NumberId::tokens, tokens}},
                   .citation = card.citation(),
                   .player = card.player});
    co_return;
}

CardRule intelRule(std::string id) {
    return CardRule(CardRule::Kind::battleCard, std::move(id))
        .atInAnyOrder<StartOfActivationPhase>(addPassToken, isRoundOfIntel);
}

}  // namespace

CardRule advancedIntel() { return intelRule("advanced-intel"); }
CardRule advancedIntelRecon() { return intelRule("advanced-intel-recon"); }

}  // namespace sightline::engine::cards
