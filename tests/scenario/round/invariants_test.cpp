// Tests the checks of invariants. Each test breaks one invariant on purpose, and the check must
// report the broken invariant.
#include "engine/legion/rules/game/invariant_parts.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariants.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

std::vector<std::string> diceFaults(const AttackScene& scene, const View& view) {
    Findings findings;
    checkDice(scene.game(), view, findings);
    return findings.take();
}

TEST(Invariants, EveryAttackDieLiesThereOrWasCanceledOnRecord) {
    AttackScene scene;
    const UnitId own = scene.blue(rebelTroopers(), column({10.0, 14.0}, 3));
    const UnitId target = scene.red(stormtroopers(), {{20.0, 14.0}});
    scene.with(target).tokens[Token::dodge] = 1;
    scene.start();
    scene.attack(own, target);
    scene.dice({hit, hit, blank});
    ASSERT_TRUE(scene.asks(Ask::spendDodge));
    EXPECT_TRUE(diceFaults(scene, scene.view()).empty());
    scene.dodge(1);
    EXPECT_TRUE(diceFaults(scene, scene.view()).empty()) << "2 there and 1 canceled";
    View lost = scene.view();
    lost.attack->attackDice.pop_back();
    EXPECT_EQ(diceFaults(scene, lost).size(), 1U) << "a die vanished";
    View odd = scene.view();
    odd.attack->attackDice.front().face = block;
    EXPECT_EQ(diceFaults(scene, odd).size(), 1U) << "no attack die has that face";
}

TEST(Invariants, NobodyStandsOnAPointOfInterestNorHoldsAnAssetDefeated) {
    MissionScene scene;
    scene.mission({poi(36, 18), asset(50, 18)}, {});
    const UnitId unit = scene.blue(rebelTroopers(), {{30.0, 18.0}});
    scene.red(stormtroopers(), {{60.0, 30.0}});
    scene.start();
    const auto faults = [](const View& view) {
        Findings findings;
        checkObjectives(view, findings);
        return findings.take();
    };
    View view = scene.view();
    EXPECT_TRUE(faults(view).empty());
    view.minis[0].mini.position.x = 34.6;
    EXPECT_EQ(faults(view).size(), 1U);
    view.minis[0].mini.position.x = 34.4;
    EXPECT_TRUE(faults(view).empty());
    view.mission.tokens[1].token.holder = unit;
    view.units[0].defeated = true;
    EXPECT_EQ(faults(view).size(), 1U);
}

TEST(Invariants, WhoWasPlacedStandsInCohesionWhereThereIsRoom) {
    AttackScene scene;
    const UnitId unit = scene.blue(rebelTroopers(), column({10.0, 14.0}, 2));
    scene.red(stormtroopers(), {{60.0, 30.0}});
    scene.start();
    scene.activate(unit);
    scene.action(Action::move);
    scene.move(straight(2, 0.0, 4.0));
    scene.follow();
    const auto faults = [&](const View& view) {
        Findings findings;
        checkCohesion(scene.game(), view, findings);
        return findings.take();
    };
    View view = scene.view();
    EXPECT_TRUE(faults(view).empty());
    EXPECT_TRUE(brokenInvariants(scene.game()).empty());
    view.minis[1].mini.position.x += 6.0;
    EXPECT_EQ(faults(view).size(), 1U);
}

}  // namespace
}  // namespace sightline::engine::scene
