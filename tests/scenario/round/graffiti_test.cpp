// Graffiti tokens change the number of dice in the Rally step. Core Rulebook, Keyword Glossary p.
// 60 (Graffiti Tokens).
#include "engine/legion/rules/mission/graffiti.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/journal_file.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Vec2;

/// A blue unit with suppression tokens at (10, 10). The tokens are placed by hand.
struct Painted : AttackScene {
    UnitId troopers, enemy;
    explicit Painted(int suppression, std::vector<Vec2> at = {{10.0, 10.0}}) {
        troopers = blue(stormtroopers(), at);
        enemy = red(rebelTroopers(), {{60.0, 30.0}});
        with(troopers).tokens[Token::suppression] = suppression;
    }
    /// Puts a token of the player on the battlefield.
    void paint(Vec2 at, Player owner) {
        AdjustObjective token;
        token.name = std::string(graffitiToken) + " 1";
        token.at = at;
        adjust({owner, token});
    }
    bool asksForDie() const {
        return asks(Ask::chooseForEffect) && question().citation == page(60, "Graffiti Tokens");
    }
    void takeDie() { pickFirst(Ask::chooseForEffect); }
    void declineDie() { choose(Done{}, Ask::chooseForEffect); }
    int acted() const {
        const Record& record = game().record();
        return static_cast<int>(std::count_if(record.begin(), record.end(), [](const Ruling& one) {
            return one.citation == page(60, "Graffiti Tokens");
        }));
    }
};

// The distance between the centres of a small base and of a token whose edges are `gap` inches
// apart.
double apart(double gap) { return smallBase / 2.0 + 0.5 + gap; }

TEST(P60GraffitiTokens, NearAnAlliedTokenAUnitMayRollOneMoreDie) {
    for (const bool takes : {true, false}) {
        Painted scene(2);
        scene.start();
        scene.paint({14.0, 10.0}, Player::blue);
        scene.activate(scene.troopers);
        ASSERT_TRUE(scene.asksForDie());
        EXPECT_EQ(scene.question().player, Player::blue);
        EXPECT_EQ(scene.optionCount(), 2U);
        takes ? scene.takeDie() : scene.declineDie();
        EXPECT_EQ(scene.rolling(), takes ? 3 : 2);
        EXPECT_EQ(scene.acted(), takes ? 1 : 0);
    }
}

TEST(P60GraffitiTokens, NearAnEnemyTokenAUnitRollsOneFewerDie) {
    Painted scene(3);
    scene.start();
    scene.paint({14.0, 10.0}, Player::red);
    scene.activate(scene.troopers);
    EXPECT_EQ(scene.rolling(), 2) << "nobody is asked";
    const Ruling said = scene.last(Happening::keywordActed);
    EXPECT_EQ(said.citation, page(60, "Graffiti Tokens"));
    EXPECT_EQ(said.unit, scene.troopers);
    EXPECT_EQ(scene.number(Happening::keywordActed, "dice"), 2.0);
}

TEST(P60GraffitiTokens, AtLeastOneDieIsRolled) {
    for (const int suppression : {1, 2}) {
        Painted scene(suppression);
        scene.start();
        scene.paint({14.0, 10.0}, Player::red);
        scene.activate(scene.troopers);
        EXPECT_EQ(scene.rolling(), 1);
        EXPECT_EQ(scene.acted(), suppression - 1) << "a die that is rolled anyway changes nothing";
    }
}

TEST(P60GraffitiTokens, WithinRange2MeasuredFromTheClosestMiniature) {
    for (const Player owner : {Player::blue, Player::red}) {
        for (const double gap : {11.999, 12.001}) {
            // The second miniature is closer to the token than the unit leader.
            Painted scene(2, {{10.0, 10.0}, {12.0, 10.0}});
            scene.start();
            scene.paint({12.0 + apart(gap), 10.0}, owner);
            scene.activate(scene.troopers);
            const bool near = gap < 12.0;
            EXPECT_EQ(scene.asksForDie(), near && owner == Player::blue) << gap;
            if (owner == Player::red) {
                EXPECT_EQ(scene.rolling(), near ? 1 : 2) << gap;
            }
        }
    }
}

TEST(P60GraffitiTokens, TheUnitNeedsLineOfSightToTheToken) {
    for (const Player owner : {Player::blue, Player::red}) {
        for (const bool blocked : {true, false}) {
            Painted scene(2);
            if (blocked) scene.terrain(box("wall", {13.0, 10.0}, {0.5, 12.0, 6.0}, building()));
            scene.start();
            scene.paint({16.0, 10.0}, owner);
            scene.activate(scene.troopers);
            EXPECT_EQ(scene.asksForDie(), !blocked && owner == Player::blue);
            if (owner == Player::red) {
                EXPECT_EQ(scene.rolling(), blocked ? 2 : 1);
            }
        }
    }
}

TEST(P60GraffitiTokens, EachKindChangesTheDiceOnceHoweverManyTokensAreNear) {
    Painted scene(2);
    scene.start();
    for (const double y : {8.0, 10.0, 12.0}) scene.paint({14.0, y}, Player::blue);
    scene.activate(scene.troopers);
    scene.takeDie();
    EXPECT_EQ(scene.rolling(), 3);
    Painted feared(4);
    feared.start();
    for (const double y : {8.0, 10.0, 12.0}) feared.paint({14.0, y}, Player::red);
    feared.activate(feared.troopers);
    EXPECT_EQ(feared.rolling(), 3);
}

