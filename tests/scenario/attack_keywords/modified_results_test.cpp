// Keywords that change results after the roll, and keywords about Pierce. Core Rulebook, Keyword
// Glossary: Jar'Kai Mastery p. 51, Makashi Mastery p. 52, Lethal X and Overwhelm p. 58, Primitive
// and Ram X p. 59.
#include "scenario/attack_keywords/duel_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(P59Primitive, CritsBecomeHitsAfterImpactAgainstArmor) {
    for (const bool armored : {true, false}) {
        DuelScene scene;
        scene.arm(Keyword::primitive);
        scene.arm(Keyword::impact, 1);
        if (armored) scene.shotAt().keywords = {word(Keyword::armor, 1)};
        scene.fire({crit, hit});
        EXPECT_EQ(scene.attackDice(), armored ? "1 hit" : "1 crit, 1 hit")
            << "Impact makes 2 crits, Primitive 2 hits, and Armor cancels 1 of them";
        EXPECT_EQ(scene.told(Keyword::primitive), armored);
    }
}

TEST(P59Primitive, NothingIsToldWithoutACrit) {
    DuelScene scene;
    scene.arm(Keyword::primitive);
    scene.shotAt().keywords = {word(Keyword::armor, 1)};
    scene.fire({hit, hit});
    EXPECT_EQ(scene.attackDice(), "1 hit");
    EXPECT_FALSE(scene.told(Keyword::primitive));
}

TEST(P59Primitive, IsInThePreview) {
    DuelScene scene;
    scene.arm(Keyword::primitive);
    scene.shotAt().keywords = {word(Keyword::armor, 2)};
    scene.start();
    EXPECT_EQ(scene.preview().expectedWounds, 0.0) << "Armor 2 cancels both dice";
    EXPECT_TRUE(scene.preview().leftOut.empty());
}

TEST(P59Ram, TurnsBlanksThenHitsAfterAMove) {
    for (const bool moves : {true, false}) {
        DuelScene scene;
        scene.arm(Keyword::ram, 2);
        scene.start();
        scene.activate(scene.shooter);
        if (moves) {
            scene.action(Action::move);
            scene.move(straight(1, 90.0, 0.5));
        }
        scene.action(Action::attack);
        scene.defend(scene.target);
        scene.weapons();
        scene.roll({hit, blank});
        EXPECT_EQ(scene.attackDice(), moves ? "2 crit" : "1 hit, 1 blank");
        EXPECT_EQ(scene.told(Keyword::ram), moves);
    }
}

TEST(P59Ram, OneResultIsTheBlank) {
    DuelScene scene;
    scene.arm(Keyword::ram, 1);
    scene.start();
    scene.activate(scene.shooter);
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 0.5));
    EXPECT_EQ(scene.preview().terms.rammed.total(), 1);
    scene.action(Action::attack);
    scene.defend(scene.target);
    scene.weapons();
    scene.roll({hit, blank});
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
}

TEST(P59Ram, ComesAfterPrimitive) {
    DuelScene scene;
    scene.arm(Keyword::ram, 1);
    scene.arm(Keyword::primitive);
    scene.shotAt().keywords = {word(Keyword::armor, 9)};
    scene.start();
    scene.activate(scene.shooter);
    scene.action(Action::move);
    scene.move(straight(1, 90.0, 0.5));
    scene.action(Action::attack);
    scene.defend(scene.target);
    scene.weapons();
    scene.roll({crit, hit});
    EXPECT_EQ(scene.attackDice(), "1 crit") << "the attacker orders its effects";
}

/// A walker with Ram 1 and Speed 2. The walker has a notched base.
struct Rammer : AttackScene {
    UnitId walker, target;
    Rammer() {
        UnitCard card = atRt();
        card.weapons[0].keywords = {word(Keyword::ram, 1)};
        card.weapons[0].maximumRange = 5;
        walker = blue(card, {{12.0, 10.0}});
        target = red(lukeSkywalker(), {{34.0, 14.0}});
        start();
        activate(walker);
    }
    void step(int tool, double stop, Action kind = Action::move) {
        geometry::Move move;
        move.toolSpeed = tool;
        move.pose.stop = stop;
        if (kind == Action::reverse) {
            move.kind = geometry::MoveKind::reverse;
            move.pose.contactAngle = move.pose.direction = geometry::Degrees{180.0};
        }
        action(kind);
        this->move(move);
    }
    bool rams() const { return previewAttack(view(), walker, target).terms.rammed.total() > 0; }
};

TEST(P59Ram, ANotchedBaseNeedsAFullMoveAtItsSpeed) {
    Rammer none;
    EXPECT_FALSE(none.rams());
    Rammer full;
    full.step(2, 1.0);
    EXPECT_TRUE(full.rams());
    Rammer part;
    part.step(2, 0.9);
    EXPECT_FALSE(part.rams());
    Rammer slow;
    slow.step(1, 1.0);
    EXPECT_FALSE(slow.rams()) << "its Speed is 2";
}

