// Keyword Glossary: Jump X (p. 51), Weighed Down (p. 56); p. 14 (Card Actions).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard jumper(int x, KeywordText::Action action = KeywordText::Action::card) {
    UnitCard card = lukeSkywalker();
    card.keywords.push_back({.name = Keyword::jump, .value = x, .action = action});
    return card;
}

/// Luke is at (10, 16); his enemy is far away.
struct Jumping : MissionScene {
    UnitId luke;
    explicit Jumping(const UnitCard& card) {
        luke = blue(card, {{10.0, 16.0}});
        red(stormtroopers(), {{60.0, 16.0}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(luke);
    }
    double height() const { return view().mini(mini(luke, 0)).mini.position.z; }
};

geometry::Facts impassableFacts() {
    geometry::Facts facts;
    facts.movement = geometry::Movement::impassable;
    return facts;
}

TEST(P51Jump, EndsOnTerrainUpToItsHeightAtItsSpeed) {
    for (const auto& [x, top] : {std::pair{1, 6.0}, std::pair{2, 12.0}}) {
        for (const double height : {top - 0.01, top}) {
            Jumping scene(jumper(x));
            scene.terrain(box("hall", {16.0, 16.0}, {8.0, 8.0, height}, geometry::Facts{}));
            scene.begin();
            scene.action(Action::jump);
            EXPECT_EQ(scene.question().citation, citationOf(Keyword::jump));
            const geometry::Move up = straight(2, 0.0, 5.9);
            EXPECT_EQ(scene.refusal(MoveAnswer{up}).empty(), height < top) << height;
            if (height == top) continue;
            scene.move(up);
            EXPECT_EQ(scene.height(), height);
        }
    }
}

TEST(P51Jump, AStandardMoveDoesNot) {
    Jumping scene(jumper(1));
    scene.terrain(box("hall", {16.0, 16.0}, {8.0, 8.0, 3.0}, geometry::Facts{}));
    scene.begin();
    scene.action(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}), "");
}

TEST(P51Jump, GoesOverWhatIsNoHigher) {
    for (const double height : {5.99, 6.0}) {
        Jumping scene(jumper(1));
        scene.terrain(box("wall", {13.0, 16.0}, {0.5, 8.0, height}, geometry::Facts{}));
        scene.begin();
        scene.action(Action::jump);
        EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}).empty(), height < 6.0);
    }
}

TEST(P51Jump, MeasuresHeightFromWhereItStarts) {
    for (const double height : {8.99, 9.0}) {
        Jumping scene(jumper(1));
        scene.terrain(box("roof", {10.0, 16.0}, {4.0, 4.0, 3.0}, geometry::Facts{}));
        scene.terrain(box("tower", {16.0, 16.0}, {6.0, 6.0, height}, geometry::Facts{}));
        scene.begin();
        ASSERT_EQ(scene.height(), 3.0);
        scene.action(Action::jump);
        EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}).empty(), height < 9.0);
    }
}

// The height limit counts from the start of the jump, both up and down.
TEST(P51Jump, GoesDownNoFartherThanUp) {
    for (const double height : {5.99, 6.0}) {
        for (const bool jumps : {true, false}) {
            Jumping scene(jumper(1));
            scene.terrain(box("roof", {10.0, 16.0}, {4.0, 4.0, height}, geometry::Facts{}));
            scene.begin();
            ASSERT_EQ(scene.height(), height);
            const bool offered = scene.offers(Action::jump);
            ASSERT_TRUE(offered) << "on its roof";
            scene.action(jumps ? Action::jump : Action::move);
            const std::string refused = scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)});
            EXPECT_EQ(refused.empty(), jumps && height < 6.0) << height << ": " << refused;
        }
    }
}

TEST(P51Jump, DifficultTerrainDoesNotSlowIt) {
    Jumping scene(jumper(1));
    scene.terrain(box("rubble", {16.0, 16.0}, {4.0, 4.0, 0.2}, difficultArea()));
    scene.begin();
    scene.action(Action::jump);
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}), "");
    EXPECT_NE(scene.refusal(MoveAnswer{straight(3, 0.0, 5.9)}), "") << "its own Speed is 2";
}

TEST(P51Jump, TheToolMayLieOverImpassableTerrainButItDoesNotEndThere) {
    for (const Action action : {Action::move, Action::jump}) {
        Jumping scene(jumper(1));
        scene.terrain(box("pit", {13.0, 16.0}, {2.0, 8.0, 0.1}, impassableFacts()));
        scene.begin();
        scene.action(action);
        EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 5.9)}).empty(), action == Action::jump);
        EXPECT_NE(scene.refusal(MoveAnswer{straight(1, 0.0, 3.0)}), "") << "on it";
    }
}

/// Luke at (10, 16) in front of another unit at (13, 16).
struct JumpingOver : Jumping {
    UnitId other;
    JumpingOver(const UnitCard& card, bool enemy) : Jumping(jumper(1)) {
        other = enemy ? red(card, {{13.0, 16.0}}) : blue(card, {{13.0, 16.0}});
        begin();
    }
    /// The reason why the game refuses a move or jump of this length. Empty if it is legal.
    std::string refusedAt(Action by, double inches) {
        action(by);
        return refusal(MoveAnswer{straight(2, 0.0, inches)});
    }
};

