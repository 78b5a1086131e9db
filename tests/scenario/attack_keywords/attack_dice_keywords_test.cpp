// Keywords that change attack dice. Core Rulebook, Keyword Glossary: Duelist p. 49, Hold the Line
// p. 50, Jedi Hunter p. 51, Marksman p. 52, Swashbuckler p. 55, Critical X p. 57.
#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// One unit attacks a target with red dice. Neither card has a surge chart. With no gap, the units
/// are in melee, and the attacker rolls 6 dice.
struct Volley : AttackScene {
    UnitId shooter, target;
    explicit Volley(double gap = 6.0) {
        shooter = blue(lukeSkywalker(), {{10.0, 14.0}});
        target = red(lukeSkywalker(), {{10.0 + smallBase + gap, 14.0}});
        with(target).card.wounds = 6;
        blue(stormtroopers(), column({4.0, 30.0}, 2));
    }
    UnitCard& shooting() { return with(shooter).card; }
    UnitCard& shotAt() { return with(target).card; }
    void arm(Keyword keyword, std::optional<int> x = std::nullopt) {
        for (Weapon& one : shooting().weapons) one.keywords.push_back(word(keyword, x));
    }
    /// Plays up to the roll of the attack dice and rolls these faces. All other dice are blank.
    void fire(std::vector<Face> faces) {
        start();
        attack(shooter, target);
        faces.resize(static_cast<std::size_t>(rolling()), blank);
        dice(std::move(faces));
    }
    /// Gives the target a dodge token, so that the game asks a question after the roll of the
    /// attack dice.
    void hold() { with(target).tokens[Token::dodge] = 1; }
    int wounds() const { return view().mini(mini(target, 0)).wounds; }
    AttackPreview preview() { return previewAttack(view(), shooter, target); }
};

TEST(P57Critical, TurnsUpToXSurges) {
    for (const int x : {0, 1, 2}) {
        Volley scene;
        if (x > 0) scene.arm(Keyword::critical, x);
        scene.hold();
        scene.fire({attackSurge, attackSurge});
        EXPECT_EQ(scene.attackDice(), x == 0 ? "2 blank" : x == 1 ? "1 crit, 1 blank" : "2 crit");
        ASSERT_EQ(scene.recorded(Happening::attackDiceModified), x > 0);
        if (x > 0) {
            const Ruling said = scene.last(Happening::attackDiceModified);
            EXPECT_EQ(said.citation, citationOf(Keyword::critical));
            EXPECT_EQ(scene::wordsOf(said.dice), x == 1 ? "1 crit, 1 asurge" : "2 crit")
                << "the dice as they lie now";
        }
    }
}

TEST(P57Critical, ComesBeforeTheChartAndBeforeTokens) {
    Volley charted;
    charted.arm(Keyword::critical, 1);
    charted.shooting().attackSurge = AttackSurge::hit;
    charted.fire({attackSurge, attackSurge});
    EXPECT_EQ(charted.attackDice(), "1 crit, 1 hit");

    Volley spending;
    spending.arm(Keyword::critical, 1);
    spending.with(spending.shooter).tokens[Token::surge] = 2;
    spending.fire({attackSurge, attackSurge});
    ASSERT_TRUE(spending.asks(Ask::spendSurgeAttacking));
    EXPECT_EQ(spending.question().most, 1) << "only 1 surge is left";
}

TEST(P57Critical, NothingIsSaidWithoutASurge) {
    Volley scene;
    scene.arm(Keyword::critical, 2);
    scene.fire({hit, blank});
    EXPECT_EQ(scene.attackDice(), "1 hit, 1 blank");
    EXPECT_FALSE(scene.recorded(Happening::attackDiceModified));
}

TEST(P57Critical, IsInThePreview) {
    Volley scene;
    scene.arm(Keyword::critical, 1);
    scene.start();
    OddsQuestion question;
    question.pool[Die::redAttack] = 2;
    question.defenseDie = Die::redDefense;
    question.critical = 1;
    EXPECT_NEAR(scene.preview().expectedWounds, oddsOf(question).mean, 1e-9);
    question.critical = 0;
    EXPECT_GT(scene.preview().expectedWounds, oddsOf(question).mean);
}