TEST(P59Ram, AFullReverseIsAFullMoveAtTheReducedSpeed) {
    Rammer back;
    back.step(1, 1.0, Action::reverse);
    EXPECT_TRUE(back.rams());
}

TEST(P59Ram, APivotIsNoFullMove) {
    Rammer scene;
    scene.action(Action::pivot);
    geometry::Move turn;
    turn.kind = geometry::MoveKind::pivot;
    turn.rotateFirst = geometry::Degrees{20.0};
    scene.move(turn);
    EXPECT_FALSE(scene.rams());
}

TEST(P58Lethal, AimTokensGivePierce) {
    for (const int spent : {0, 1}) {
        DuelScene scene;
        scene.arm(Keyword::lethal, 1);
        scene.token(scene.shooter, Token::aim) = 2;
        scene.fire({crit, hit});
        scene.keep();
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::lethal));
        EXPECT_EQ(scene.question().most, 1) << "Lethal 1";
        scene.chooseCount(spent);
        EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 2 - spent);
        scene.dice({block, block});
        EXPECT_EQ(scene.woundsOf(scene.target), spent);
        EXPECT_EQ(scene.told(Keyword::lethal), spent == 1);
    }
}

TEST(P58Lethal, IsAddedToPierceAndLimitedByTheTokens) {
    DuelScene scene;
    scene.arm(Keyword::lethal, 3);
    scene.arm(Keyword::pierce, 1);
    scene.token(scene.shooter, Token::aim) = 1;
    scene.fire({crit, hit});
    scene.keep();
    EXPECT_EQ(scene.question().most, 1);
    scene.chooseCount(1);
    scene.dice({block, block});
    EXPECT_EQ(scene.woundsOf(scene.target), 2);
}

TEST(P58Lethal, IsNotAskedIfItCannotMatter) {
    DuelScene missed;
    missed.arm(Keyword::lethal, 1);
    missed.token(missed.shooter, Token::aim) = 1;
    missed.fire({blank, blank});
    missed.keep();
    EXPECT_FALSE(missed.asks(Ask::chooseForEffect)) << "no result is left";

    DuelScene poor;
    poor.arm(Keyword::lethal, 1);
    poor.fire({crit, hit});
    EXPECT_FALSE(poor.asks(Ask::chooseForEffect)) << "no aim token";

    DuelScene immune(0.0);
    immune.arm(Keyword::lethal, 1);
    immune.shotAt().keywords = {word(Keyword::immunePierce)};
    immune.token(immune.shooter, Token::aim) = 1;
    immune.fire({crit, hit});
    immune.keep();
    EXPECT_FALSE(immune.asks(Ask::chooseForEffect));
}

TEST(P58Lethal, ItsTokensAreNoAimOfDuelist) {
    DuelScene scene(0.0);
    scene.arm(Keyword::lethal, 1);
    scene.shooting().keywords = {word(Keyword::duelist)};
    scene.token(scene.shooter, Token::aim) = 1;
    scene.fire({crit, crit});
    scene.keep();
    scene.chooseCount(1);
    scene.dice({block, block});
    EXPECT_EQ(scene.woundsOf(scene.target), 1) << "Pierce 1, not 2";
}

TEST(P58Lethal, ThePreviewNamesIt) {
    DuelScene scene;
    scene.arm(Keyword::lethal, 1);
    for (KeywordText& one : scene.gun().keywords) one.automated = true;
    scene.start();
    EXPECT_EQ(scene.preview().leftOut.size(), 1U) << "a choice is not in the odds";
}

TEST(P58Overwhelm, AnAimSpentOnRerollsSuppresses) {
    for (const bool spends : {true, false}) {
        for (const double gap : {0.0, 6.0}) {
            DuelScene scene(gap);
            scene.arm(Keyword::overwhelm);
            scene.shotAt().courage = 4;
            scene.token(scene.shooter, Token::aim) = 1;
            scene.fire({blank, blank});
            if (spends) {
                scene.reroll({0});
                scene.dice({blank});
            } else {
                scene.keep();
            }
            EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], spends ? 1 : 0);
            EXPECT_EQ(scene.told(Keyword::overwhelm), spends);
        }
    }
}

TEST(P58Overwhelm, OneTokenForSeveralAimTokensAndBesideTheUsualOne) {
    DuelScene scene;
    scene.arm(Keyword::overwhelm);
    scene.shotAt().courage = 4;
    scene.token(scene.shooter, Token::aim) = 2;
    scene.fire({hit, blank});
    scene.chance(PickSeveral{{scene.indexOf(Done{})}}, Ask::rerollWithAim);
    scene.reroll({1});
    scene.dice({blank});
    scene.dice({block});
    EXPECT_EQ(scene.unit(scene.target).tokens[Token::suppression], 2);
}

TEST(P58Overwhelm, AnAimForLethalDoesNotCount) {
    DuelScene scene;
    scene.arm(Keyword::overwhelm);
    scene.arm(Keyword::lethal, 1);
    scene.token(scene.shooter, Token::aim) = 1;
    scene.fire({hit, blank});
    scene.keep();
    scene.chooseCount(1);
    scene.dice({block});
    EXPECT_FALSE(scene.told(Keyword::overwhelm));
}

