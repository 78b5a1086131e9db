// Incognito. Core Rulebook, Keyword Glossary p. 51.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard disguised() { return bearing(rebelTroopers(), Keyword::incognito); }

/// A red unit with Incognito next to a POI. A blue attacker is `gap` inches from the red unit.
struct Disguise : MissionScene {
    UnitId hunter, hidden;
    explicit Disguise(double gap = 4.0) {
        hunter = blue(stormtroopers(), {{36.0, 16.0 - smallBase - gap}});
        hidden = red(disguised(), {{36.0, 16.0}});
        mission({poi(36, 18)}, {});
        scenario.lastRound = 2;
    }
    bool isContested() const { return !token(0).contesting.empty(); }
    bool isKnown() const { return !unit(hidden).card->has(Keyword::incognito); }
    std::string whyNot() const { return previewAttack(view(), hunter, hidden).reason; }
    void resolveAttack() { dice(std::vector<Face>(static_cast<std::size_t>(rolling()), blank)); }
};

TEST(P51Incognito, OnlyEnemiesWithinRange1MayAttackIt) {
    for (const double gap : {5.99, 6.01}) {
        Disguise scene(gap);
        scene.start();
        EXPECT_EQ(scene.whyNot(), gap < 6.0 ? "" : "Incognito forbids this attack");
        scene.activate(scene.hunter);
        EXPECT_EQ(scene.offers(Action::attack), gap < 6.0) << gap;
    }
}

TEST(P51Incognito, TheClosestMiniatureDecidesTheRange) {
    Disguise scene(8.0);
    scene.with(scene.hunter).minis.push_back({.position = {38.0, 13.0, 0.0}});
    scene.start();
    scene.activate(scene.hunter);
    EXPECT_TRUE(scene.offers(Action::attack));
}

TEST(P51Incognito, ItContestsNothingUntilItDefends) {
    Disguise scene;
    scene.start();
    EXPECT_FALSE(scene.isContested());
    scene.attack(scene.hunter, scene.hidden);
    scene.resolveAttack();
    EXPECT_TRUE(scene.isKnown());
    EXPECT_TRUE(scene.isContested());
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::incognito));
    EXPECT_EQ(scene.last(Happening::effectBegan).unit, scene.hidden);
}

TEST(P51Incognito, ItIsLostForGoodWhenTheUnitAttacks) {
    Disguise scene;
    scene.start();
    scene.rest(scene.hunter);
    scene.activate(scene.hidden);
    scene.choose(Done{}, Ask::chooseForEffect);
    scene.action(Action::attack);
    scene.defend(scene.hunter);
    scene.weapons();
    scene.resolveAttack();
    EXPECT_TRUE(scene.isKnown());
    EXPECT_EQ(scene.whyNot(), "");
    scene.action(Action::finish);
    ASSERT_EQ(scene.view().round, 2);
    EXPECT_TRUE(scene.isKnown()) << "for the rest of the game";
    scene.rest(scene.hunter);
    scene.activate(scene.hidden);
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "there is nothing to lose";
}

// Standby follows the attack (p. 36). By then, the attacker has lost the keyword, so that a unit at
// range 2 may attack it.
TEST(P51Incognito, AnAttackerIsKnownToUnitsThatReactToTheAttack) {
    Disguise scene(10.0);
    UnitCard card = stormtroopers();
    card.name = "Guard";
    const UnitId guard = scene.blue(card, {{30.0, 16.0 - smallBase - 10.0}});
    scene.with(guard).tokens[Token::standby] = 1;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(scene.hidden);
    scene.choose(Done{}, Ask::chooseForEffect);
    scene.action(Action::attack);
    scene.defend(scene.hunter);
    scene.weapons();
    scene.resolveAttack();
    while (!scene.asks(Ask::spendStandby) && !scene.asks(Ask::chooseAction)) scene.idle();
    ASSERT_TRUE(scene.asks(Ask::spendStandby));
    EXPECT_TRUE(scene.isKnown());
    scene.standBy(guard);
    EXPECT_TRUE(scene.offers(Action::attack));
}

TEST(P51Incognito, ItMayBeLostByChoiceAsTheActivationBegins) {
    for (const bool loses : {true, false}) {
        Disguise scene(10.0);
        scene.start();
        scene.rest(scene.hunter);
        scene.activate(scene.hidden);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().player, Player::red);
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::incognito));
        scene.choose(loses ? Option{EffectName{2}} : Option{Done{}}, Ask::chooseForEffect);
        EXPECT_EQ(scene.isKnown(), loses);
        EXPECT_EQ(scene.isContested(), loses);
        EXPECT_EQ(scene.whyNot(), loses ? "" : "Incognito forbids this attack");
    }
}

