// Keyword Glossary: Cache (p. 47).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

KeywordText cacheOf(std::vector<KeywordText::Gain> gains) {
    KeywordText text = word(Keyword::cache);
    text.parameter = "Aim 1";
    text.gains = std::move(gains);
    return text;
}
const std::string aimOnCard = "Cache: aim", dodgeOnCard = "Cache: dodge";

/// Rebels with Cache: Aim 1. They have `aims` aim tokens; one of these tokens lies on the unit
/// card.
struct Cached : AttackScene {
    UnitId rebels, ally, enemy;
    explicit Cached(int aims = 1) {
        UnitCard card = rebelTroopers();
        card.keywords = {cacheOf({{"aim", 1}})};
        rebels = blue(card, {{10.0, 10.0}});
        ally = blue(rebelTroopers(), {{10.0, 13.0}});
        enemy = red(stormtroopers(), {{18.0, 10.0}});
        with(rebels).tokens[Token::aim] = aims;
        with(rebels).marks[aimOnCard] = 1;
        scenario.lastRound = 3;
    }
    int aims() const { return unit(rebels).tokens[Token::aim]; }
    int onCard() const {
        const auto& marks = unit(rebels).marks;
        return marks.contains(aimOnCard) ? marks.at(aimOnCard) : 0;
    }
    void endRound() {
        const int round = view().round;
        while (view().round == round) idle();
    }
};

TEST(P47Cache, DuringSetupTheListedTokensAreLaidOnTheCard) {
    SetupScene scene;
    const UnitId rebels{1};
    scene.with(rebels).card.keywords = {cacheOf({{"aim", 1}, {"dodge", 1}})};
    scene.revealed();
    for (int i = 0; i < 4; ++i) scene.change(MissionChange::pass);
    scene.choose(TableSide::near, Ask::chooseSide);
    EXPECT_EQ(scene.unit(rebels).tokens[Token::aim], 1);
    EXPECT_EQ(scene.unit(rebels).tokens[Token::dodge], 1);
    EXPECT_EQ(scene.unit(rebels).marks.at(aimOnCard), 1);
    EXPECT_EQ(scene.unit(rebels).marks.at(dodgeOnCard), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::cache));
}

TEST(P47Cache, TheTokensStayInTheEndPhase) {
    Cached scene(3);
    scene.start();
    scene.endRound();
    EXPECT_EQ(scene.aims(), 1) << "2 aim tokens were not on the card";
    scene.endRound();
    EXPECT_EQ(scene.aims(), 1);
}

TEST(P47Cache, ASpentTokenIsGone) {
    Cached scene;
    scene.start();
    scene.attack(scene.rebels, scene.enemy);
    scene.dice({blank});
    scene.reroll({0});
    scene.dice({blank});
    EXPECT_EQ(scene.aims(), 0);
    EXPECT_EQ(scene.onCard(), 0);
}

TEST(P47Cache, TheTokensOfTheCardAreSpentLast) {
    Cached scene(2);
    scene.start();
    scene.attack(scene.rebels, scene.enemy);
    scene.dice({blank});
    scene.reroll({0});
    scene.dice({blank});
    if (scene.asks(Ask::rerollWithAim)) scene.keep();
    EXPECT_EQ(scene.aims(), 1);
    EXPECT_EQ(scene.onCard(), 1);
    scene.endRound();
    EXPECT_EQ(scene.aims(), 1);
}

TEST(P47Cache, OtherUnitsDoNotSpendThem) {
    for (const int aims : {1, 2}) {
        Cached scene(aims);
        scene.with(scene.rebels).card.type = UnitType::cloneTrooper;
        scene.with(scene.ally).card.type = UnitType::cloneTrooper;
        scene.start();
        scene.attack(scene.ally, scene.enemy);
        scene.dice({blank});
        EXPECT_EQ(scene.asks(Ask::rerollWithAim), aims == 2) << "clones share 1 token";
    }
}

TEST(P47Cache, WithoutTheKeywordTheTokensLeave) {
    Cached scene;
    scene.with(scene.rebels).card.keywords.clear();
    scene.start();
    scene.endRound();
    EXPECT_EQ(scene.aims(), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