TEST(P60GraffitiTokens, AlliedAndEnemyTokensBothAct) {
    for (const bool takes : {true, false}) {
        Painted scene(3);
        scene.start();
        scene.paint({14.0, 10.0}, Player::blue);
        scene.paint({14.0, 8.0}, Player::red);
        scene.activate(scene.troopers);
        ASSERT_TRUE(scene.asksForDie());
        takes ? scene.takeDie() : scene.declineDie();
        EXPECT_EQ(scene.rolling(), takes ? 3 : 2);
    }
}

TEST(P60GraffitiTokens, NobodyIsAskedIfTheAnswerCannotMatter) {
    Painted both(1);
    both.start();
    both.paint({14.0, 10.0}, Player::blue);
    both.paint({14.0, 8.0}, Player::red);
    both.activate(both.troopers);
    EXPECT_EQ(both.rolling(), 1) << "1 more and 1 fewer, or 1 at least";
    Painted calm(0);
    calm.start();
    calm.paint({14.0, 10.0}, Player::blue);
    calm.activate(calm.troopers);
    EXPECT_TRUE(calm.asks(Ask::chooseAction)) << "without suppression nothing is rolled";
}

TEST(P60GraffitiTokens, ATokenWithAnotherNameChangesNothing) {
    for (const char* name : {"Graffitis", "Crate", ""}) {
        Painted scene(2);
        scene.start();
        AdjustObjective token;
        token.name = name;
        token.at = Vec2{14.0, 10.0};
        scene.adjust({Player::blue, token});
        scene.activate(scene.troopers);
        EXPECT_EQ(scene.rolling(), 2) << name;
    }
}

TEST(P60GraffitiTokens, ATokenThatIsRemovedByHandChangesNothing) {
    Painted scene(2);
    scene.start();
    scene.paint({14.0, 10.0}, Player::red);
    AdjustObjective away;
    away.token = scene.view().mission.tokens.front().token.id;
    scene.adjust({Player::red, away});
    scene.activate(scene.troopers);
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P60GraffitiTokens, ATokenThatLeavesWhileTheQuestionIsOpenGivesNoDie) {
    Painted scene(2);
    scene.start();
    scene.paint({14.0, 10.0}, Player::blue);
    scene.activate(scene.troopers);
    ASSERT_TRUE(scene.asksForDie());
    AdjustObjective away;
    away.token = scene.view().mission.tokens.front().token.id;
    scene.adjust({Player::blue, away});
    ASSERT_TRUE(scene.asksForDie());
    EXPECT_EQ(scene.optionCount(), 1U);
    scene.declineDie();
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P60GraffitiTokens, TheyStayInTheEndPhaseAndActInLaterRounds) {
    Painted scene(0);
    scene.scenario.lastRound = 2;
    scene.start();
    scene.paint({14.0, 10.0}, Player::red);
    while (scene.view().round == 1) scene.idle();
    scene.adjust({Player::blue, AdjustToken{scene.troopers, Token::suppression, 3}});
    while (!scene.asks(Ask::chooseUnitToActivate) || !scene.offers(scene.troopers)) scene.idle();
    scene.activate(scene.troopers);
    EXPECT_EQ(scene.rolling(), 2);
    EXPECT_TRUE(scene.view().mission.tokens.front().token.onTable());
}

TEST(P60GraffitiTokens, UnitsMoveThroughThemAndEndMovesOnThem) {
    for (const double inches : {4.0, 5.5}) {
        Painted scene(0);
        scene.start();
        scene.paint({14.0, 10.0}, Player::red);
        scene.activate(scene.troopers);
        scene.action(Action::move);
        EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, inches)}), "") << inches;
    }
}

TEST(P60GraffitiTokens, UndoTakesTheAdditionalDieBack) {
    Painted scene(2);
    scene.start();
    scene.paint({14.0, 10.0}, Player::blue);
    scene.activate(scene.troopers);
    scene.takeDie();
    ASSERT_EQ(scene.rolling(), 3);
    const auto again = replay(scene.scenario, scene.game().journal());
    ASSERT_TRUE(again) << again.problem().text;
    Game& game = **again;
    EXPECT_EQ(game.digest(), scene.game().digest());
    ASSERT_TRUE(game.undo());
    ASSERT_NE(game.question(), nullptr);
    EXPECT_EQ(game.question()->ask, Ask::chooseForEffect);
    ASSERT_TRUE(game.redo());
    EXPECT_EQ(game.digest(), scene.game().digest());
}

TEST(P60GraffitiTokens, InAGameOfAnOlderVersionThePlayersApplyThemByHand) {
    for (const bool applied : {true, false}) {
        Painted scene(2);
        scene.scenario.rules = PlayedUnder{};
        if (applied) scene.scenario.rules->automated = {"symbol-of-rebellion"};
        scene.start();
        scene.paint({14.0, 10.0}, Player::red);
        scene.activate(scene.troopers);
        EXPECT_EQ(scene.rolling(), applied ? 1 : 2);
        EXPECT_EQ(isGraffiti(scene.view().mission.tokens.front().token), applied);
    }
}

TEST(P60GraffitiTokens, BothPlayersSeeThemWithTheirOwner) {
    Painted scene(0);
    scene.start();
    scene.paint({14.0, 10.0}, Player::red);
    for (const Player viewer : bothPlayers) {
        const ObjectiveToken seen = scene.game().view(viewer).mission.tokens.front().token;
        EXPECT_EQ(seen.printed, graffitiToken);
        EXPECT_EQ(seen.owner, Player::red);
        EXPECT_TRUE(isGraffiti(seen));
    }
}

}  // namespace
}  // namespace sightline::engine::scene
