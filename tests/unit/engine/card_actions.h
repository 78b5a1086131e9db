/// Invented card actions for tests, and the effects that offer them in a game.
#pragma once
#include <gtest/gtest.h>

#include "engine/legion/rules/asking/ask.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {

using Resolve = std::function<Task<void>(Battle&)>;

/// Effects that offer a card action to blue. `resolve` carries out the action, `cost` is its cost
/// in actions.
inline std::shared_ptr<Effects> offering(const Resolve& resolve, int cost = 1,
                                         const std::string& card = {}) {
    auto effects = std::make_shared<Effects>();
    act<OfferCardActions>(*effects, Player::blue,
                          [resolve, cost, card](Battle&, OfferCardActions& cards) {
                              OfferedAction probe;
                              probe.name = "Probe";
                              probe.cost = cost;
                              probe.resolve = resolve;
                              probe.card = card;
                              cards.offered.push_back(probe);
                          });
    return effects;
}

/// Blue's first unit makes the card action.
inline void makeCardAction(Play& play, int cost = 1) {
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(UnitId{0}));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(CardAction{0, cost}));
}

inline int woundsOf(const Play& play, int unit) {
    int wounds = 0;
    for (const MiniState& mini : play.battle.minis) {
        if (mini.unit == UnitId{unit}) wounds += mini.wounds;
    }
    return wounds;
}

}  // namespace sightline::engine::test
