// Keywords that change numbers of an attack: Precise, Cover, Sharpshooter, Impact, Armor, Pierce
// and Immune: Pierce. Core Rulebook, Keyword Glossary, p. 46-58.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Cover;

/// A trooper with one weapon. The weapon rolls `dice` black dice.
UnitCard gunner(int dice, std::vector<KeywordText> ofItsWeapon = {}) {
    UnitCard card = stormtroopers();
    card.weapons = {ranged("Cannon", 1, 4, Die::blackAttack, dice)};
    card.weapons[0].keywords = std::move(ofItsWeapon);
    return card;
}

/// Gunners shoot at one target at a distance of 10 inches in the open. The scene stops before the
/// roll of the attack dice.
struct Shot : AttackScene {
    UnitId attacker, defender;
    struct Table {
        int gunners = 1, aim = 0, suppression = 0;
        bool crates = false;  ///< crates in front of the target, for light cover
    };
    Shot(const UnitCard& own, const UnitCard& target) : Shot(own, target, Table{}) {}
    Shot(const UnitCard& own, const UnitCard& target, const Table& table) {
        attacker = blue(own, column({10.0, 14.0}, table.gunners));
        defender = red(target, {{20.0, 14.0}});
        with(attacker).tokens[Token::aim] = table.aim;
        with(defender).tokens[Token::suppression] = table.suppression;
        if (table.crates) terrain(box("crates", {18.6, 14.0}, {0.5, 4.0, 1.0}, crates()));
        start();
        attack(attacker, defender);
    }
    Cover cover() const { return attackView().cover; }
    std::vector<std::string> modifiers(Happening happening) const {
        std::vector<std::string> names;
        for (const Ruling& one : game().record()) {
            if (one.happening == happening) names.push_back(one.verdict);
        }
        return names;
    }
};
using Names = std::vector<std::string>;

TEST(P53Precise, OneAimTokenRerollsXMoreDice) {
    Shot scene(bearing(gunner(5), Keyword::precise, 1), lukeSkywalker(), {.aim = 2});
    scene.dice({crit, blank, blank, blank, blank});
    ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
    EXPECT_EQ(scene.question().most, 3);
    EXPECT_EQ(scene.refusal(PickSeveral{{1, 2, 3, 4}}),
              "0 to 3 options, not 4 (p. 33, Roll Attack Dice)");
    scene.reroll({1, 2, 3});
    ASSERT_EQ(scene.rolling(), 3) << "all together";
    scene.dice({blank, blank, hit});
    EXPECT_EQ(scene.last(Happening::rerollModified).citation, citationOf(Keyword::precise));
    EXPECT_EQ(scene.modifiers(Happening::rerollModified), Names{"Precise 1"});
    EXPECT_EQ(scene.question().most, 3) << "for each token";
}

TEST(P53Precise, TheNumbersAddUp) {
    UnitCard card = bearing(bearing(gunner(5), Keyword::precise, 1), Keyword::precise, 2);
    Shot scene(card, lukeSkywalker(), {.aim = 1});
    scene.dice({blank, blank, blank, blank, blank});
    EXPECT_EQ(scene.question().most, 5);
    scene.reroll({0, 1, 2, 3, 4});
    EXPECT_EQ(scene.number(Happening::rerollModified, "more dice"), 3.0);
}

TEST(P53Precise, NoMoreDiceThanThereAre) {
    Shot scene(bearing(gunner(3), Keyword::precise, 2), lukeSkywalker(), {.aim = 1});
    scene.dice({blank, blank, blank});
    EXPECT_EQ(scene.question().most, 3);
}

TEST(P53Precise, WhoRerollsTwoDiceDidNotNeedIt) {
    Shot scene(bearing(gunner(3), Keyword::precise, 1), lukeSkywalker(), {.aim = 1});
    scene.dice({hit, blank, blank});
    scene.reroll({1, 2});
    EXPECT_FALSE(scene.recorded(Happening::rerollModified));
}

TEST(P53Precise, WithoutTheKeywordOrWithItByHandTwoDice) {
    UnitCard byHand = bearing(gunner(3), Keyword::precise, 1);
    byHand.keywords[0].leftByHand = true;
    for (const UnitCard& card : {gunner(3), byHand}) {
        Shot scene(card, lukeSkywalker(), {.aim = 1});
        scene.dice({blank, blank, blank});
        EXPECT_EQ(scene.question().most, 2);
    }
}

TEST(P48Cover, ImprovesTheCoverOfWhoStandsInTheOpen) {
    Shot scene(gunner(2), bearing(lukeSkywalker(), Keyword::cover, 1));
    scene.dice({hit, hit});
    EXPECT_EQ(scene.cover(), Cover::light);
    EXPECT_EQ(scene.rolling(), 2) << "the cover pool";
    const Ruling said = scene.last(Happening::coverModified);
    EXPECT_EQ(said.verdict, "Cover 1");
    EXPECT_EQ(said.unit, scene.defender);
    EXPECT_EQ(said.citation, citationOf(Keyword::cover));
}

