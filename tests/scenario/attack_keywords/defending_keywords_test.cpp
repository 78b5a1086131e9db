// Keywords of the defender that act at their own timing points. Core Rulebook, Keyword Glossary:
// Block p. 46, Deflect p. 48, Nimble p. 52.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A gunner with 2 red dice shoots at a single defender that has red dice and no surge chart.
struct Shots : AttackScene {
    UnitId gunner, defender, friends;
    explicit Shots(const std::vector<Keyword>& keywords, Keyword ofWeapon = Keyword::none,
                   double gap = 6.0) {
        UnitCard gun = lukeSkywalker(), jedi = lukeSkywalker();
        gun.name = "Gunner";
        for (Weapon& one : gun.weapons) {
            if (ofWeapon != Keyword::none) one.keywords.push_back(word(ofWeapon));
        }
        for (const Keyword one : keywords) jedi.keywords.push_back(word(one));
        gunner = blue(gun, {{10.0, 14.0}});
        defender = red(jedi, {{10.0 + smallBase + gap, 14.0}});
        friends = blue(stormtroopers(), column({4.0, 30.0}, 2));
    }
    int woundsOf(UnitId unit) const { return view().mini(mini(unit, 0)).wounds; }
    /// Plays up to the roll of the defense dice. If no defense dice are rolled, plays to the end of
    /// the attack.
    void shoot(std::vector<Face> rolled, int dodged = 0) {
        start();
        attack(gunner, defender);
        dice(std::move(rolled));
        if (asks(Ask::spendDodge)) dodge(dodged);
    }
};

TEST(P48Deflect, ASurgeIsABlockAndWoundsTheAttackerOnce) {
    for (const int surges : {0, 1, 2}) {
        Shots scene({Keyword::deflect});
        scene.shoot({hit, hit});
        scene.dice({surges > 0 ? defenseSurge : block, surges > 1 ? defenseSurge : blank});
        EXPECT_EQ(scene.woundsOf(scene.gunner), surges > 0 ? 1 : 0) << "1 wound however many";
        EXPECT_EQ(scene.woundsOf(scene.defender), surges == 2 ? 0 : 1);
        EXPECT_EQ(scene.recorded(Happening::keywordActed), surges > 0);
        EXPECT_FALSE(scene.last(Happening::unitActivated).step) << "of no attack";
        EXPECT_EQ(scene.last(Happening::woundAssigned).step,
                  surges == 2 ? AttackStep::rollDefenseDice : AttackStep::compareResults);
        if (surges > 0) {
            EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::deflect));
        }
    }
}

TEST(P48Deflect, TheWoundComesBeforeTheSurgesAreConverted) {
    Shots scene({Keyword::deflect});
    scene.with(scene.gunner).card.wounds = 2;
    scene.with(scene.gunner).card.miniatures = 2;
    scene.with(scene.gunner).minis.push_back({{10.0, 16.0, 0.0}, {0.0}});
    scene.with(scene.gunner).minis.push_back({{10.0, 18.0, 0.0}, {0.0}});
    scene.start();
    scene.activate(scene.gunner);
    scene.action(Action::attack);
    scene.defend(scene.defender);
    scene.weapons("DL-44", 1);
    while (scene.asks(Ask::declareAdditionalDefender)) scene.nobodyElse();
    scene.dice({hit, hit});
    scene.dice({defenseSurge, blank});
    ASSERT_TRUE(scene.asks(Ask::assignWound)) << "one of two miniatures";
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.defenseDice(), "1 dsurge, 1 blank");
}

TEST(P48Deflect, NotInMeleeNorWithoutTheKeyword) {
    for (const bool melee : {true, false}) {
        Shots scene(melee ? std::vector{Keyword::deflect} : std::vector<Keyword>{}, Keyword::none,
                    melee ? 0.0 : 6.0);
        scene.start();
        scene.attack(scene.gunner, scene.defender);
        scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), hit));
        const auto count = static_cast<std::size_t>(scene.rolling());
        scene.dice(std::vector<Face>(count, defenseSurge));
        EXPECT_EQ(scene.woundsOf(scene.gunner), 0);
        EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 0);
    }
}

TEST(P48Deflect, HasNoEffectAgainstHighVelocityAlone) {
    for (const Keyword keyword : {Keyword::highVelocity, Keyword::suppressive}) {
        Shots scene({Keyword::deflect}, keyword);
        scene.shoot({hit, hit});
        scene.dice({defenseSurge, defenseSurge});
        const bool acts = keyword != Keyword::highVelocity;
        EXPECT_EQ(scene.woundsOf(scene.gunner), acts ? 1 : 0);
        EXPECT_EQ(scene.woundsOf(scene.defender), acts ? 0 : 2);
    }
}

TEST(P58ImmuneDeflect, LeavesTheChartAndSparesTheAttacker) {
    Shots scene({Keyword::deflect}, Keyword::immuneDeflect);
    scene.shoot({hit, hit});
    scene.dice({defenseSurge, defenseSurge});
    EXPECT_EQ(scene.woundsOf(scene.gunner), 0);
    EXPECT_EQ(scene.woundsOf(scene.defender), 0);
}