TEST(P51Incognito, IsByHandInAGameThatBeganBeforeIt) {
    Disguise scene(10.0);
    scene.with(scene.hidden).card.keywords.back().leftByHand = true;
    scene.start();
    EXPECT_EQ(scene.whyNot(), "");
    EXPECT_TRUE(scene.isContested());
}

/// A red unit of one miniature and a counterpart with Small. A wall hides the point x = 30 from
/// blue's attacker, but not the point x = 36. One of the two miniatures stands at each point.
/// `smallIsSeen` puts the counterpart at x = 36.
struct Companion : AttackScene {
    UnitId hunter, pair;
    Companion(bool smallIsSeen, bool isCounterpart = true) {
        hunter = blue(stormtroopers(), {{36.0, 8.0}});
        UnitCard card = bearing(rebelTroopers(), Keyword::small);
        const geometry::Vec2 hiddenAt{30.0, 14.0}, seenAt{36.0, 14.0};
        pair = red(card, {smallIsSeen ? hiddenAt : seenAt, smallIsSeen ? seenAt : hiddenAt});
        with(pair).minis[1].counterpart = isCounterpart;
        with(pair).minis[1].carrier = {"companion", "Companion"};
        terrain(box("wall", {30.0, 12.0}, {8.0, 1.0, 6.0}, building()));
        start();
    }
    bool isLegal() {
        const bool legal = previewAttack(view(), hunter, pair).legal;
        activate(hunter);
        EXPECT_EQ(offers(Action::attack), legal);
        return legal;
    }
};

TEST(P61Small, AnAttackerThatSeesOnlyTheSmallMiniatureMayNotChooseTheUnit) {
    EXPECT_FALSE(Companion(true).isLegal());
    EXPECT_TRUE(Companion(false).isLegal()) << "it sees another miniature";
    EXPECT_TRUE(Companion(true, false).isLegal()) << "no counterpart";
}

TEST(P61Small, ThePreviewNamesIt) {
    Companion scene(true);
    EXPECT_EQ(previewAttack(scene.view(), scene.hunter, scene.pair).reason,
              "Small forbids this attack");
}

TEST(P51ImPartOfTheSquadToo, ItsLeaderContestsFromRange1) {
    for (const double gap : {2.99, 5.99, 6.01}) {
        for (const bool bears : {true, false}) {
            MissionScene scene;
            scene.mission({poi(36, 18)}, {});
            UnitCard card = rebelTroopers();
            if (bears) card = bearing(card, Keyword::imPartOfTheSquadToo);
            scene.blue(card, {{36.0 - 1.0 - smallBase / 2.0 - gap, 18.0}});
            scene.red(stormtroopers(), {{70.0, 34.0}});
            scene.start();
            EXPECT_EQ(!scene.token(0).contesting.empty(), gap < (bears ? 6.0 : 3.0)) << gap;
        }
    }
}

// A unit with the keyword Claim may make the free action Claim (p. 19), even if the mission does
// not grant this action.
TEST(P20Claim, MayClaimAnAssetThatTheMissionDoesNotLetItClaim) {
    for (const bool bears : {true, false}) {
        MissionScene scene;
        scene.scenario.lastRound = 2;
        scene.mission({asset(36, 18)}, {});
        scene.scenario.mission->objective.grantsClaim = false;
        UnitCard card = rebelTroopers();
        if (bears) card = bearing(card, Keyword::claim);
        const UnitId unit = scene.blue(card, {{36.0, 20.0}});
        scene.red(stormtroopers(), {{70.0, 34.0}});
        scene.start();
        scene.activate(unit);
        EXPECT_EQ(scene.offers(CardAction{0, 0}), bears);
        if (!bears) continue;
        scene.cardAction(0);
        EXPECT_EQ(scene.token(0).token.holder, unit);
        EXPECT_EQ(scene.unit(unit).actionsLeft, 2) << "a free action";
    }
}

TEST(P20Claim, OnlyATokenThatItContests) {
    MissionScene scene;
    scene.mission({asset(36, 18)}, {});
    scene.scenario.mission->objective.grantsClaim = false;
    const UnitId unit = scene.blue(bearing(rebelTroopers(), Keyword::claim), {{50.0, 20.0}});
    scene.red(stormtroopers(), {{70.0, 34.0}});
    scene.start();
    scene.activate(unit);
    EXPECT_FALSE(scene.offers(CardAction{0, 0}));
}

}  // namespace
}  // namespace sightline::engine::scene