TEST(P51JediHunter, TurnsSurgesToCritsAgainstAForceSlot) {
    for (const std::string slot : {"force", "training"}) {
        for (const AttackSurge own : {AttackSurge::none, AttackSurge::hit}) {
            Volley scene;
            scene.shooting().keywords = {word(Keyword::jediHunter)};
            scene.shooting().attackSurge = own;
            scene.shotAt().upgradeBar = {"training", slot};
            scene.hold();
            scene.fire({attackSurge, attackSurge});
            const bool hunts = slot == "force";
            EXPECT_EQ(scene.attackDice(), hunts                      ? "2 crit"
                                          : own == AttackSurge::none ? "2 blank"
                                                                     : "2 hit");
            ASSERT_EQ(scene.recorded(Happening::keywordActed), hunts);
            if (!hunts) continue;
            EXPECT_EQ(scene.last(Happening::keywordActed).citation,
                      citationOf(Keyword::jediHunter));
        }
    }
}

TEST(P51JediHunter, ABetterOrEqualChartOfTheCardNeedsNoKeyword) {
    Volley scene;
    scene.shooting().keywords = {word(Keyword::jediHunter)};
    scene.shooting().attackSurge = AttackSurge::crit;
    scene.shotAt().upgradeBar = {"force"};
    scene.fire({attackSurge, attackSurge});
    EXPECT_EQ(scene.attackDice(), "2 crit");
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P51JediHunter, IsInThePreview) {
    const auto chart = [](const std::string& slot) {
        Volley scene;
        scene.shooting().keywords = {word(Keyword::jediHunter)};
        scene.shotAt().upgradeBar = {slot};
        scene.start();
        const AttackPreview preview = scene.preview();
        EXPECT_EQ(preview.besides.size(), slot == "force" ? 1U : 0U);
        return preview.terms.attackSurge;
    };
    EXPECT_EQ(chart("force"), AttackSurge::crit);
    EXPECT_EQ(chart("gear"), AttackSurge::none);
}

TEST(P50HoldTheLine, GivesBothChartsWhileEngaged) {
    for (const double gap : {0.0, 6.0}) {
        Volley attacking(gap);
        attacking.shooting().keywords = {word(Keyword::holdTheLine)};
        attacking.hold();
        attacking.fire({attackSurge, blank});
        const bool engaged = gap == 0.0;
        EXPECT_EQ(attacking.recorded(Happening::keywordActed), engaged);
        EXPECT_EQ(attacking.attackDice(), engaged ? "1 hit, 5 blank" : "2 blank");

        Volley defending(gap);
        defending.shotAt().keywords = {word(Keyword::holdTheLine)};
        defending.fire({crit});
        defending.dice({defenseSurge});
        EXPECT_EQ(defending.wounds(), engaged ? 0 : 1);
    }
}

TEST(P50HoldTheLine, NotInMeleeWithAVehicle) {
    Volley scene;
    scene.shooting().keywords = {word(Keyword::holdTheLine)};
    scene.shotAt() = atRt();
    scene.with(scene.target).minis[0].position.x = 10.0 + (smallBase + largeBase) / 2.0;
    scene.fire({attackSurge, hit});
    EXPECT_EQ(scene.attackDice(), "1 hit, 5 blank") << "only Trooper units are engaged";
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P50HoldTheLine, KeepsABetterChart) {
    Volley scene(0.0);
    scene.shooting().keywords = {word(Keyword::holdTheLine)};
    scene.shooting().attackSurge = AttackSurge::crit;
    scene.fire({attackSurge});
    EXPECT_EQ(scene.attackDice(), "1 crit, 5 blank");
}

TEST(P50HoldTheLine, IsInThePreview) {
    for (const double gap : {0.0, 6.0}) {
        Volley scene(gap);
        scene.shooting().keywords = {word(Keyword::holdTheLine)};
        scene.start();
        EXPECT_EQ(scene.preview().terms.attackSurge,
                  gap == 0.0 ? AttackSurge::hit : AttackSurge::none);
    }
}

