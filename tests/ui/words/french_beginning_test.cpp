// The reasons why a game cannot begin, in French. The tests cause every reason. No English may be
// left.
#include <gtest/gtest.h>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/game/game.h"
#include "ui/words/heard_problems.h"
#include "unit/engine/armies.h"

namespace sightline::app {
namespace {
using engine::BattleCardKind;
using engine::Phase;
using engine::Scenario;

class FrenchBeginnings : public HeardProblems {
  protected:
    template <class Spoil>
    void refuse(Scenario scenario, Spoil spoil) {
        spoil(scenario);
        hear(engine::Game::start(std::move(scenario), 1));
    }
    /// Removes all battle cards of one kind. Then the game cannot begin.
    void refuseWithout(BattleCardKind kind) {
        refuse(engine::test::fromSetup(), [&](Scenario& it) {
            std::erase_if(it.battleDecks[1],
                          [&](const engine::BattleCard& card) { return card.kind == kind; });
        });
    }
    template <class Spoil>
    void refuseUnit(Spoil spoil) {
        refuse(engine::test::shootOut(), [&](Scenario& it) { spoil(it.units.front()); });
    }
};

TEST_F(FrenchBeginnings, EveryRowOfTheTableIsSaid) {
    using engine::ScenarioUnit;
    using engine::test::fromSetup;
    using engine::test::shootOut;
    refuse(shootOut(), [](Scenario& it) { it.round = it.lastRound + 1; });
    refuse(shootOut(), [](Scenario& it) { it.phase = Phase::end; });
    refuse(shootOut(), [](Scenario& it) { it.phase = Phase::command; });
    refuse(shootOut(), [](Scenario& it) { it.units.pop_back(); });
    refuse(shootOut(), [](Scenario& it) { it.units.erase(it.units.begin()); });
    refuse(fromSetup(), [](Scenario& it) { it.units.front().undeployed = false; });
    refuse(fromSetup(), [](Scenario& it) { it.commandHands[0].clear(); });
    refuse(fromSetup(), [](Scenario& it) { it.battleDecks[1].front().map.reset(); });
    refuseWithout(BattleCardKind::objective);
    refuseWithout(BattleCardKind::secondary);
    refuseWithout(BattleCardKind::advantage);
    refuseUnit([](ScenarioUnit& it) { it.minis.clear(); });
    refuseUnit([](ScenarioUnit& it) { it.card.wounds = 0; });
    refuseUnit([](ScenarioUnit& it) { it.card.base = "tiny"; });
    refuseUnit([](ScenarioUnit& it) { it.card.silhouetteHeight = 0.0; });
    refuseUnit([](ScenarioUnit& it) { it.tokens[engine::Token::aim] = -1; });
    refuseUnit([](ScenarioUnit& it) { it.tokens[engine::Token::vehicleDamage] = 2; });
    refuseUnit([](ScenarioUnit& it) { it.wounds.assign(it.minis.size() + 1, 0); });
    refuseUnit([](ScenarioUnit& it) { it.minis.front().counterpart = true; });
    refuseUnit([](ScenarioUnit& it) { it.wounds = {1}; });
    EXPECT_EQ(french.english(), "");
    EXPECT_EQ(french.unsaid("engine/legion/rules/words/beginnings.h"), "");
}

}  // namespace
}  // namespace sightline::app
