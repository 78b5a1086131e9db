// Inconspicuous. Core Rulebook, Keyword Glossary p. 51.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

constexpr double apart(double gap) { return gap + smallBase; }

UnitCard unseen() { return bearing(rebelTroopers(), Keyword::inconspicuous); }

/// A blue trooper with a rifle of range 3, and two red units. The first red unit has the keyword
/// Inconspicuous and 1 suppression token.
struct Hunt : AttackScene {
    UnitId hunter, hidden, other;
    explicit Hunt(double gapOfOther = 10.0, const UnitCard& otherCard = rebelTroopers(),
                  const UnitCard& own = stormtroopers()) {
        hunter = blue(own, {{10.0, 18.0}});
        hidden = red(unseen(), {{10.0, 18.0 - apart(8.0)}});
        other = red(otherCard, {{10.0 + apart(gapOfOther), 18.0}});
        with(hidden).tokens[Token::suppression] = 1;
    }
    void declare() {
        activate(hunter);
        action(Action::attack);
    }
    /// The units that the hunter may declare as the defender. Empty if it may not attack.
    std::vector<UnitId> targets() {
        std::vector<UnitId> legal;
        for (const Option& one : question().options) {
            if (const auto* unit = std::get_if<UnitId>(&one)) legal.push_back(*unit);
        }
        return legal;
    }
    std::string whyNot() const { return previewAttack(view(), hunter, hidden).reason; }
};

using Units = std::vector<UnitId>;

TEST(P51Inconspicuous, AnAttackerMustDeclareAnotherUnit) {
    Hunt scene;
    scene.start();
    EXPECT_EQ(scene.whyNot(), "Inconspicuous forbids this attack");
    EXPECT_TRUE(previewAttack(scene.view(), scene.hunter, scene.other).legal);
    scene.declare();
    EXPECT_EQ(scene.targets(), Units{scene.other});
    EXPECT_NE(scene.refusal(Pick{1}), "");
}

TEST(P51Inconspicuous, WithoutSuppressionItMayBeDeclared) {
    Hunt scene;
    scene.with(scene.hidden).tokens[Token::suppression] = 0;
    scene.start();
    EXPECT_EQ(scene.whyNot(), "");
    scene.declare();
    EXPECT_EQ(scene.targets(), (Units{scene.hidden, scene.other}));
}

TEST(P51Inconspicuous, OnlyIfTheAttackerCanDeclareAnotherUnit) {
    for (const double gap : {17.999, 18.0}) {
        Hunt scene(gap);
        scene.start();
        const bool able = gap < 18.0;
        EXPECT_EQ(scene.whyNot().empty(), !able) << gap;
        scene.declare();
        EXPECT_EQ(scene.targets(), Units{able ? scene.other : scene.hidden});
    }
}

// Both enemy units are Inconspicuous, so the attacker may declare either unit.
TEST(P51Inconspicuous, OfTwoSuchUnitsEitherMayBeDeclared) {
    Hunt scene(10.0, unseen());
    scene.with(scene.other).tokens[Token::suppression] = 1;
    scene.start();
    EXPECT_EQ(scene.whyNot(), "");
    scene.declare();
    EXPECT_EQ(scene.targets(), (Units{scene.hidden, scene.other}));
}

TEST(P51Inconspicuous, AnAttackerInMeleeWithItCanAttackNoOtherUnit) {
    UnitCard brawler = stormtroopers();
    brawler.weapons.push_back(melee("Bludgeon", Die::whiteAttack));
    Hunt scene(10.0, rebelTroopers(), brawler);
    scene.with(scene.hidden).minis.front().position = {10.0, 18.0 - smallBase, 0.0};
    scene.start();
    EXPECT_EQ(scene.whyNot(), "");
    scene.declare();
    EXPECT_EQ(scene.targets(), Units{scene.hidden});
}

// A unit triggers a standby token and becomes the defender of the attack with the token (p. 36). So
// the attacker can declare no other unit.
TEST(P51Inconspicuous, AReactionWithStandbyHasNoOtherDefender) {
    Hunt scene;
    scene.with(scene.hunter).tokens[Token::standby] = 1;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.activate(scene.hidden);
    scene.dice({blank});
    scene.action(Action::aim);
    scene.standBy(scene.hunter);
    scene.freeAction(Action::attack);
    EXPECT_EQ(scene.targets(), Units{scene.hidden});
}

/// Two troopers attack: the second has a launcher.
struct HuntWithLauncher : Hunt {
    explicit HuntWithLauncher(const UnitCard& otherCard = rebelTroopers()) : Hunt(10.0, otherCard) {
        with(hunter).card.weapons.push_back(ranged("Launcher", 1, 3, Die::redAttack));
        with(hunter).card.miniatures = 2;
        with(hunter).minis.push_back({{9.0, 19.0, 0.0}, {0.0}});
    }
    void attackFirst(UnitId unit) {
        declare();
        defend(unit);
        weapons("E-11", 1);
    }
};

