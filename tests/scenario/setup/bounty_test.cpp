// Keyword Glossary: Bounty (p. 47), Hunted (p. 51).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue's Luke has Bounty. Red has Vader and three units of stormtroopers, and an operative if
/// `withOperative` is true.
struct Hunters : SetupScene {
    static constexpr UnitId luke{0}, rebels{1}, vader{4}, storm{5}, operative{8};
    explicit Hunters(bool withOperative = true) {
        with(luke).card = bearing(lukeSkywalker(), Keyword::bounty);
        if (!withOperative) return;
        UnitCard card = lukeSkywalker();
        card.name = "Boba Fett";
        card.rank = Rank::operative;
        reserve(Player::red, card);
    }
    void toTheEffects() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    int bounty(UnitId id) const { return unit(id).tokens[Token::bounty]; }
};

TEST(P47Bounty, DuringSetupTheUnitChoosesAnEnemyCommanderOrOperative) {
    Hunters scene;
    scene.toTheEffects();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::bounty));
    EXPECT_EQ(scene.optionCount(), 2U) << "it must choose";
    EXPECT_FALSE(scene.offers(Hunters::storm));
    scene.choose(Hunters::operative, Ask::chooseForEffect);
    EXPECT_EQ(scene.bounty(Hunters::operative), 1);
    EXPECT_EQ(scene.bounty(Hunters::vader), 0);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::bounty));
}

TEST(P47Bounty, ASingleCandidateIsChosenWithoutAQuestion) {
    Hunters scene(false);
    scene.toTheEffects();
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.bounty(Hunters::vader), 1);
}

TEST(P51Hunted, GainsABountyTokenIfAnEnemyHasBounty) {
    for (const bool hunted : {true, false}) {
        Hunters scene(false);
        scene.with(Hunters::storm).card = bearing(stormtroopers(), Keyword::hunted);
        if (!hunted) scene.with(Hunters::luke).card = lukeSkywalker();
        scene.toTheEffects();
        EXPECT_EQ(scene.bounty(Hunters::storm), hunted ? 1 : 0);
    }
}

TEST(P51Hunted, NotForAnAlliedUnitWithBounty) {
    Hunters scene(false);
    scene.with(Hunters::rebels).card = bearing(rebelTroopers(), Keyword::hunted);
    scene.toTheEffects();
    EXPECT_EQ(scene.bounty(Hunters::rebels), 0);
}

/// A blue unit with Bounty, another blue unit without Bounty, and a red unit with 1 wound left and
/// bounty tokens.
struct Shot : AttackScene {
    UnitId hunter, ally, quarry, guard;
    explicit Shot(int tokens = 1) {
        hunter = blue(bearing(rebelTroopers(), Keyword::bounty), {{10.0, 10.0}});
        ally = blue(rebelTroopers(), {{10.0, 14.0}});
        quarry = red(stormtroopers(), {{18.0, 12.0}});
        guard = red(stormtroopers(), {{60.0, 12.0}});
        with(quarry).tokens[Token::bounty] = tokens;
        scenario.lastRound = 2;
    }
    void shoot(UnitId attacker) {
        start();
        attack(attacker, quarry);
        dice({crit});
        dice({blank});
    }
    std::array<int, 2> points() const { return view().mission.victoryPoints; }
};

TEST(P47Bounty, DefeatingAMarkedUnitScores1VictoryPoint) {
    for (const int tokens : {1, 2}) {
        Shot scene(tokens);
        scene.shoot(scene.hunter);
        EXPECT_TRUE(scene.unit(scene.quarry).defeated);
        EXPECT_EQ(scene.points(), (std::array{1, 0})) << "1 for the unit, not for each token";
        EXPECT_EQ(scene.last(Happening::victoryPointsScored).citation, citationOf(Keyword::bounty));
        EXPECT_EQ(scene.last(Happening::victoryPointsScored).unit, scene.hunter);
    }
}

TEST(P47Bounty, NotForAUnitWithoutATokenNorForAUnitWithoutTheKeyword) {
    Shot plain(0);
    plain.shoot(plain.hunter);
    EXPECT_EQ(plain.points(), (std::array{0, 0}));
    Shot other;
    other.shoot(other.ally);
    EXPECT_TRUE(other.unit(other.quarry).defeated);
    EXPECT_EQ(other.points(), (std::array{0, 0}));
}

TEST(P47Bounty, NotWhenTheUnitSurvives) {
    Shot scene;
    scene.with(scene.quarry).card.wounds = 2;
    scene.shoot(scene.hunter);
    EXPECT_FALSE(scene.unit(scene.quarry).defeated);
    EXPECT_EQ(scene.points(), (std::array{0, 0}));
}

TEST(P47Bounty, AWoundOfDeflectIsAnEffectOfItsUnit) {
    Shot scene;
    scene.with(scene.hunter).card =
        bearing(bearing(lukeSkywalker(), Keyword::bounty), Keyword::deflect);
    scene.start();
    scene.rest(scene.ally);
    scene.attack(scene.quarry, scene.hunter);
    scene.dice({crit});
    scene.dice({defenseSurge});
    EXPECT_TRUE(scene.unit(scene.quarry).defeated);
    EXPECT_EQ(scene.points(), (std::array{1, 0}));
}

}  // namespace
}  // namespace sightline::engine::scene