TEST(P48Cover, IsNeverBetterThanHeavy) {
    for (const int x : {1, 2, 3}) {
        Shot scene(gunner(2), bearing(lukeSkywalker(), Keyword::cover, x), {.crates = true});
        scene.dice({hit, hit});
        EXPECT_EQ(scene.cover(), Cover::heavy) << x;
    }
}

TEST(P48Cover, VehiclesHaveItToo) {
    Shot scene(gunner(2), bearing(atRt(), Keyword::cover, 1));
    scene.dice({hit, hit});
    EXPECT_EQ(scene.cover(), Cover::light);
}

TEST(P48Cover, OnlyAgainstRangedAttacks) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{10.0, 14.0}});
    const UnitId luke =
        scene.red(bearing(lukeSkywalker(), Keyword::cover, 2), {{10.0 + smallBase, 14.0}});
    scene.start();
    scene.attack(vader, luke);
    scene.dice({hit, hit, hit, hit, hit, hit});
    EXPECT_FALSE(scene.recorded(Happening::coverModified));
    EXPECT_EQ(scene.question().dice, std::vector<Die>(6, Die::redDefense));
}

TEST(P53Sharpshooter, TheBooksExampleHeavyCoverAndSuppressionIsLight) {
    UnitCard target = bearing(rebelTroopers(), Keyword::cover, 2);
    Shot scene(bearing(gunner(2), Keyword::sharpshooter, 1), target, {.suppression = 1});
    scene.dice({hit, hit});
    EXPECT_EQ(scene.cover(), Cover::light) << "improved to 3, no more than 2, reduced to 1";
    EXPECT_EQ(scene.modifiers(Happening::coverModified), (Names{"Cover 2", "Sharpshooter 1"}));
    EXPECT_EQ(scene.last(Happening::coverModified).citation, citationOf(Keyword::sharpshooter));
}

TEST(P53Sharpshooter, LeavesNoCoverAtLeast) {
    for (const int x : {1, 2}) {
        Shot scene(bearing(gunner(2), Keyword::sharpshooter, x), lukeSkywalker(), {.crates = true});
        scene.dice({hit, hit});
        EXPECT_EQ(scene.cover(), Cover::none) << x;
        EXPECT_EQ(scene.question().dice.front(), Die::redDefense) << "no cover pool";
    }
}

TEST(P53Sharpshooter, SaysNothingWhereThereIsNoCover) {
    Shot scene(bearing(gunner(2), Keyword::sharpshooter, 1), lukeSkywalker());
    scene.dice({hit, hit});
    EXPECT_EQ(scene.cover(), Cover::none);
    EXPECT_FALSE(scene.recorded(Happening::coverModified));
}

KeywordText impact(int x) { return {.name = Keyword::impact, .value = x}; }
KeywordText pierce(int x) { return {.name = Keyword::pierce, .value = x}; }

TEST(P58Impact, TurnsUpToXHitsBeforeArmorCancelsAny) {
    Shot scene(gunner(4, {impact(2)}), bearing(atRt(), Keyword::armor, 3));
    scene.dice({hit, hit, hit, crit});
    EXPECT_EQ(scene.attackDice(), "3 crit");
    EXPECT_EQ(scene.modifiers(Happening::attackDiceModified), (Names{"Impact 2", "Armor 3"}));
    EXPECT_EQ(scene.number(Happening::attackDiceModified, "hits canceled"), 1.0);
    EXPECT_EQ(scene.rolling(), 3);
}

TEST(P58Impact, NoMoreHitsThanThereAre) {
    Shot scene(gunner(3, {impact(5)}), bearing(atRt(), Keyword::armor, 1));
    scene.dice({hit, hit, blank});
    EXPECT_EQ(scene.attackDice(), "2 crit, 1 blank");
    EXPECT_EQ(scene.number(Happening::attackDiceModified, "hits turned to crits"), 2.0);
}

TEST(P58Impact, OnlyAgainstAUnitWithArmor) {
    Shot scene(gunner(3, {impact(2)}), atRt());
    scene.dice({hit, hit, hit});
    EXPECT_EQ(scene.attackDice(), "3 hit");
    EXPECT_FALSE(scene.recorded(Happening::attackDiceModified));
}

TEST(P58Impact, EveryWeaponOfThePoolAddsItsNumber) {
    Shot scene(gunner(1, {impact(1)}), bearing(atRt(), Keyword::armor, 5), {.gunners = 3});
    scene.dice({hit, hit, hit});
    EXPECT_EQ(scene.attackDice(), "3 crit");
    EXPECT_EQ(scene.modifiers(Happening::attackDiceModified), Names{"Impact 3"});
}

TEST(P46Armor, CancelsUpToXHitsAndNoCrit) {
    const std::vector<std::pair<std::vector<Face>, std::string>> rolls{
        {{hit, crit, crit, blank}, "2 crit, 1 blank"},
        {{hit, hit, crit, crit}, "2 crit"},
        {{hit, hit, hit, crit}, "1 crit, 1 hit"}};
    for (const auto& [faces, left] : rolls) {
        Shot scene(gunner(4), bearing(atRt(), Keyword::armor, 2));
        scene.dice(faces);
        EXPECT_EQ(scene.attackDice(), left);
        EXPECT_EQ(scene.last(Happening::attackDiceModified).citation, citationOf(Keyword::armor));
    }
}

