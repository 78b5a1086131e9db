// Vaapad Mastery. Core Rulebook, Keyword Glossary p. 56.
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A blue and a red Jedi, each a single miniature with 6 wounds, red defense dice and a pistol with
/// 2 red dice.
struct Jedi : AttackScene {
    UnitId attacker, defender;
    Jedi(const UnitCard& own, const UnitCard& other, double gap = 6.0) {
        attacker = blue(own, {{10.0, 14.0}});
        defender = red(other, {{10.0 + smallBase + gap, 14.0}});
    }
    void wounds(UnitId unit, int count) { with(unit).wounds = {count}; }
    std::vector<Die> rolled() const { return question().dice; }
    AttackPreview preview() const { return previewAttack(view(), attacker, defender); }
    int acts() const {
        int acts = 0;
        for (const Ruling& one : game().record())
            acts += one.citation == citationOf(Keyword::vaapadMastery) ? 1 : 0;
        return acts;
    }
};

UnitCard master() { return bearing(lukeSkywalker(), Keyword::vaapadMastery); }

constexpr Die red = Die::redAttack, white = Die::whiteAttack;
constexpr Die redBlock = Die::redDefense, whiteBlock = Die::whiteDefense;

TEST(P56VaapadMastery, AnAttackHasAWhiteDieForEachWoundTokenUpTo3) {
    for (const int wounds : {0, 1, 2, 3, 4, 5}) {
        Jedi scene(master(), lukeSkywalker());
        scene.wounds(scene.attacker, wounds);
        scene.start();
        scene.attack(scene.attacker, scene.defender);
        std::vector<Die> dice{red, red};
        dice.insert(dice.end(), static_cast<std::size_t>(std::min(wounds, 3)), white);
        EXPECT_EQ(scene.rolled(), dice) << wounds;
        EXPECT_EQ(scene.acts(), wounds > 0 ? 1 : 0);
    }
}

TEST(P56VaapadMastery, AMeleeAttackHasThemToo) {
    Jedi scene(master(), lukeSkywalker(), 0.0);
    scene.wounds(scene.attacker, 2);
    scene.start();
    scene.attack(scene.attacker, scene.defender);
    EXPECT_EQ(scene.rolling(), 6 + 2);
}

TEST(P56VaapadMastery, TheWoundsOfTheOtherUnitDoNotCount) {
    Jedi scene(master(), lukeSkywalker());
    scene.wounds(scene.defender, 3);
    scene.start();
    scene.attack(scene.attacker, scene.defender);
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P56VaapadMastery, ADefenderRollsAWhiteDieForEachWoundTokenUpTo3) {
    for (const int wounds : {0, 1, 3, 4}) {
        Jedi scene(lukeSkywalker(), master());
        scene.wounds(scene.defender, wounds);
        scene.start();
        scene.attack(scene.attacker, scene.defender);
        scene.dice({hit, blank});
        std::vector<Die> dice{redBlock};
        dice.insert(dice.end(), static_cast<std::size_t>(std::min(wounds, 3)), whiteBlock);
        EXPECT_EQ(scene.rolled(), dice) << wounds;
        EXPECT_EQ(scene.acts(), wounds > 0 ? 1 : 0);
    }
}

TEST(P56VaapadMastery, AWhiteDieBlocksAHit) {
    Jedi scene(lukeSkywalker(), master());
    scene.wounds(scene.defender, 1);
    scene.start();
    scene.attack(scene.attacker, scene.defender);
    scene.dice({hit, blank});
    scene.dice({blank, block});
    EXPECT_EQ(scene.number(Happening::resultsCompared, "blocks"), 1);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.defender, 0)).wounds, 1);
}

// No defense dice are rolled against an attack without results, so Vaapad Mastery adds no dice.
TEST(P56VaapadMastery, WithoutAHitTheDefenderRollsNoDice) {
    Jedi scene(lukeSkywalker(), master());
    scene.wounds(scene.defender, 3);
    scene.start();
    scene.attack(scene.attacker, scene.defender);
    scene.dice({blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rollDice));
    EXPECT_EQ(scene.acts(), 0);
}

TEST(P56VaapadMastery, EachSideCountsItsOwnWounds) {
    Jedi scene(master(), master());
    scene.wounds(scene.attacker, 1);
    scene.wounds(scene.defender, 2);
    scene.start();
    scene.attack(scene.attacker, scene.defender);
    EXPECT_EQ(scene.rolling(), 2 + 1);
    scene.dice({hit, blank, blank});
    EXPECT_EQ(scene.rolling(), 1 + 2);
}

// Deflect wounds the attacker while the first pool is resolved. The second pool was formed before,
// but its dice are rolled after the wound.
TEST(P56VaapadMastery, AWoundOfDeflectInTheFirstPoolCountsInTheSecond) {
    UnitCard gunner = bearing(master(), Keyword::arsenal, 2);
    gunner.weapons.push_back(ranged("Blaster", 1, 2, Die::redAttack));
    Jedi scene(gunner, bearing(lukeSkywalker(), Keyword::deflect));
    const UnitId other = scene.red(lukeSkywalker(), {{10.0, 22.0}});
    scene.start();
    scene.activate(scene.attacker);
    scene.action(Action::attack);
    scene.defend(scene.defender);
    scene.weapons("DL-44");
    scene.defend(other);
    scene.weapons("Blaster");
    scene.pool(scene.defender);
    EXPECT_EQ(scene.rolling(), 2);
    scene.dice({hit, hit});
    scene.dice({defenseSurge, blank});
    while (!scene.asks(Ask::rollDice)) scene.idle();
    EXPECT_EQ(scene.rolled(), (std::vector<Die>{red, white}));
}

TEST(P56VaapadMastery, APreviewCountsTheDiceOfTheAttacker) {
    double before = 0.0;
    for (const int wounds : {0, 1, 3, 4}) {
        Jedi scene(master(), lukeSkywalker());
        scene.wounds(scene.attacker, wounds);
        scene.start();
        const AttackPreview preview = scene.preview();
        EXPECT_EQ(preview.dice[white], std::min(wounds, 3));
        EXPECT_TRUE(preview.leftOut.empty());
        if (wounds == 4) {
            EXPECT_EQ(preview.expectedWounds, before) << "3 dice at most";
        } else {
            EXPECT_GT(preview.expectedWounds, before);
        }
        before = preview.expectedWounds;
        const bool named = std::any_of(
            preview.reckonings.begin(), preview.reckonings.end(), [](const Reckoning& one) {
                return one.reasons.size() == 1 &&
                       one.reasons.front().keyword == Keyword::vaapadMastery;
            });
        EXPECT_EQ(named, wounds > 0);
    }
}

TEST(P56VaapadMastery, APreviewCountsTheDiceOfTheDefender) {
    double before = 2.0;
    for (const int wounds : {0, 1, 3}) {
        Jedi scene(lukeSkywalker(), master());
        scene.wounds(scene.defender, wounds);
        scene.with(scene.defender).card.wounds = 6 + wounds;
        scene.start();
        const AttackPreview preview = scene.preview();
        EXPECT_LT(preview.expectedWounds, before);
        before = preview.expectedWounds;
        EXPECT_EQ(preview.besides.size(), wounds > 0 ? 1U : 0U);
        EXPECT_TRUE(preview.leftOut.empty());
    }
}

}  // namespace
}  // namespace sightline::engine::scene
