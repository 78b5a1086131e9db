// Keyword Glossary: Secret Mission (p. 53).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// R2-D2 with Secret Mission at (20, y). Red's territory is y > 30. The game begins in the Command
/// Phase.
struct Spy : MissionScene {
    UnitId artoo, luke, vader;
    explicit Spy(double y = 33.0, int rounds = 2) {
        artoo = blue(bearing(rebelTroopers(), Keyword::secretMission), {{20.0, y}});
        luke = blue(lukeSkywalker(), {{5.0, 3.0}});
        vader = red(darthVader(), {{60.0, 3.0}});
        const std::vector<CommandCard> cards{ambush(), push(), assault()};
        hands(cards, cards);
        mission({poi(36, 18)}, {});
        scenario.lastRound = rounds;
    }
    int tokens() const { return unit(artoo).tokens[Token::secretMission]; }
    /// Plays until the game asks about the Secret Mission token, or ends.
    void playOn() {
        while (!over() && !asks(Ask::chooseForEffect)) idle();
    }
    void answerWith(const std::vector<int>& options) {
        PickSeveral chosen;
        chosen.options = options;
        chance(chosen, Ask::chooseForEffect);
    }
};

TEST(P53SecretMission, AUnitCompletelyWithinEnemyTerritoryGainsATokenAsTheCommandPhaseBegins) {
    const double border = 30.0 + smallBase / 2.0;
    for (const double y : {border + 0.01, border - 0.01, 3.0}) {
        Spy scene(y);
        scene.start();
        EXPECT_EQ(scene.tokens(), y > border ? 1 : 0) << y;
        if (y > border) {
            EXPECT_EQ(scene.last(Happening::tokenGained).citation,
                      citationOf(Keyword::secretMission));
        }
    }
}

TEST(P53SecretMission, AllMiniaturesOfTheUnit) {
    Spy scene;
    scene.with(scene.artoo).minis.push_back({.position = {20.0, 30.2, 0.0}});
    scene.start();
    EXPECT_EQ(scene.tokens(), 0);
}

TEST(P53SecretMission, WhenScoringTheTokenMayBeTurnedInFor1VictoryPoint) {
    Spy scene;
    scene.start();
    scene.playOn();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.view().phase, Phase::end);
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::secretMission));
    EXPECT_EQ(scene.question().least, 0);
    scene.answerWith({0});
    EXPECT_EQ(scene.points(), (std::array{1, 0}));
    EXPECT_EQ(scene.tokens(), 0);
    ASSERT_EQ(scene.view().round, 2);
    EXPECT_EQ(scene.tokens(), 0) << "only 1 token in a game";
    scene.playOn();
    EXPECT_TRUE(scene.over());
}

TEST(P53SecretMission, MayBeKeptForALaterRound) {
    Spy scene;
    scene.start();
    scene.playOn();
    scene.answerWith({});
    EXPECT_EQ(scene.points(), (std::array{0, 0}));
    EXPECT_EQ(scene.tokens(), 1);
    scene.playOn();
    scene.answerWith({0});
    EXPECT_EQ(scene.points(), (std::array{1, 0}));
}

TEST(P53SecretMission, ScoresOnlyWithinEnemyTerritory) {
    const double border = 30.0 - smallBase / 2.0;
    for (const double y : {border + 0.01, border - 0.01}) {
        Spy scene(y, 1);
        scene.with(scene.artoo).tokens[Token::secretMission] = 1;
        scene.start();
        scene.playOn();
        EXPECT_EQ(!scene.over(), y > border) << "partly within is within";
    }
}

TEST(P53SecretMission, EachUnitScoresForItself) {
    Spy scene(33.0, 1);
    UnitCard other = bearing(rebelTroopers(), Keyword::secretMission);
    const UnitId second = scene.blue(other, {{30.0, 33.0}});
    scene.start();
    EXPECT_EQ(scene.unit(second).tokens[Token::secretMission], 1);
    scene.playOn();
    EXPECT_EQ(scene.optionCount(), 2U) << "one question for both";
    scene.answerWith({0, 1});
    EXPECT_EQ(scene.points(), (std::array{2, 0}));
}

}  // namespace
}  // namespace sightline::engine::scene
