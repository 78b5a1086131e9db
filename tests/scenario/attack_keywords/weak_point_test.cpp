// The keyword Weak Point X. Core Rulebook, Keyword Glossary p. 56; the arcs of notched bases,
// p. 39.
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

constexpr geometry::Vec2 walkerAt{30.0, 18.0};

/// A gunner with 2 red dice shoots at a walker with Armor 2 that faces the west. `from` is the
/// place of the gunner relative to the walker.
struct AtTheWalker : AttackScene {
    UnitId gunner, walker;
    AtTheWalker(std::vector<KeywordText> keywords, geometry::Vec2 from, bool armored = true) {
        UnitCard card = atRt();
        card.keywords = std::move(keywords);
        if (armored) card.keywords.push_back(word(Keyword::armor, 2));
        gunner = blue(lukeSkywalker(), {walkerAt + from});
        walker = red(card, {walkerAt});
    }
    std::string shoot() {
        start();
        attack(gunner, walker);
        dice({hit, hit});
        return asks(Ask::rollDice) && rolling() > 0 ? attackDice() : "";
    }
};

KeywordText weak(int x, const std::string& arcs) {
    KeywordText text = word(Keyword::weakPoint, x);
    text.parameter = arcs;
    return text;
}

constexpr geometry::Vec2 atFront{-8.0, 0.0}, atRear{8.0, 0.0}, atSide{0.0, 8.0};
constexpr geometry::Vec2 atOtherSide{0.0, -8.0};

TEST(P56WeakPoint, GivesImpactOutOfItsArcs) {
    EXPECT_EQ(AtTheWalker({weak(1, "Rear")}, atRear).shoot(), "1 crit");
    EXPECT_EQ(AtTheWalker({weak(1, "Rear")}, atFront).shoot(), "");
    EXPECT_EQ(AtTheWalker({weak(1, "Rear")}, atSide).shoot(), "");
    EXPECT_EQ(AtTheWalker({weak(1, "Sides")}, atSide).shoot(), "1 crit");
    EXPECT_EQ(AtTheWalker({weak(1, "Sides")}, atOtherSide).shoot(), "1 crit");
    EXPECT_EQ(AtTheWalker({weak(1, "Sides")}, atRear).shoot(), "");
    EXPECT_EQ(AtTheWalker({weak(1, "Front")}, atFront).shoot(), "1 crit");
    EXPECT_EQ(AtTheWalker({weak(2, "Rear")}, atRear).shoot(), "2 crit");
}

TEST(P56WeakPoint, APartOfTheBaseInTheArcIsEnough) {
    const double edge = smallBase / 2.0 * std::sqrt(2.0);  // the base touches the border of the arc
    for (const double beyond : {edge - 0.05, edge + 0.05}) {
        AtTheWalker scene({weak(1, "Rear")}, {5.0, 5.0 + beyond});
        EXPECT_EQ(scene.shoot(), beyond < edge ? "1 crit" : "");
    }
}

TEST(P56WeakPoint, OneInstanceActsOnceAndSeveralAreAdded) {
    EXPECT_EQ(AtTheWalker({weak(1, "Rear, Sides")}, {5.0, 5.0}).shoot(), "1 crit");
    EXPECT_EQ(AtTheWalker({weak(1, "Rear"), weak(1, "Sides")}, {5.0, 5.0}).shoot(), "2 crit");
    EXPECT_EQ(AtTheWalker({weak(1, "Rear"), weak(1, "Sides")}, atRear).shoot(), "1 crit");
}

// The record divides the crits among the keywords: first Impact, then Weak Point.
TEST(P56WeakPoint, EachKeywordTellsItsOwnCrits) {
    for (const int weakness : {1, 2}) {
        AtTheWalker scene({weak(weakness, "Rear")}, atRear);
        Weapon& gun = scene.with(scene.gunner).card.weapons[1];
        gun.dice[Die::redAttack] = 3;
        gun.keywords.push_back(word(Keyword::impact, 1));
        scene.start();
        scene.attack(scene.gunner, scene.walker);
        scene.dice({hit, hit, hit});
        std::vector<std::pair<std::string, double>> told;
        for (const Ruling& one : scene.game().record()) {
            if (one.happening == Happening::attackDiceModified && one.citation.page != 46)
                told.emplace_back(english(one.message), one.numbers.front().value);
        }
        const std::vector<std::pair<std::string, double>> expected{
            {"Impact 1", 1.0}, {"Weak Point " + std::to_string(weakness), 1.0 * weakness}};
        EXPECT_EQ(told, expected);
    }
}

TEST(P56WeakPoint, IsAddedToTheImpactOfTheWeapons) {
    AtTheWalker scene({weak(1, "Rear")}, atRear);
    for (Weapon& one : scene.with(scene.gunner).card.weapons)
        one.keywords.push_back(word(Keyword::impact, 1));
    EXPECT_EQ(scene.shoot(), "2 crit");
}

TEST(P56WeakPoint, DoesNothingWithoutArmor) {
    AtTheWalker scene({weak(1, "Rear")}, atRear, false);
    EXPECT_EQ(scene.shoot(), "2 hit");
    EXPECT_FALSE(scene.recorded(Happening::attackDiceModified));
}

TEST(P56WeakPoint, IsRecordedAndInThePreview) {
    for (const geometry::Vec2 from : {atRear, atFront}) {
        AtTheWalker scene({weak(1, "Rear")}, from);
        scene.start();
        const AttackPreview preview = previewAttack(scene.view(), scene.gunner, scene.walker);
        EXPECT_EQ(preview.terms.impact.total(), from.x > 0.0 ? 1 : 0);
    }
    AtTheWalker scene({weak(1, "Rear")}, atRear);
    scene.shoot();
    bool told = false;
    for (const Ruling& one : scene.game().record())
        told = told || one.citation == citationOf(Keyword::weakPoint);
    EXPECT_TRUE(told);
}

}  // namespace
}  // namespace sightline::engine::scene
