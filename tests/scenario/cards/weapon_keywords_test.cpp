// Cards whose effect gives keywords to weapons, and a card that acts once a round. Core Rulebook
// p. 8 (X Keywords), p. 21 (Command Cards), p. 24 (Make Actions).
#include "engine/legion/advice/preview/attack_preview.h"
#include "scenario/cards/carrying_scene.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

bool allWeaponsHave(const AttackScene& scene, UnitId unit, Keyword keyword) {
    const View seen = scene.view();
    const auto& weapons = seen.unit(unit).card->weapons;
    return !weapons.empty() && std::all_of(weapons.begin(), weapons.end(),
                                           [&](const Weapon& one) { return one.has(keyword); });
}

bool anyWeaponHas(const AttackScene& scene, UnitId unit, Keyword keyword) {
    const View seen = scene.view();
    const auto& weapons = seen.unit(unit).card->weapons;
    return std::any_of(weapons.begin(), weapons.end(),
                       [&](const Weapon& one) { return one.has(keyword); });
}

TEST(CardGunnerInfantry, HisWeaponsAreSuppressiveThisRound) {
    WithCard scene("gunner-infantry", rebelTroopers(), "Major Marquand");
    stand(scene, scene.storm1, {12.0, 5.0});
    stand(scene, scene.luke, {7.0, 5.0});
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(allWeaponsHave(scene, scene.luke, Keyword::suppressive));
    EXPECT_FALSE(anyWeaponHas(scene, scene.first, Keyword::suppressive));
    scene.attack(scene.luke, scene.storm1);
    while (scene.asks(Ask::rollDice)) scene.idle();
    EXPECT_EQ(scene.tokens(scene.storm1, Token::suppression), 1) << "although nothing hit";
    while (scene.view().round == 1) scene.idle();
    EXPECT_FALSE(anyWeaponHas(scene, scene.luke, Keyword::suppressive));
}

TEST(CardDebarkForGroundAssault, OnlyOrderedCorpsTroopersGainSpurAndSuppressive) {
    WithCard scene("debark-for-ground-assault");
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.first, "Spur"));
    EXPECT_TRUE(allWeaponsHave(scene, scene.first, Keyword::suppressive));
    EXPECT_FALSE(scene.has(scene.luke, "Spur")) << "a commander";
    EXPECT_FALSE(anyWeaponHas(scene, scene.luke, Keyword::suppressive));
    EXPECT_FALSE(anyWeaponHas(scene, scene.storm1, Keyword::suppressive));
}

UnitCard mandalorians() {
    UnitCard card = rebelTroopers();
    card.type = UnitType::mandalorianTrooper;
    return card;
}

TEST(CardWeaponsAreOurReligion, OrderedUnitsHaveCharge) {
    WithCard scene("weapons-are-our-religion", mandalorians());
    const UnitId late = scene.blue(mandalorians(), {{25.0, 5.0}});
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.luke, "Charge"));
    EXPECT_TRUE(scene.has(scene.first, "Charge"));
    EXPECT_FALSE(scene.has(late, "Charge")) << "3 orders";
}

TEST(CardWeaponsAreOurReligion, MandalorianWeaponsAreVersatileInMelee) {
    WithCard scene("weapons-are-our-religion", mandalorians());
    stand(scene, scene.storm1, {10.0 + smallBase, 5.0});
    scene.start();
    const auto ranged = [&] {
        const AttackPreview preview = previewAttack(scene.view(), scene.first, scene.storm1);
        const View seen = scene.view();
        const auto& weapons = seen.unit(scene.first).card->weapons;
        return std::any_of(
            preview.weapons.begin(), preview.weapons.end(), [&](const WeaponChoice& one) {
                return weapons[static_cast<std::size_t>(one.weapon)].has(Keyword::versatile);
            });
    };
    EXPECT_FALSE(ranged());
    scene.play(scene.name);
    scene.play("Standing Orders");
    scene.toActivations();
    EXPECT_TRUE(allWeaponsHave(scene, scene.first, Keyword::versatile));
    EXPECT_FALSE(anyWeaponHas(scene, scene.luke, Keyword::versatile)) << "no Mandalorian";
    EXPECT_TRUE(ranged());
}

TEST(CardArborealAssault, WeaponsOfOrderedUnitsGainBothKeywords) {
    WithCard scene("arboreal-assault");
    for (const UnitId unit : {scene.luke, scene.first}) scene.with(unit).card.affiliation = "Ewok";
    scene.playIt();
    scene.toActivations();
    for (const UnitId unit : {scene.luke, scene.first}) {
        EXPECT_TRUE(allWeaponsHave(scene, unit, Keyword::suppressive));
        EXPECT_TRUE(allWeaponsHave(scene, unit, Keyword::immobilize));
    }
    EXPECT_FALSE(anyWeaponHas(scene, scene.second, Keyword::suppressive)) << "no order";
}

TEST(CardLokDurd, ItsWeaponsAreSuppressiveForTheActivation) {
    Carrying scene("lok-durd", atRt());
    scene.begin();
    ASSERT_EQ(scene.offered(), 1U);
    scene.cardAction(0);
    EXPECT_TRUE(allWeaponsHave(scene, scene.own, Keyword::suppressive));
    EXPECT_EQ(scene.state(), EquippedCard::State::exhausted);
    EXPECT_EQ(scene.unit(scene.own).actionsLeft, 2) << "a free action";
    scene.action(Action::finish);
    EXPECT_FALSE(anyWeaponHas(scene, scene.own, Keyword::suppressive));
}