// Every Move may pass through miniatures and end beside them (p. 27). So a jump of height 1 may
// pass over a walker, although the walker is higher than height 1.
TEST(P51Jump, GoesOverMiniaturesOfAnyHeight) {
    for (const UnitCard& card : {stormtroopers(), atRt()}) {
        for (const bool enemy : {true, false}) {
            for (const Action by : {Action::jump, Action::move}) {
                JumpingOver scene(card, enemy);
                const double base =
                    scene.view().mini(scene.mini(scene.other, 0)).mini.base.width / 2.0;
                const double clear = 3.0 + base + smallBase / 2.0;
                EXPECT_EQ(scene.refusedAt(by, clear + 0.05), "") << card.name << enemy;
                EXPECT_NE(JumpingOver(card, enemy).refusedAt(by, clear - 0.05), "")
                    << "on " << card.name;
                EXPECT_NE(JumpingOver(card, enemy).refusedAt(by, 3.0), "") << "on " << card.name;
            }
        }
    }
}

// A jump is a Move action. So an engaged unit that jumps withdraws at Speed 1, and the jump may not
// be longer than Speed 1.
TEST(P51Jump, AnEngagedUnitWithdrawsByIt) {
    for (const double inches : {2.9, 3.1}) {
        Jumping scene(jumper(1));
        scene.red(stormtroopers(), {{10.0 - smallBase, 16.0}});
        scene.begin();
        scene.action(Action::jump);
        const int tool = inches < 3.0 ? 1 : 2;
        EXPECT_EQ(scene.refusal(MoveAnswer{straight(tool, 0.0, inches)}).empty(), inches < 3.0);
    }
}

TEST(P14CardActions, ExampleJumpIsOneOfItsActions) {
    Jumping scene(jumper(1));
    scene.begin();
    scene.action(Action::jump);
    scene.move(straight(2, 0.0, 5.9));
    EXPECT_EQ(scene.unit(scene.luke).actionsLeft, 1);
    EXPECT_TRUE(scene.offers(Action::jump)) << "any Move action may be one";
    scene.action(Action::jump);
    scene.move(straight(2, 0.0, 5.9));
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P51Jump, OnlyWhoHasIt) {
    Jumping scene(lukeSkywalker());
    scene.begin();
    EXPECT_FALSE(scene.offers(Action::jump));
}

TEST(P51Jump, StandsInForAFreeMoveActionToo) {
    AttackScene scene;
    const UnitId luke = scene.blue(jumper(1), {{10.0, 16.0}});
    const UnitId enemy = scene.red(stormtroopers(), {{18.0, 16.0}});
    scene.with(luke).tokens[Token::standby] = 1;
    scene.with(luke).activated = true;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(enemy);
    scene.action(Action::aim);
    scene.standBy(luke);
    EXPECT_TRUE(scene.offers(Action::move));
    scene.freeAction(Action::jump);
    scene.move(straight(2, 90.0, 5.9));
    EXPECT_EQ(scene.question().player, Player::red);
}

TEST(P51Jump, AsAMoveActionItLetsARelentlessUnitAttack) {
    UnitCard card = jumper(1);
    card.keywords.push_back({.name = Keyword::relentless});
    AttackScene scene;
    const UnitId luke = scene.blue(card, {{10.0, 16.0}});
    scene.red(stormtroopers(), {{20.0, 16.0}});
    scene.start();
    scene.activate(luke);
    scene.action(Action::jump);
    scene.move(straight(2, 90.0, 2.0));
    EXPECT_TRUE(scene.asks(Ask::chooseFreeAction));
}

TEST(P24MakeActions, AFreeCardActionToJumpCostsNothingOnce) {
    Jumping scene(jumper(3, KeywordText::Action::free));
    scene.begin();
    scene.action(Action::aim);
    scene.action(Action::dodge);
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "no action is left but the free one";
    EXPECT_FALSE(scene.offers(Action::move));
    EXPECT_TRUE(scene.offers(Action::finish));
    scene.action(Action::jump);
    scene.move(straight(2, 0.0, 5.9));
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "once an activation";
}

TEST(P24MakeActions, AFreeJumpLeavesItsTwoActions) {
    Jumping scene(jumper(3, KeywordText::Action::free));
    scene.begin();
    scene.action(Action::jump);
    scene.move(straight(2, 0.0, 5.9));
    EXPECT_EQ(scene.unit(scene.luke).actionsLeft, 2);
    EXPECT_FALSE(scene.offers(Action::jump));
}

TEST(P56WeighedDown, WhoHoldsAnObjectiveTokenCannotJump) {
    for (const bool weighed : {false, true}) {
        UnitCard card = jumper(1);
        if (weighed) card.keywords.push_back({.name = Keyword::weighedDown});
        Jumping scene(card);
        scene.mission({asset(12, 16)}, {});
        scene.begin();
        EXPECT_TRUE(scene.offers(Action::jump)) << "it holds nothing yet";
        scene.cardAction(0);
        ASSERT_EQ(scene.token(0).token.holder, scene.luke);
        EXPECT_EQ(scene.offers(Action::jump), !weighed);
        EXPECT_TRUE(scene.offers(Action::move));
    }
}

}  // namespace
}  // namespace sightline::engine::scene
