// Keywords about the declaration of defenders and the forming of pools. Core Rulebook, Keyword
// Glossary: Advanced Targeting p. 46, Immune: Melee and Immune: Range 1 Weapons p. 51.
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "scenario/attack_keywords/duel_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(P51ImmuneRange1Weapons, NoSuchWeaponIsAdded) {
    for (const int range : {1, 2}) {
        DuelScene scene(4.0);
        scene.gun().maximumRange = range;
        scene.shotAt().keywords = {word(Keyword::immuneRange1Weapons)};
        scene.start();
        const AttackPreview preview = scene.preview();
        EXPECT_EQ(preview.legal, range == 2);
        if (range == 1) {
            EXPECT_EQ(preview.reason, "Immune: Range 1 Weapons forbids this attack");
        }
        scene.activate(scene.shooter);
        EXPECT_EQ(scene.offers(Action::attack), range == 2);
    }
}

TEST(P51ImmuneRange1Weapons, OtherWeaponsOfTheUnitMayBeUsed) {
    DuelScene scene(4.0);
    scene.shotAt().keywords = {word(Keyword::immuneRange1Weapons)};
    scene.shooting().weapons.push_back(ranged("Flamethrower", 1, 1, Die::blackAttack, 4));
    scene.start();
    scene.activate(scene.shooter);
    scene.action(Action::attack);
    scene.defend(scene.target);
    EXPECT_EQ(scene.optionCount(), 1U);
    scene.weapons("DL-44");
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P51ImmuneRange1Weapons, MeleeWeaponsMayBeUsed) {
    DuelScene scene(0.0);
    scene.shotAt().keywords = {word(Keyword::immuneRange1Weapons)};
    scene.start();
    EXPECT_TRUE(scene.preview().legal);
}

/// A blue trooper in base contact with a red unit, by default speeder bikes. The red unit has
/// Immune: Melee if `immune` is true.
struct Contact : AttackScene {
    UnitId trooper, bikes;
    explicit Contact(bool immune, UnitCard card = speederBikes()) {
        if (immune) card.keywords.push_back(word(Keyword::immuneMelee));
        const bool small = isTrooper(card.type);
        trooper = blue(lukeSkywalker(), {{10.0, 14.0}});
        const double radii = (smallBase + (small ? smallBase : mediumBase)) / 2.0;
        bikes = red(card, {{10.0 + radii, 14.0}});
        blue(stormtroopers(), column({4.0, 30.0}, 2));
    }
    void attackBikes() {
        start();
        activate(trooper);
        action(Action::attack);
        defend(bikes);
    }
};

TEST(P51ImmuneMelee, OnlyRangedWeaponsAreAddedInBaseContact) {
    for (const bool immune : {true, false}) {
        Contact scene(immune);
        scene.attackBikes();
        ASSERT_EQ(scene.optionCount(), 1U);
        const auto weapon = std::get<WeaponChoice>(scene.question().options.front());
        EXPECT_EQ(
            scene.unit(scene.trooper).card->weapons[static_cast<std::size_t>(weapon.weapon)].ranged,
            immune);
        scene.weapons();
        EXPECT_EQ(scene.attackView().pools[0].melee, !immune);
        EXPECT_EQ(scene.rolling(), immune ? 2 : 6);
    }
}

TEST(P51ImmuneMelee, AUnitWithMeleeWeaponsAloneHasNoTarget) {
    Contact scene(true);
    scene.with(scene.trooper).card.weapons.pop_back();
    scene.start();
    const AttackPreview preview = previewAttack(scene.view(), scene.trooper, scene.bikes);
    EXPECT_EQ(preview.reason, "Immune: Melee forbids this attack");
    scene.activate(scene.trooper);
    EXPECT_FALSE(scene.offers(Action::attack));
}

TEST(P51ImmuneMelee, ItAttacksInMeleeItself) {
    UnitCard card = speederBikes();
    card.weapons.push_back(melee("Ram", Die::redAttack, 3));
    Contact scene(true, card);
    scene.start();
    const AttackPreview preview = previewAttack(scene.view(), scene.bikes, scene.trooper);
    EXPECT_EQ(preview.dice[Die::redAttack], 3);
}

TEST(P51ImmuneMelee, ATrooperWithItIsNotEngaged) {
    for (const bool immune : {true, false}) {
        Contact scene(immune, stormtroopers());
        scene.start();
        scene.activate(scene.trooper);
        scene.action(Action::move);
        EXPECT_EQ(scene.question().citation == page(29, "Withdraw"), !immune);
    }
}

TEST(P51ImmuneMelee, ThePreviewKnowsIt) {
    Contact scene(true);
    scene.start();
    const AttackPreview preview = previewAttack(scene.view(), scene.trooper, scene.bikes);
    EXPECT_TRUE(preview.legal);
    EXPECT_EQ(preview.dice[Die::redAttack], 2);
}

/// A blue unit with Advanced Targeting: Trooper 2 (or Vehicle 2 if `ofVehicles` is true), and two
/// enemy units in range.
struct Targeting : DuelScene {
    UnitId other;
    explicit Targeting(bool ofVehicles = false) {
        KeywordText text = word(Keyword::advancedTargeting, 2);
        UnitFilter who;
        (ofVehicles ? who.isVehicle : who.isTrooper) = true;
        text.who = std::make_shared<const UnitFilter>(who);
        text.parameter = ofVehicles ? "Vehicle" : "Trooper";
        shooting().keywords = {text};
        shooting().weapons.push_back(ranged("Rifle", 1, 3, Die::blackAttack, 1));
        with(shooter).minis.push_back({{10.0, 12.5, 0.0}, {0.0}});
        shooting().miniatures = 2;
        other = red(stormtroopers(), {{16.0, 8.0}});
    }
    void form() {
        start();
        activate(shooter);
        action(Action::attack);
        defend(target);
        weapons("DL-44", 1);
    }
};

TEST(P46AdvancedTargeting, GainsAimAndFormsOnePool) {
    Targeting scene;
    scene.form();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::advancedTargeting));
    scene.choose(scene.shooter, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 2);
    EXPECT_FALSE(scene.asks(Ask::declareAdditionalDefender));
    EXPECT_EQ(scene.rolling(), 2);
    EXPECT_TRUE(scene.told(Keyword::advancedTargeting));
}

TEST(P46AdvancedTargeting, MayBeDeclined) {
    Targeting scene;
    scene.form();
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 0);
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    scene.defend(scene.other);
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "2 pools";
    scene.weapons();
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 0);
}

TEST(P46AdvancedTargeting, IsNotAskedIfNoOtherUnitCouldBeDeclared) {
    Targeting scene;
    scene.with(scene.other).minis[0].position.x = 60.0;
    scene.form();
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect)) << "the tokens cost nothing";
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 2);
}

TEST(P46AdvancedTargeting, OnlyAgainstTheListedUnitType) {
    Targeting scene(true);
    scene.form();
    EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.unit(scene.shooter).tokens[Token::aim], 0);
    EXPECT_TRUE(scene.asks(Ask::declareAdditionalDefender));
}

}  // namespace
}  // namespace sightline::engine::scene