TEST(P51JarKaiMastery, DodgeTokensImproveDiceInMelee) {
    DuelScene scene(0.0);
    scene.shooting().keywords = {word(Keyword::jarKaiMastery)};
    scene.token(scene.shooter, Token::dodge) = 2;
    scene.fire({attackSurge});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "after surges were converted";
    EXPECT_EQ(scene.attackDice(), "6 blank");
    scene.chance(Pick{0}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 hit, 5 blank");
    scene.chance(Pick{1}, Ask::chooseForEffect);
    EXPECT_EQ(scene.attackDice(), "1 crit, 5 blank");
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::dodge], 0);
    EXPECT_EQ(scene.last(Happening::attackDiceModified).citation,
              citationOf(Keyword::jarKaiMastery));
}

TEST(P51JarKaiMastery, MayBeDeclinedAndNeedsMeleeAndATokenAndADie) {
    DuelScene declined(0.0);
    declined.shooting().keywords = {word(Keyword::jarKaiMastery)};
    declined.token(declined.shooter, Token::dodge) = 1;
    declined.fire({hit});
    declined.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(declined.attackDice(), "1 hit, 5 blank");
    EXPECT_EQ(declined.unit(declined.shooter).tokens[Token::dodge], 1);

    for (const double gap : {0.0, 6.0}) {
        DuelScene scene(gap);
        scene.shooting().keywords = {word(Keyword::jarKaiMastery)};
        scene.token(scene.shooter, Token::dodge) = gap == 0.0 ? 0 : 1;
        scene.fire({hit});
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    }
    DuelScene perfect(0.0);
    perfect.shooting().keywords = {word(Keyword::jarKaiMastery)};
    perfect.token(perfect.shooter, Token::dodge) = 1;
    perfect.fire({crit, crit, crit, crit, crit, crit});
    EXPECT_FALSE(perfect.asks(Ask::chooseForEffect)) << "no die can be improved";
}

TEST(P52MakashiMastery, TheDefenderCannotResistPierce) {
    for (const Keyword keyword :
         {Keyword::immunePierce, Keyword::immuneMeleePierce, Keyword::impervious}) {
        for (const bool uses : {true, false}) {
            DuelScene scene(0.0);
            scene.arm(Keyword::pierce, 2);
            scene.shooting().keywords = {word(Keyword::makashiMastery)};
            scene.shotAt().keywords = {word(keyword)};
            scene.start();
            scene.activate(scene.shooter);
            scene.action(Action::attack);
            scene.defend(scene.target);
            scene.weapons();
            ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
            EXPECT_EQ(scene.question().citation, citationOf(Keyword::makashiMastery));
            scene.choose(uses ? Option{scene.shooter} : Option{Done{}}, Ask::chooseForEffect);
            scene.roll({crit, crit, crit});
            scene.dice({block, block, block});
            const int without = keyword == Keyword::impervious ? 1 : 0;
            EXPECT_EQ(scene.woundsOf(scene.target), uses ? 1 : without);
            EXPECT_EQ(scene.told(Keyword::makashiMastery), uses);
        }
    }
}

TEST(P52MakashiMastery, AlsoAgainstADuelistThatDodges) {
    DuelScene scene(0.0);
    scene.arm(Keyword::pierce, 2);
    scene.shooting().keywords = {word(Keyword::makashiMastery)};
    scene.shotAt().keywords = {word(Keyword::duelist)};
    scene.token(scene.target, Token::dodge) = 1;
    scene.start();
    scene.activate(scene.shooter);
    scene.action(Action::attack);
    scene.defend(scene.target);
    scene.weapons();
    scene.choose(scene.shooter, Ask::chooseForEffect);
    scene.roll({crit, crit});
    scene.dodge(1);
    scene.dice({block, block});
    EXPECT_EQ(scene.woundsOf(scene.target), 1);
}

TEST(P52MakashiMastery, IsNotAskedIfItCannotMatter) {
    const auto asks = [](double gap, Keyword ofTarget, int pierce) {
        DuelScene scene(gap);
        if (pierce > 0) scene.arm(Keyword::pierce, pierce);
        scene.shooting().keywords = {word(Keyword::makashiMastery)};
        if (ofTarget != Keyword::none) scene.shotAt().keywords = {word(ofTarget)};
        scene.start();
        scene.activate(scene.shooter);
        scene.action(Action::attack);
        scene.defend(scene.target);
        scene.weapons();
        return scene.asks(Ask::chooseForEffect);
    };
    EXPECT_TRUE(asks(0.0, Keyword::immunePierce, 1));
    EXPECT_FALSE(asks(6.0, Keyword::immunePierce, 1)) << "a ranged attack";
    EXPECT_FALSE(asks(0.0, Keyword::none, 1)) << "nothing resists Pierce";
    EXPECT_FALSE(asks(0.0, Keyword::immunePierce, 0)) << "no weapon has Pierce";
}

}  // namespace
}  // namespace sightline::engine::scene