TEST(P48Deflect, TheAttackGoesOnWhenItDefeatsTheAttacker) {
    Shots scene({Keyword::deflect});
    scene.with(scene.gunner).card.wounds = 1;
    scene.shoot({hit, hit});
    scene.dice({defenseSurge, blank});
    EXPECT_TRUE(scene.unit(scene.gunner).defeated);
    EXPECT_EQ(scene.woundsOf(scene.defender), 1) << "the defender can still suffer wounds";
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.question().player, Player::red) << "its activation is over";
}

TEST(P48Deflect, ItsChartIsInThePreview) {
    const auto expected = [](const std::vector<Keyword>& keywords) {
        Shots scene(keywords);
        scene.start();
        return previewAttack(scene.view(), scene.gunner, scene.defender).expectedWounds;
    };
    EXPECT_LT(expected({Keyword::deflect}), expected({}));
    EXPECT_EQ(expected({Keyword::block}), expected({})) << "no dodge token";
}

TEST(P46Block, OnlyWhenADodgeTokenWasSpentWhileDodging) {
    for (const int spent : {0, 1}) {
        Shots scene({Keyword::block});
        scene.with(scene.defender).tokens[Token::dodge] = 1;
        scene.shoot({crit, crit}, spent);
        scene.dice({defenseSurge, blank});
        EXPECT_EQ(scene.woundsOf(scene.defender), spent == 1 ? 1 : 2)
            << "the token cancels no crit, and gives the chart all the same";
        EXPECT_EQ(scene.recorded(Happening::keywordActed), spent == 1);
    }
}

TEST(P46Block, InMeleeToo) {
    Shots scene({Keyword::block}, Keyword::none, 0.0);
    scene.with(scene.defender).tokens[Token::dodge] = 1;
    scene.shoot({crit, blank, blank, blank, blank, blank}, 1);
    scene.dice({defenseSurge});
    EXPECT_EQ(scene.woundsOf(scene.defender), 0);
}

TEST(P46Block, WithDeflectTheChartIsGivenOnceAndNobodyIsAsked) {
    Shots scene({Keyword::block, Keyword::deflect});
    scene.with(scene.defender).tokens[Token::dodge] = 1;
    scene.shoot({crit, crit}, 1);
    scene.dice({defenseSurge, defenseSurge});
    EXPECT_FALSE(scene.asks(Ask::chooseEffect));
    EXPECT_EQ(scene.woundsOf(scene.gunner), 1);
    EXPECT_EQ(scene.woundsOf(scene.defender), 0);
}

TEST(P46Block, SoresuMasteryIsNotAskedWhereItTurnsAllSurges) {
    for (const int asks : {asksSeventh, asksNow}) {
        Shots scene({Keyword::block, Keyword::soresuMastery});
        scene.scenario.asks = asks;
        scene.with(scene.defender).tokens[Token::dodge] = 1;
        scene.shoot({crit, crit}, 1);
        scene.dice({defenseSurge, defenseSurge});
        EXPECT_EQ(scene.asks(Ask::chooseForEffect), asks != asksNow) << "only in saved games";
        if (asks != asksNow) scene.choose(Done{}, Ask::chooseForEffect);
        EXPECT_EQ(scene.woundsOf(scene.defender), 0);
    }
}

TEST(P46Block, WithoutItASpentTokenGivesNoChart) {
    Shots scene({});
    scene.with(scene.defender).tokens[Token::dodge] = 1;
    scene.shoot({crit, crit}, 1);
    scene.dice({defenseSurge, blank});
    EXPECT_EQ(scene.woundsOf(scene.defender), 2);
}

TEST(P52Nimble, ADodgeTokenComesBackAfterTheAttack) {
    for (const int spent : {0, 1, 2}) {
        Shots scene({Keyword::nimble});
        scene.with(scene.defender).tokens[Token::dodge] = 2;
        scene.shoot({hit, hit}, spent);
        if (spent == 0) scene.dice({block, block});
        if (spent == 1) scene.dice({block});
        EXPECT_EQ(scene.unit(scene.defender).tokens[Token::dodge], spent == 0 ? 2 : 2 - spent + 1);
    }
}

TEST(P52Nimble, NotToAUnitThatFell) {
    Shots scene({Keyword::nimble});
    scene.red(rebelTroopers(), {{40.0, 30.0}});
    scene.with(scene.defender).tokens[Token::dodge] = 1;
    scene.with(scene.defender).card.wounds = 1;
    scene.shoot({crit, crit}, 1);
    scene.dice({blank, blank});
    EXPECT_TRUE(scene.unit(scene.defender).defeated);
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::dodge], 0);
}

TEST(P52Nimble, NotWhileAttacking) {
    Shots scene({});
    scene.with(scene.gunner).card.keywords = {word(Keyword::nimble)};
    scene.with(scene.defender).tokens[Token::dodge] = 1;
    scene.shoot({hit, blank}, 1);
    EXPECT_EQ(scene.unit(scene.defender).tokens[Token::dodge], 0);
    EXPECT_EQ(scene.unit(scene.gunner).tokens[Token::dodge], 0);
}

}  // namespace
}  // namespace sightline::engine::scene