TEST(P46Armor, AlsoInMelee) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{10.0, 14.0}});
    const UnitId walker = scene.red(bearing(atRt(), Keyword::armor, 5),
                                    {{10.0 + (smallBase + largeBase) / 2.0, 14.0}});
    scene.start();
    scene.attack(vader, walker);
    scene.dice({hit, hit, hit, hit, hit, hit});
    EXPECT_EQ(scene.rolling(), 1);
}

TEST(P46Armor, CritsAloneLeaveNothingToCancel) {
    Shot scene(gunner(2), bearing(atRt(), Keyword::armor, 2));
    scene.dice({crit, crit});
    EXPECT_FALSE(scene.recorded(Happening::attackDiceModified));
}

TEST(P58Pierce, CancelsUpToXBlocks) {
    for (const int x : {1, 2, 3, 4}) {
        Shot scene(gunner(3, {pierce(x)}), lukeSkywalker());
        scene.dice({crit, crit, crit});
        scene.dice({block, block, block});
        EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), std::min(x, 3)) << x;
        EXPECT_EQ(scene.number(Happening::defenseDiceModified, "blocks canceled"), std::min(x, 3))
            << x;
        EXPECT_EQ(scene.last(Happening::defenseDiceModified).citation, citationOf(Keyword::pierce));
    }
}

TEST(P58Pierce, SurgesThatBecameBlocksAreBlocks) {
    UnitCard target = lukeSkywalker();
    target.defenseSurge = DefenseSurge::block;
    Shot scene(gunner(2, {pierce(2)}), target);
    scene.dice({crit, crit});
    scene.dice({defenseSurge, defenseSurge});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 2.0);
}

TEST(P58Pierce, SaysNothingWhereNoBlockLies) {
    Shot scene(gunner(2, {pierce(2)}), lukeSkywalker());
    scene.dice({crit, crit});
    scene.dice({blank, blank});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 2.0);
    EXPECT_FALSE(scene.recorded(Happening::defenseDiceModified));
}

TEST(P51ImmunePierce, NoBlockIsCanceled) {
    Shot scene(gunner(3, {pierce(2)}), bearing(lukeSkywalker(), Keyword::immunePierce));
    scene.dice({crit, crit, crit});
    scene.dice({block, block, blank});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), 1.0);
    const Ruling said = scene.last(Happening::defenseDiceModified);
    EXPECT_EQ(said.verdict, "Immune: Pierce");
    EXPECT_EQ(scene.number(Happening::defenseDiceModified, "blocks canceled"), 0.0);
    EXPECT_EQ(said.unit, scene.defender);
    EXPECT_EQ(said.citation, citationOf(Keyword::immunePierce));
}

TEST(P51Impervious, OneBlockFewerIsCanceled) {
    const std::vector<std::pair<int, double>> cases{{1, 0.0}, {2, 1.0}, {3, 2.0}, {9, 2.0}};
    for (const auto& [x, wounds] : cases) {
        Shot scene(gunner(3, {pierce(x)}), bearing(lukeSkywalker(), Keyword::impervious));
        scene.dice({crit, crit, crit});
        scene.dice({block, block, block});
        EXPECT_EQ(scene.number(Happening::resultsCompared, "wounds"), wounds) << x;
        EXPECT_EQ(scene.modifiers(Happening::defenseDiceModified),
                  (Names{"Pierce " + std::to_string(x), "Impervious"}));
        EXPECT_EQ(scene.last(Happening::defenseDiceModified).citation,
                  citationOf(Keyword::impervious));
    }
}

TEST(P51ImmuneMeleePierce, ForbidsPierceInMeleeOnly) {
    Shot shot(gunner(2, {pierce(1)}), bearing(lukeSkywalker(), Keyword::immuneMeleePierce));
    shot.dice({crit, crit});
    shot.dice({block, block});
    EXPECT_EQ(shot.number(Happening::resultsCompared, "wounds"), 1.0);

    UnitCard strong = darthVader();
    strong.weapons[0].keywords = {pierce(3)};
    AttackScene fight;
    const UnitId vader = fight.blue(strong, {{10.0, 14.0}});
    const UnitId luke =
        fight.red(bearing(lukeSkywalker(), Keyword::immuneMeleePierce), {{10.0 + smallBase, 14.0}});
    fight.start();
    fight.attack(vader, luke);
    fight.dice({crit, crit, blank, blank, blank, blank});
    fight.dice({block, block});
    EXPECT_EQ(fight.number(Happening::resultsCompared, "wounds"), 0.0);
    EXPECT_EQ(fight.last(Happening::defenseDiceModified).verdict, "Immune: Melee Pierce");
}

TEST(P51ImmunePierce, IsNotMentionedWithoutPierce) {
    Shot scene(gunner(1), bearing(lukeSkywalker(), Keyword::immunePierce));
    scene.dice({crit});
    scene.dice({block});
    EXPECT_FALSE(scene.recorded(Happening::defenseDiceModified));
}

}  // namespace
}  // namespace sightline::engine::scene
