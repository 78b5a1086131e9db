// Weapon keywords that restrict the defender. Core Rulebook, Keyword Glossary: Blast and High
// Velocity p. 57, Suppressive p. 59; Immune: Blast p. 51.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A gunner with 2 red dice shoots at a trooper with 4 wounds, with or without a barricade.
struct Fired : AttackScene {
    UnitId gunner, target;
    explicit Fired(Keyword ofWeapon, bool barricaded = false, double gap = 6.0) {
        UnitCard gun = lukeSkywalker(), card = rebelTroopers();
        for (Weapon& one : gun.weapons) {
            if (ofWeapon != Keyword::none) one.keywords.push_back(word(ofWeapon));
        }
        card.wounds = 4;
        gunner = blue(gun, {{10.0, 14.0}});
        target = red(card, {{10.0 + smallBase + gap, 14.0}});
        if (barricaded)
            terrain(box("barricade", {9.2 + smallBase + gap, 14.0}, {0.4, 3.0, 1.0}, barricade()));
    }
    void shoot(std::vector<Face> rolled) {
        start();
        attack(gunner, target);
        dice(std::move(rolled));
    }
};

TEST(P57Blast, CoverCancelsNoHits) {
    for (const Keyword keyword : {Keyword::blast, Keyword::none}) {
        Fired scene(keyword, true);
        scene.shoot({hit, hit});
        ASSERT_EQ(scene.rolling(), 2) << "the cover pool is rolled";
        scene.dice({block, defenseSurge});
        EXPECT_EQ(scene.recorded(Happening::keywordActed), keyword == Keyword::blast);
        EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"),
                  keyword == Keyword::blast ? 0 : 2);
        EXPECT_EQ(scene.rolling(), keyword == Keyword::blast ? 2 : 0);
    }
}

TEST(P59Suppressive, GivesAFurtherSuppressionTokenAndSaysSo) {
    for (const Keyword keyword : {Keyword::suppressive, Keyword::none}) {
        Fired scene(keyword);
        scene.shoot({hit, hit});
        scene.dice({block, block});
        const bool suppressive = keyword == Keyword::suppressive;
        EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], suppressive ? 2 : 1);
        ASSERT_EQ(scene.recorded(Happening::keywordActed), suppressive);
        if (!suppressive) continue;
        const Citation cited = scene.last(Happening::keywordActed).citation;
        EXPECT_EQ(cited, citationOf(Keyword::suppressive));
    }
}

TEST(P51ImmuneBlast, IgnoresIt) {
    Fired scene(Keyword::blast, true);
    scene.with(scene.target).card.keywords = {word(Keyword::immuneBlast)};
    scene.shoot({hit, hit});
    scene.dice({block, blank});
    EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"), 1);
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P57HighVelocity, NoDodgeTokensAreSpent) {
    for (const Keyword keyword : {Keyword::highVelocity, Keyword::none}) {
        Fired scene(keyword);
        scene.with(scene.target).tokens[Token::dodge] = 1;
        scene.shoot({hit, hit});
        EXPECT_EQ(scene.asks(Ask::spendDodge), keyword == Keyword::none);
        EXPECT_EQ(scene.unit(scene.target).tokens[Token::dodge], 1);
    }
}

TEST(P59Suppressive, OneTokenMoreHitOrNot) {
    for (const Face face : {hit, blank}) {
        for (const Keyword keyword : {Keyword::suppressive, Keyword::none}) {
            Fired scene(keyword);
            scene.with(scene.target).card.courage = 4;
            scene.shoot({face, blank});
            if (scene.rolling() > 0) scene.dice({block});
            const int base = face == hit ? 1 : 0, more = keyword == Keyword::none ? 0 : 1;
            EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], base + more);
        }
    }
}

TEST(P59Suppressive, InMeleeTooAndNotToAUnitThatFell) {
    Fired melee(Keyword::suppressive, false, 0.0);
    melee.shoot({blank, blank, blank, blank, blank, blank});
    EXPECT_EQ(melee.unit(melee.target).tokens[Token::suppression], 1);

    Fired lethal(Keyword::suppressive);
    lethal.red(rebelTroopers(), {{40.0, 30.0}});
    lethal.with(lethal.target).card.wounds = 1;
    lethal.shoot({crit, blank});
    lethal.dice({blank});
    EXPECT_TRUE(lethal.unit(lethal.target).defeated);
    EXPECT_EQ(lethal.unit(lethal.target).tokens[Token::suppression], 0);
}

TEST(P57Blast, PreviewsKnowBlastAndHighVelocity) {
    const auto expected = [](Keyword keyword, Keyword ofTarget = Keyword::none) {
        Fired scene(keyword, true);
        scene.with(scene.target).tokens[Token::dodge] = 1;
        if (ofTarget != Keyword::none) scene.with(scene.target).card.keywords = {word(ofTarget)};
        scene.start();
        return previewAttack(scene.view(), scene.gunner, scene.target).expectedWounds;
    };
    const double plain = expected(Keyword::none);
    EXPECT_GT(expected(Keyword::blast), plain);
    EXPECT_GT(expected(Keyword::highVelocity), plain);
    EXPECT_EQ(expected(Keyword::blast, Keyword::immuneBlast), plain);
}

}  // namespace
}  // namespace sightline::engine::scene