TEST(P52Marksman, ChangesOneDieForEachAim) {
    Volley scene;
    scene.shooting().keywords = {word(Keyword::marksman)};
    scene.with(scene.shooter).tokens[Token::aim] = 2;
    scene.fire({blank, attackSurge});
    scene.keep();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "after surges were converted";
    EXPECT_EQ(scene.attackDice(), "2 blank");
    EXPECT_EQ(scene.optionCount(), 2U) << "a blank, or nothing";
    scene.chance(Pick{0}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 hit, 1 blank");
    ASSERT_EQ(scene.optionCount(), 3U) << "a blank, a hit, or nothing";
    scene.chance(Pick{1}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 blank") << "2 aim tokens turn a blank to a crit";
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "no aim token is left";
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 0);
    EXPECT_EQ(scene.last(Happening::attackDiceModified).citation, citationOf(Keyword::marksman));
}

TEST(P52Marksman, MayBeDeclined) {
    Volley scene;
    scene.shooting().keywords = {word(Keyword::marksman)};
    scene.with(scene.shooter).tokens[Token::aim] = 2;
    scene.fire({hit, blank});
    scene.keep();
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 hit, 1 blank");
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 2);
}

TEST(P52Marksman, IsNotAskedWithoutAimOrWithoutADieToImprove) {
    for (const int aim : {0, 1}) {
        Volley scene;
        scene.shooting().keywords = {word(Keyword::marksman)};
        scene.with(scene.shooter).tokens[Token::aim] = aim;
        scene.fire({crit, aim == 0 ? blank : crit});
        if (aim > 0) scene.keep();
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    }
    Volley plain;
    plain.with(plain.shooter).tokens[Token::aim] = 1;
    plain.fire({blank, blank});
    plain.keep();
    EXPECT_FALSE(plain.asks(Ask::chooseForEffect)) << "without the keyword";
}

TEST(P52Marksman, AnAimTokenDoesOneOfTheTwo) {
    Volley scene;
    scene.shooting().keywords = {word(Keyword::marksman)};
    scene.with(scene.shooter).tokens[Token::aim] = 1;
    scene.fire({blank, blank});
    scene.reroll({0, 1});
    scene.dice({blank, blank});
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "the token was spent on the reroll";
}

TEST(P52Marksman, ItsHitSuppressesAndThePreviewNamesIt) {
    Volley scene;
    scene.shooting().keywords = {word(Keyword::marksman)};
    scene.shooting().keywords[0].automated = true;
    scene.with(scene.shooter).tokens[Token::aim] = 1;
    scene.start();
    EXPECT_EQ(scene.preview().leftOut.size(), 1U) << "a choice is not in the odds";
    scene.attack(scene.shooter, scene.target);
    scene.dice({blank, blank});
    scene.keep();
    scene.chance(Pick{0}, Ask::chooseForEffect);
    scene.dice({block});
    EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], 1);
}

TEST(P49Duelist, PiercesAfterAnAimInMelee) {
    for (const double gap : {0.0, 6.0}) {
        for (const bool spends : {true, false}) {
            Volley scene(gap);
            scene.shooting().keywords = {word(Keyword::duelist)};
            scene.with(scene.shooter).tokens[Token::aim] = 1;
            scene.fire({crit});
            if (spends) {
                scene.reroll({1});
                scene.dice({blank});
            } else {
                scene.keep();
            }
            scene.dice({block});
            EXPECT_EQ(scene.wounds(), spends && gap == 0.0 ? 1 : 0);
            ASSERT_EQ(scene.recorded(Happening::defenseDiceModified), spends && gap == 0.0);
            if (!spends || gap > 0.0) continue;
            EXPECT_EQ(scene.last(Happening::defenseDiceModified).citation,
                      citationOf(Keyword::duelist));
        }
    }
}

TEST(P49Duelist, AnAimForNoDieCounts) {
    Volley scene(0.0);
    scene.shooting().keywords = {word(Keyword::duelist)};
    scene.with(scene.shooter).tokens[Token::aim] = 1;
    scene.fire({crit});
    scene.chance(PickSeveral{{scene.indexOf(Done{})}}, Ask::rerollWithAim);
    scene.dice({block});
    EXPECT_EQ(scene.wounds(), 1);
}

