// Core Rulebook p. 36: the example of a full attack sequence, question by question.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

struct Snowfield : AttackScene {
    UnitId snow =
        blue(snowtroopers(), {{10, 18}, {10, 19.5}, {10, 21}, {10, 22.5}, {10, 24}, {10, 4}});
    UnitId rebels = red(rebelTroopers(), column({24.0, 17.0}, 5));
    UnitId luke = red(lukeSkywalker(), {{18.0, 6.0}});
    Snowfield() {
        with(snow).tokens[Token::aim] = 1;
        terrain(box("crates", {22.5, 20.0}, {1.0, 9.0, 1.0}, crates()));
        terrain(box("building", {14.0, 8.0}, {3.0, 12.0, 4.0}, building()));
        start();
    }
};

TEST(P36FullAttackSequence, ExampleStepByStep) {
    Snowfield scene;
    scene.activate(scene.snow);
    scene.action(Action::attack);

    // 1. Declare Defender
    ASSERT_TRUE(scene.asks(Ask::declareDefender));
    EXPECT_FALSE(scene.offers(scene.luke)) << "out of LOS";
    ASSERT_EQ(scene.optionCount(), 1U);
    scene.defend(scene.rebels);
    EXPECT_EQ(scene.number(Happening::rangeMeasured, "band"), 3.0);

    // 2. Form Attack Pool
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    ASSERT_EQ(scene.optionCount(), 5U) << "all but 1 are eligible";
    EXPECT_FALSE(scene.offers(WeaponChoice{scene.mini(scene.snow, 5), 0}));
    scene.weapons();
    EXPECT_EQ(scene.number(Happening::poolFormed, "white"), 5.0);

    // 4. Roll Attack Dice
    EXPECT_EQ(scene.attackView().step, AttackStep::rollAttackDice);
    ASSERT_EQ(scene.question().dice, std::vector<Die>(5, Die::whiteAttack));
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.dice({crit, hit, attackSurge, blank, blank});
    scene.reroll({3, 4});
    scene.dice({attackSurge, attackSurge});
    EXPECT_EQ(wordsOf(scene.last(Happening::diceRerolled).dice), "1 crit, 1 hit, 3 asurge");
    EXPECT_EQ(wordsOf(scene.last(Happening::surgesConverted).dice), "1 crit, 4 hit");

    // 5. Apply Dodge and Cover
    EXPECT_EQ(scene.number(Happening::coverDetermined, "obscured"), 5.0);
    EXPECT_EQ(scene.attackView().cover, geometry::Cover::light);
    ASSERT_EQ(scene.question().dice, std::vector<Die>(4, Die::whiteDefense));
    EXPECT_EQ(scene.question().citation, page(34, "Roll Cover Pool"));
    EXPECT_EQ(scene.question().player, Player::red);
    scene.dice({blank, blank, defenseSurge, block});
    EXPECT_EQ(scene.attackView().hitsCanceledByCover, 1);
    EXPECT_EQ(scene.attackDice(), "1 crit, 3 hit");

    // 7. Roll Defense Dice
    EXPECT_EQ(scene.attackView().step, AttackStep::rollDefenseDice);
    ASSERT_EQ(scene.question().dice, std::vector<Die>(4, Die::whiteDefense));
    scene.dice({block, defenseSurge, blank, blank});
    EXPECT_EQ(scene.defenseDice(), "2 block, 2 blank");

    // 9. Compare Results
    EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 2.0);
    scene.wound(scene.mini(scene.rebels, 4));
    scene.wound(scene.mini(scene.rebels, 3));
    EXPECT_EQ(scene.miniaturesOf(scene.rebels), 3);

    // 10. Assign Suppression Token to Defender
    EXPECT_EQ(scene.unit(scene.rebels).tokens[Token::suppression], 1);
    EXPECT_EQ(scene.number(Happening::attackEnded, "wounds"), 2.0);
    EXPECT_FALSE(scene.view().attack.has_value());
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.snow).actionsLeft, 1);
}

TEST(P36FullAttackSequence, EveryStepIsOnRecordInOrder) {
    Snowfield scene;
    scene.attack(scene.snow, scene.rebels);
    scene.dice({crit, hit, attackSurge, blank, blank});
    scene.keep();
    scene.dice({block, blank});
    scene.dice({blank, blank});
    scene.wound(scene.mini(scene.rebels, 1));
    scene.wound(scene.mini(scene.rebels, 2));
    std::vector<Happening> steps;
    for (const Ruling& one : scene.game().record()) {
        const bool repeats = !steps.empty() && steps.back() == one.happening;
        if (one.happening >= Happening::attackDeclared && !repeats) steps.push_back(one.happening);
        EXPECT_GT(one.citation.page, 0) << one.verdict;
    }
    EXPECT_EQ(
        steps,
        (std::vector<Happening>{
            Happening::attackDeclared, Happening::rangeMeasured, Happening::lineOfSight,
            Happening::miniatureEligible, Happening::poolFormed, Happening::diceRolled,
            Happening::surgesConverted, Happening::miniatureObscured, Happening::coverDetermined,
            Happening::coverRolled, Happening::hitsCanceled, Happening::defenseRolled,
            Happening::resultsCompared, Happening::woundAssigned, Happening::miniatureDefeated,
            Happening::woundAssigned, Happening::miniatureDefeated, Happening::suppressionGained,
            Happening::attackEnded}));
}

}  // namespace
}  // namespace sightline::engine::scene