TEST(P51Inconspicuous, ItIsNoAdditionalDefenderBesideAnotherUnit) {
    for (const int suppression : {0, 1}) {
        HuntWithLauncher scene;
        scene.with(scene.hidden).tokens[Token::suppression] = suppression;
        scene.start();
        scene.attackFirst(scene.other);
        EXPECT_EQ(scene.asks(Ask::declareAdditionalDefender), suppression == 0);
    }
}

TEST(P51Inconspicuous, AnAdditionalDefenderIsAnotherUnitIfThereIsOne) {
    HuntWithLauncher scene;
    const UnitId third = scene.red(rebelTroopers(), {{20.0, 24.0}});
    scene.start();
    scene.attackFirst(scene.other);
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    EXPECT_EQ(scene.targets(), Units{third});
}

TEST(P51Inconspicuous, OfTwoSuchUnitsBothMayBeDefenders) {
    HuntWithLauncher scene(unseen());
    scene.with(scene.other).tokens[Token::suppression] = 1;
    scene.start();
    scene.attackFirst(scene.other);
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    EXPECT_EQ(scene.targets(), Units{scene.hidden});
}

// Only with Long Shot, which costs an aim token, does the attacker reach the unit without
// Inconspicuous. If the attacker keeps the token, it can declare only the Inconspicuous unit.
TEST(P51Inconspicuous, LongShotReachesAnotherUnitOnlyWithItsToken) {
    UnitCard sniper = stormtroopers();
    sniper.weapons.front().keywords = {word(Keyword::longShot)};
    for (const bool spends : {false, true}) {
        Hunt scene(20.0, rebelTroopers(), sniper);
        scene.with(scene.hunter).tokens[Token::aim] = 1;
        scene.start();
        EXPECT_EQ(scene.whyNot(), "");
        scene.declare();
        ASSERT_TRUE(scene.asks(Ask::spendToken));
        scene.choose(spends ? Option{scene.hunter} : Option{Done{}}, Ask::spendToken);
        EXPECT_EQ(scene.targets(), Units{spends ? scene.other : scene.hidden});
    }
}

/// A blue unit with the keyword Inconspicuous that rallies.
struct Rallying : AttackScene {
    UnitId troopers = blue(unseen(), column({10.0, 10.0}, 4));
    UnitId enemy = red(stormtroopers(), column({60.0, 10.0}, 4));
    explicit Rallying(int suppression) { with(troopers).tokens[Token::suppression] = suppression; }
    int suppression() const { return unit(troopers).tokens[Token::suppression]; }
    bool acted() const {
        return recorded(Happening::keywordActed) &&
               last(Happening::keywordActed).citation == citationOf(Keyword::inconspicuous);
    }
};

TEST(P51Inconspicuous, ARallyingUnitChoosesHowManyTokensItRemoves) {
    for (const int removed : {0, 1, 2}) {
        Rallying scene(3);
        scene.blue(lukeSkywalker(), {{12.0, 10.0}});  // so that the unit does not panic
        scene.start();
        scene.activate(scene.troopers);
        scene.dice({block, defenseSurge, blank});
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::inconspicuous));
        EXPECT_EQ(scene.question().least, 0);
        EXPECT_EQ(scene.question().most, 2);
        EXPECT_NE(scene.refusal(Count{3}), "");
        scene.chance(Count{removed}, Ask::chooseForEffect);
        EXPECT_EQ(scene.suppression(), 3 - removed);
        EXPECT_EQ(scene.acted(), removed < 2);
    }
}

TEST(P51Inconspicuous, NothingIsAskedIfNoTokenWouldLeave) {
    Rallying scene(1);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({blank});
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.suppression(), 1);
}

TEST(P51Inconspicuous, ARecoveringUnitRemovesItsTokensAsUsual) {
    Rallying scene(1);
    scene.start();
    scene.activate(scene.troopers);
    scene.dice({blank});
    scene.action(Action::recover);
    scene.recover(1);
    EXPECT_EQ(scene.suppression(), 0);
    EXPECT_FALSE(scene.acted());
}

TEST(P51Inconspicuous, InspireRemovesATokenOutsideTheRallyStep) {
    Rallying scene(1);
    const UnitId leader = scene.blue(bearing(lukeSkywalker(), Keyword::inspire, 1), {{12.0, 10.0}});
    scene.start();
    scene.rest(leader);
    scene.choose(scene.troopers, Ask::chooseForEffect);
    EXPECT_EQ(scene.suppression(), 0);
    EXPECT_FALSE(scene.acted());
}

}  // namespace
}  // namespace sightline::engine::scene
