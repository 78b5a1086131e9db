// Core Rulebook p. 38: the End Phase, step by step.
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue's commander and a walker beside two corps units. No unit takes an action.
struct LastSteps : AttackScene {
    UnitId luke = blue(lukeSkywalker(), {{5.0, 5.0}});
    UnitId rebels1 = blue(rebelTroopers(), {{10.0, 5.0}});
    UnitId rebels2 = blue(rebelTroopers(), {{15.0, 5.0}});
    UnitId walker = blue(atRt(), {{25.0, 5.0}});
    UnitId vader = red(darthVader(), {{5.0, 31.0}});

    LastSteps() {
        hands({push(), assault(), standingOrders()}, {assault(), standingOrders()});
        for (ScenarioUnit& unit : scenario.units) {
            unit.activated = unit.ordered = true;
        }
        scenario.phase = Phase::activation;
        with(vader).activated = false;
    }
    void defeat(UnitId id) {
        const int wounds = with(id).card.wounds;
        for (std::size_t i = 0; i < with(id).minis.size(); ++i) {
            adjust({Player::red, AdjustWounds{mini(id, static_cast<int>(i)), wounds}});
        }
    }
};

TEST(P38Promote, ExampleATrooperUnitReplacesTheLastCommander) {
    LastSteps scene;
    scene.start();
    scene.defeat(scene.luke);
    scene.rest(scene.vader);
    ASSERT_TRUE(scene.asks(Ask::promote));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_TRUE(scene.offers(scene.rebels1));
    EXPECT_FALSE(scene.offers(scene.walker)) << "no Trooper";
    EXPECT_NE(scene.refusal(Pick{2}), "");
    scene.promote(scene.rebels2);
    EXPECT_EQ(scene.last(Happening::promoted).citation, page(38, "Promote"));
    ASSERT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.unit(scene.rebels2).rank, Rank::commander);
    EXPECT_TRUE(scene.unit(scene.rebels2).commanderToken);
    EXPECT_EQ(scene.unit(scene.rebels1).rank, Rank::corps);
    // The promoted unit can be nominated, and its order token has the rank commander.
    scene.play("Push");
    scene.play("Assault");
    scene.order({scene.rebels1, scene.walker});
    const View view = scene.view();
    EXPECT_EQ(view.command[0].commander, scene.rebels2);
    EXPECT_EQ(view.command[0].pool[Rank::commander], 1);
    EXPECT_EQ(view.command[0].pool[Rank::corps], 0);
}

TEST(P38Promote, WithoutTroopersThereIsNoCommanderAnyMore) {
    LastSteps scene;
    scene.start();
    for (UnitId id : {scene.luke, scene.rebels1, scene.rebels2}) scene.defeat(id);
    scene.rest(scene.vader);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.question().player, Player::red) << "blue cannot play command cards";
    EXPECT_EQ(scene.last(Happening::promoted).verdict, "no Trooper unit to promote");
    scene.play("Assault");
    EXPECT_EQ(scene.view().priority, Player::red);
}

TEST(P38Promote, NobodyIsPromotedWhileACommanderStands) {
    LastSteps scene;
    scene.start();
    scene.rest(scene.vader);
    EXPECT_EQ(scene.view().round, 2);
    EXPECT_FALSE(scene.recorded(Happening::promoted));
}

TEST(P38DiscardCommandCards, ThePlayedCardIsDiscardedForGood) {
    LastSteps scene;
    scene.start();
    scene.rest(scene.vader);
    scene.play("Push");
    scene.play("Standing Orders");
    for (int asked = 0; scene.asks(Ask::issueOrders) && asked < 2; ++asked) {
        const bool blue = scene.question().player == Player::blue;
        if (blue) scene.order({scene.luke, scene.rebels1});
    }
    while (scene.view().round == 2) {
        if (scene.asks(Ask::drawOrderToken)) {
            scene.drawn(std::get<Rank>(scene.question().options.front()));
        } else if (scene.asks(Ask::chooseUnitToActivate)) {
            const Option first = scene.question().options.front();
            if (const UnitId* unit = std::get_if<UnitId>(&first))
                scene.activate(*unit);
            else
                scene.draw();
        } else if (scene.asks(Ask::chooseUnitOfRank)) {
            scene.give(std::get<UnitId>(scene.question().options.front()));
        } else {
            scene.action(Action::finish);
        }
    }
    const CommandView blue = scene.game().view(Player::blue).command[0];
    ASSERT_EQ(blue.discarded.size(), 1U);
    EXPECT_EQ(blue.discarded[0]->name, "Push");
    EXPECT_EQ(blue.hand.size(), 2U);
    EXPECT_EQ(scene.game().view(Player::red).command[0].discarded.size(), 1U)
        << "a discard pile is no secret";
    const CommandView red = scene.game().view(Player::red).command[1];
    EXPECT_TRUE(red.discarded.empty()) << "Standing Orders went back to the hand";
    EXPECT_EQ(red.hand.size(), 2U);
    EXPECT_FALSE(red.hasPlayed);
}

}  // namespace
}  // namespace sightline::engine::scene
