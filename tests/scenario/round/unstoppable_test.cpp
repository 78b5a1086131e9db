// Keyword Glossary: Unstoppable (p. 56); p. 22-23 (Order Pool, Choose a Unit to Activate).
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariants.h"
#include "scenario/command_scene.h"

namespace sightline::engine::scene {
namespace {

/// A game at the start of the Activation Phase. Red has priority. The red unit storm1 has
/// Unstoppable if `unstoppable` is true, and a faceup order token if `ordered` is true.
struct Unstopped : Round {
    explicit Unstopped(bool ordered = true, bool unstoppable = true) {
        if (unstoppable) with(storm1).card = bearing(with(storm1).card, Keyword::unstoppable);
        scenario.lastRound = 2;
        start();
        play("Push");
        play("Ambush");
        order({ordered ? storm1 : storm2});
        order({rebels1, rebels2});
    }
    int tokensInPool() const { return side(Player::red, Player::red).pool.size(); }
    void finish(UnitId id) {
        activate(id);
        if (asks(Ask::chooseAction)) action(Action::finish);
    }
};

TEST(P56Unstoppable, AnotherTokenOfItsRankInThePool) {
    for (const bool unstoppable : {true, false}) {
        Unstopped scene(true, unstoppable);
        EXPECT_EQ(scene.tokensInPool(), unstoppable ? 4 : 3);
        EXPECT_EQ(scene.side(Player::red, Player::red).pool[Rank::corps], unstoppable ? 3 : 2);
    }
}

TEST(P56Unstoppable, ActivatesTwice) {
    Unstopped scene;
    scene.finish(scene.storm1);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::unstoppable));
    EXPECT_EQ(scene.orderOf(scene.storm1), facedown) << "its first token";
    EXPECT_FALSE(scene.unit(scene.storm1).activated);
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
    scene.finish(scene.rebels1);
    EXPECT_FALSE(scene.offers(scene.storm1)) << "its second token is in the pool";
    scene.draw();
    scene.drawn(Rank::corps);
    ASSERT_TRUE(scene.offers(scene.storm1));
    scene.give(scene.storm1);
    scene.action(Action::finish);
    EXPECT_EQ(scene.orderOf(scene.storm1), facedown);
    EXPECT_TRUE(scene.unit(scene.storm1).activated);
    scene.finish(scene.rebels2);
    scene.draw();
    scene.drawn(Rank::corps);
    EXPECT_FALSE(scene.asks(Ask::chooseUnitOfRank) && scene.offers(scene.storm1)) << "2 tokens";
}

TEST(P56Unstoppable, WithoutAnOrderTwoTokensAreDrawn) {
    Unstopped scene(false);
    EXPECT_EQ(scene.tokensInPool(), 4);
    scene.draw();
    scene.drawn(Rank::corps);
    scene.give(scene.storm1);
    scene.action(Action::finish);
    EXPECT_EQ(scene.orderOf(scene.storm1), facedown);
    EXPECT_FALSE(scene.unit(scene.storm1).activated);
    scene.finish(scene.rebels1);
    scene.draw();
    scene.drawn(Rank::corps);
    EXPECT_TRUE(scene.offers(scene.storm1));
}

// A unit with a faceup order token has 1 order token, so a drawn token may activate it, too. It
// then has 2 order tokens.
TEST(P56Unstoppable, ADrawnTokenActivatesItDespiteItsFaceupToken) {
    for (const bool unstoppable : {true, false}) {
        Unstopped scene(true, unstoppable);
        scene.draw();
        scene.drawn(Rank::corps);
        EXPECT_EQ(scene.offers(scene.storm1), unstoppable);
        if (!unstoppable) continue;
        scene.give(scene.storm1);
        scene.action(Action::finish);
        EXPECT_EQ(scene.orderOf(scene.storm1), facedown);
        EXPECT_TRUE(scene.unit(scene.storm1).activated) << "2 tokens";
        EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
        scene.finish(scene.rebels1);
        EXPECT_FALSE(scene.offers(scene.storm1));
        scene.draw();
        scene.drawn(Rank::corps);
        EXPECT_FALSE(scene.offers(scene.storm1));
    }
}

TEST(P56Unstoppable, TheLastTokenOfItsRankActivatesIt) {
    Unstopped scene;
    for (const auto& [own, enemy] :
         {std::pair{scene.storm2, scene.rebels1}, std::pair{scene.storm3, scene.rebels2}}) {
        scene.draw();
        scene.drawn(Rank::corps);
        scene.give(own);
        scene.action(Action::finish);
        scene.finish(enemy);
    }
    EXPECT_EQ(scene.side(Player::red, Player::red).pool[Rank::corps], 1);
    scene.draw();
    scene.drawn(Rank::corps);
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "the only unit, without a question";
    EXPECT_EQ(scene.question().unit, scene.storm1);
    scene.action(Action::finish);
    EXPECT_TRUE(scene.unit(scene.storm1).activated);
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
}

TEST(P56Unstoppable, ADefeatedUnitAddsNoToken) {
    Unstopped scene;
    scene.adjust({Player::red, AdjustWounds{scene.mini(scene.storm1, 0), 1}});
    ASSERT_TRUE(scene.unit(scene.storm1).defeated);
    while (!(scene.view().round == 2 && scene.asks(Ask::playCommandCard))) scene.idle();
    scene.pickFirst(Ask::playCommandCard);
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    EXPECT_LE(scene.tokensInPool(), 3);
}

TEST(P56Unstoppable, WithoutOrderTokensItActivatesTwiceInARound) {
    for (const bool unstoppable : {true, false}) {
        AttackScene scene;
        UnitCard card = stormtroopers();
        if (unstoppable) card = bearing(card, Keyword::unstoppable);
        const UnitId own = scene.blue(card, {{10.0, 16.0}});
        scene.blue(stormtroopers(), {{10.0, 30.0}});
        const UnitId enemy = scene.red(stormtroopers(), {{60.0, 16.0}});
        scene.start();
        scene.rest(own);
        scene.rest(enemy);
        EXPECT_EQ(scene.offers(own), unstoppable);
        if (!unstoppable) continue;
        scene.rest(own);
        EXPECT_FALSE(scene.offers(own));
    }
}

}  // namespace
}  // namespace sightline::engine::scene
