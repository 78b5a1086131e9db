#include "engine/legion/rules/movement/dual_sided_cards.h"

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/legion/rules/timing/await_answer.h"

namespace sightline::engine {
namespace {

const Citation dualSidedCardsPage = page(17, "Dual-Sided Upgrade Cards");

Task<void> chooseFaceupSide(Battle& battle, UnitId id, std::size_t card) {
    const auto question = [&] {
        const UnitState& unit = battle.unit(id);
        auto asked = asking<Choice>(unit.player, Ask::chooseCardSide, dualSidedCardsPage, id);
        const EquippedCard& turned = unit.cards[card];
        asked.question.card = turned.id;
        for (std::size_t side = 0; side < turned.sides.size(); ++side) {
            asked.question.names.push_back(turned.name + ": " + turned.sides[side]);
            asked.question.ids.push_back(turned.id + ":" + turned.sides[side]);
            asked.question.options.push_back(EffectName{static_cast<int>(side)});
        }
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    const EffectName* side = std::get_if<EffectName>(&chosen);
    if (!side) co_return;
    EquippedCard& turned = battle.unit(id).cards[card];
    turned.side = side->name;
    battle.record({.happening = Happening::cardTurned,
                   .message = say::cardFaceup(turned.name,
                                              turned.sides[static_cast<std::size_t>(turned.side)]),
                   .citation = dualSidedCardsPage,
                   .unit = id});
}

}  // namespace

Task<void> chooseFaceupSides(Battle& battle, UnitId id) {
    for (std::size_t card = 0; card < battle.unit(id).cards.size(); ++card) {
        const EquippedCard& one = battle.unit(id).cards[card];
        if (one.sides.size() > 1 && !one.sideSaid) co_await chooseFaceupSide(battle, id, card);
    }
}

}  // namespace sightline::engine