/// Luke plays Son of Skywalker and stands in range of two stormtroopers.
struct SonOfSkywalker : WithCard {
    SonOfSkywalker() : WithCard("son-of-skywalker") {
        stand(*this, storm1, {12.0, 5.0});
        with(storm1).tokens = {};
        playIt();
        toActivations();
        attack(luke, storm1);
        blanks();
    }
    void blanks() {
        while (asks(Ask::rollDice)) idle();
    }
};

TEST(CardSonOfSkywalker, ASecondAttackOnceARound) {
    SonOfSkywalker scene;
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction)) << "although he has attacked";
    EXPECT_TRUE(scene.offers(Done{}));
    EXPECT_TRUE(scene.offers(Action::attack));
    scene.freeAction(Action::attack);
    scene.defend(scene.storm1);
    scene.weapons();
    if (scene.asks(Ask::declareAdditionalDefender)) scene.nobodyElse();
    scene.blanks();
    EXPECT_FALSE(scene.asks(Ask::chooseFreeAction)) << "once a round";
    const Record& record = scene.game().record();
    EXPECT_EQ(
        std::count_if(record.begin(), record.end(),
                      [](const Ruling& one) { return one.happening == Happening::poolFormed; }),
        2);
}

// An aim token that was spent for Long Shot gives no longer range to a further attack.
TEST(CardSonOfSkywalker, ASecondAttackNeedsItsOwnAimTokenForLongShot) {
    for (const int aim : {1, 2}) {
        WithCard scene("son-of-skywalker");
        Weapon sniper = stormtroopers().weapons.front();
        sniper.keywords = {KeywordText{.name = Keyword::longShot, .automated = true}};
        scene.with(scene.luke).card.weapons = {sniper};
        scene.with(scene.luke).tokens = {};
        scene.with(scene.luke).tokens[Token::aim] = aim;
        scene.with(scene.storm1).tokens = {};
        stand(scene, scene.storm1, {5.0, 26.0});
        scene.playIt();
        scene.toActivations();
        scene.activate(scene.luke);
        scene.action(Action::attack);
        ASSERT_EQ(scene.last(Happening::tokenSpent).citation, citationOf(Keyword::longShot));
        scene.defend(scene.storm1);
        scene.weapons();
        while (scene.asks(Ask::rerollWithAim)) scene.choose(Done{}, Ask::rerollWithAim);
        while (scene.asks(Ask::rollDice) || scene.asks(Ask::rerollWithAim)) scene.idle();
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), scene.tokens(scene.luke, Token::aim) > 0)
            << aim;
    }
}

TEST(CardSynchronizedOffensive, AMercenaryObeysOnlyItsOwnAffiliation) {
    const auto isOffered = [](const std::string& commander, const std::string& affiliation) {
        WithCard scene("synchronized-offensive", atRt());
        scene.with(scene.luke).card.affiliation = commander;
        UnitCard clone = rebelTroopers();
        clone.type = UnitType::cloneTrooper;
        const UnitId near = scene.blue(clone, {{12.5, 9.0}});
        clone.affiliation = affiliation;
        const UnitId hired = scene.blue(clone, {{10.0, 9.0}});
        scene.playIt();
        scene.toCard();
        EXPECT_TRUE(scene.offers(near));
        return scene.offers(hired);
    };
    EXPECT_FALSE(isOffered("", "Black Sun"));
    EXPECT_FALSE(isOffered("Pyke Syndicate", "Black Sun"));
    EXPECT_TRUE(isOffered("Black Sun", "Black Sun"));
    EXPECT_TRUE(isOffered("", ""));
}

// If a card adds dice and its player has no choice, the preview must include these dice.
TEST(StandingDiceOfCards, ThePreviewAndTheGameAddTheSameDice) {
    const auto redDice = [](int wounds, double away) {
        Carrying scene("tenacity", lukeSkywalker(), away);
        scene.start();
        if (wounds > 0)
            scene.adjust({Player::blue, AdjustWounds{scene.mini(scene.own, 0), wounds}});
        const AttackPreview preview = previewAttack(scene.view(), scene.own, scene.enemy);
        scene.attack(scene.own, scene.enemy);
        EXPECT_EQ(preview.dice.size(), scene.rolling());
        return preview.dice[Die::redAttack];
    };
    EXPECT_EQ(redDice(1, smallBase), 1);
    EXPECT_EQ(redDice(0, smallBase), 0) << "not hurt";
    EXPECT_EQ(redDice(1, 8.0), 2) << "a ranged attack with two red dice";
}

TEST(StandingDiceOfCards, ThePreviewNamesCardsWithAChoice) {
    const auto leftOut = [](const std::string& card) {
        Carrying carrying(card);
        carrying.start();
        return previewAttack(carrying.view(), carrying.enemy, carrying.own).leftOut;
    };
    EXPECT_EQ(leftOut("tenacity"), std::vector<std::string>{});
    EXPECT_EQ(leftOut("obi-wan-kenobi"),
              std::vector<std::string>{shipped().upgrade("obi-wan-kenobi")->facts.name});
}

}  // namespace
}  // namespace sightline::engine::scene