TEST(P49Duelist, AnAimForMarksmanDoesNotCount) {
    Volley scene(0.0);
    scene.shooting().keywords = {word(Keyword::duelist), word(Keyword::marksman)};
    scene.with(scene.shooter).tokens[Token::aim] = 1;
    scene.fire({});
    scene.keep();
    scene.chance(Pick{0}, Ask::chooseForEffect);
    scene.dice({block});
    EXPECT_EQ(scene.wounds(), 0) << "it was not spent while dice were rerolled";
}

TEST(P49Duelist, IsImmuneToPierceAfterADodgeInMelee) {
    for (const double gap : {0.0, 6.0}) {
        for (const int spent : {0, 1}) {
            Volley scene(gap);
            scene.arm(Keyword::pierce, 1);
            scene.shotAt().keywords = {word(Keyword::duelist)};
            scene.with(scene.target).tokens[Token::dodge] = 1;
            scene.fire({crit});
            scene.dodge(spent);
            scene.dice({block});
            EXPECT_EQ(scene.wounds(), spent == 1 && gap == 0.0 ? 0 : 1);
        }
    }
}

TEST(P49Duelist, BothOfItsPartsAreInThePreview) {
    const auto terms = [](int aim, int dodge, double gap) {
        Volley scene(gap);
        scene.shooting().keywords = {word(Keyword::duelist)};
        scene.shotAt().keywords = {word(Keyword::duelist)};
        scene.with(scene.shooter).tokens[Token::aim] = aim;
        scene.with(scene.target).tokens[Token::dodge] = dodge;
        scene.start();
        return scene.preview().terms;
    };
    EXPECT_EQ(terms(1, 0, 0.0).pierce.total(), 1);
    EXPECT_EQ(terms(0, 0, 0.0).pierce.total(), 0);
    EXPECT_EQ(terms(1, 0, 6.0).pierce.total(), 0);
    EXPECT_TRUE(terms(1, 1, 0.0).pierce.forbidden());
}

TEST(P55Swashbuckler, GainsADodgeAfterAnAttackActionWithAim) {
    for (const int spent : {0, 1, 2}) {
        Volley scene;
        scene.shooting().keywords = {word(Keyword::swashbuckler)};
        scene.with(scene.shooter).tokens[Token::aim] = 2;
        scene.fire({crit, blank});
        for (int i = 0; i < spent; ++i) {
            scene.reroll({1});
            scene.dice({blank});
        }
        if (spent < 2) scene.keep();
        EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::dodge], 0) << "not before the end";
        scene.dice({block});
        EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::dodge], spent > 0 ? 1 : 0);
    }
    Volley plain;
    plain.with(plain.shooter).tokens[Token::aim] = 1;
    plain.fire({crit, blank});
    plain.reroll({1});
    plain.dice({blank});
    plain.dice({block});
    EXPECT_EQ(plain.unit(plain.shooter).tokens[Token::dodge], 0) << "without the keyword";
}

TEST(P55Swashbuckler, GainsOneTokenForSeveralPools) {
    Volley scene;
    scene.shooting().keywords = {word(Keyword::swashbuckler)};
    scene.with(scene.shooter).minis.push_back({{10.0, 12.5, 0.0}, {0.0}});
    scene.shooting().miniatures = 2;
    scene.shooting().weapons.push_back(ranged("A-280", 1, 3, Die::redAttack, 2));
    const UnitId other = scene.red(stormtroopers(), {{16.0 + smallBase, 10.0}});
    scene.with(scene.shooter).tokens[Token::aim] = 2;
    scene.start();
    scene.activate(scene.shooter);
    scene.action(Action::attack);
    scene.defend(scene.target);
    scene.weapons("DL-44", 1);
    scene.defend(other);
    scene.weapons("A-280", 1);
    while (scene.asks(Ask::declareAdditionalDefender)) scene.nobodyElse();
    for (const UnitId one : {scene.target, other}) {
        if (scene.asks(Ask::chooseAttackPool)) scene.pool(one);
        scene.dice({blank, blank});
        scene.reroll({0});
        scene.dice({blank});
        if (scene.asks(Ask::rerollWithAim)) scene.keep();
    }
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::dodge], 1);
}

}  // namespace
}  // namespace sightline::engine::scene
