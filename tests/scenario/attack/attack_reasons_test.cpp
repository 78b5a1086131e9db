// The record and the preview must name all reasons for each number of an attack: surge charts,
// ranges and dice. Core Rulebook p. 31-34; Keyword Glossary, Block, Deflect, Long Shot.
#include <gtest/gtest.h>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

using Number = Reckoning::Number;
using Sources = std::vector<std::string>;

Sources sourcesOf(const std::vector<Reckoning>& numbers, Number of) {
    Sources sources;
    for (const Reckoning& number : numbers) {
        if (number.of != of) continue;
        for (const Reason& one : number.reasons) sources.push_back(one.source.name());
    }
    return sources;
}

int totalOf(const std::vector<Reckoning>& numbers, Number of) {
    int total = 0;
    for (const Reckoning& number : numbers) {
        if (number.of == of) total += number.total();
    }
    return total;
}

/// A gunner with 2 red dice shoots at a single defender that has red dice and the given keywords.
struct SurgeDuel : AttackScene {
    UnitId gunner, defender;
    explicit SurgeDuel(const std::vector<Keyword>& ofDefender,
                       DefenseSurge chart = DefenseSurge::none, int tokens = 0) {
        UnitCard jedi = lukeSkywalker();
        for (const Keyword one : ofDefender) jedi = bearing(std::move(jedi), one);
        jedi.defenseSurge = chart;
        UnitCard gun = lukeSkywalker();
        gun.attackSurge = AttackSurge::hit;
        gunner = blue(std::move(gun), {{10.0, 14.0}});
        defender = red(std::move(jedi), {{16.0 + smallBase, 14.0}});
        with(defender).tokens[Token::dodge] = tokens;
        start();
    }
    void shoot(int dodged = 0) {
        attack(gunner, defender);
        dice({hit, attackSurge});
        if (asks(Ask::spendDodge)) dodge(dodged);
    }
    std::vector<Reckoning> foretold() const {
        return previewAttack(view(), gunner, defender).reckonings;
    }
};

TEST(P33RollAttackDice, TheRecordSaysWhoseChartTurnsTheSurges) {
    SurgeDuel scene({});
    EXPECT_EQ(sourcesOf(scene.foretold(), Number::attackSurges), Sources{"unit card"});
    scene.shoot();
    const Ruling said = scene.last(Happening::surgesConverted);
    ASSERT_EQ(said.reckonings.size(), 1U);
    EXPECT_EQ(said.reckonings[0].of, Number::attackSurges);
    ASSERT_EQ(said.reckonings[0].reasons.size(), 1U) << "printed only";
    EXPECT_EQ(said.reckonings[0].reasons[0].source, SourceRule::unitCard);
    EXPECT_EQ(said.reckonings[0].reasons[0].citation, page(33, "Roll Attack Dice"));
    EXPECT_EQ(said.reckonings[0].reasons[0].unit, scene.gunner);
}

TEST(P48Deflect, IsTheReasonOfTheChartThatItGives) {
    for (const DefenseSurge own : {DefenseSurge::none, DefenseSurge::block}) {
        SurgeDuel scene({Keyword::deflect}, own);
        const bool gives = own == DefenseSurge::none;
        const Sources expected{gives ? "Deflect" : "unit card"};
        EXPECT_EQ(sourcesOf(scene.foretold(), Number::defenseSurges), expected);
        scene.shoot();
        scene.dice({defenseSurge, blank});
        const Ruling said = scene.last(Happening::surgesConverted);
        EXPECT_EQ(sourcesOf(said.reckonings, Number::defenseSurges), expected);
        EXPECT_EQ(totalOf(said.reckonings, Number::defenseSurges), 1);
        if (gives) {
            EXPECT_EQ(said.reckonings[0].reasons[0].citation, citationOf(Keyword::deflect));
        }
    }
}

TEST(P46Block, IsAReasonOnceADodgeTokenIsSpent) {
    for (const int spent : {0, 1}) {
        SurgeDuel scene({Keyword::block}, DefenseSurge::none, 1);
        EXPECT_EQ(sourcesOf(scene.foretold(), Number::defenseSurges), Sources{"Block"});
        scene.shoot(spent);
        scene.dice(std::vector<Face>(static_cast<std::size_t>(scene.rolling()), defenseSurge));
        const Ruling said = scene.last(Happening::surgesConverted);
        ASSERT_EQ(said.reckonings.size(), 1U);
        EXPECT_EQ(sourcesOf(said.reckonings, Number::defenseSurges),
                  spent > 0 ? Sources{"Block"} : Sources{});
        EXPECT_EQ(totalOf(said.reckonings, Number::defenseSurges), spent);
    }
}

/// A sniper with a rifle of range 1 to 3 and Long Shot, and troopers at the given distance.
struct Scoped : AttackScene {
    UnitId sniper, enemy;
    Scoped(int aim, double away) {
        sniper = blue(withLongShot(), {{5.0, 6.0}});
        with(sniper).tokens[Token::aim] = aim;
        enemy = red(rebelTroopers(), {{5.0 + smallBase + away, 6.0}});
        start();
    }
    static UnitCard withLongShot() {
        UnitCard card = stormtroopers();
        KeywordText longShot;
        longShot.name = Keyword::longShot;
        card.weapons.front().keywords = {longShot};
        return card;
    }
    AttackPreview foretold() const { return previewAttack(view(), sniper, enemy); }
    Ruling declared() {
        activate(sniper);
        action(Action::attack);
        defend(enemy);
        return last(Happening::rangeMeasured);
    }
};

TEST(P31DeclareDefender, ARangeAsPrintedHasOneReason) {
    Scoped scene(1, 17.99);
    EXPECT_TRUE(sourcesOf(scene.foretold().reckonings, Number::range).empty()) << "as printed";
    const Ruling said = scene.declared();
    EXPECT_EQ(said.citation, page(11, "Measurement"));
    ASSERT_EQ(said.reckonings.size(), 1U);
    EXPECT_EQ(said.reckonings[0].weapon, "E-11");
    EXPECT_EQ(said.reckonings[0].total(), 3);
    ASSERT_EQ(said.reckonings[0].reasons.size(), 1U) << "within range 3 no token is needed";
    EXPECT_EQ(said.reckonings[0].reasons[0].citation, page(31, "Declare Defender"));
    EXPECT_EQ(scene.unit(scene.sniper).tokens[Token::aim], 1);
}

TEST(P58LongShot, IsAReasonOfTheRangeWhereItIsSpent) {
    for (const double away : {18.01, 23.99}) {
        Scoped scene(1, away);
        const Sources expected{"unit card", "Long Shot"};
        EXPECT_EQ(sourcesOf(scene.foretold().reckonings, Number::range), expected) << away;
        const Ruling said = scene.declared();
        ASSERT_EQ(said.reckonings.size(), 1U);
        EXPECT_EQ(sourcesOf(said.reckonings, Number::range), expected);
        EXPECT_EQ(said.reckonings[0].total(), 4);
        EXPECT_EQ(said.reckonings[0].reasons[1].citation, citationOf(Keyword::longShot));
        EXPECT_EQ(scene.unit(scene.sniper).tokens[Token::aim], 0);
    }
    Scoped beyond(1, 24.01);
    EXPECT_FALSE(beyond.foretold().legal);
    EXPECT_TRUE(beyond.foretold().reckonings.empty());
}

TEST(P31DeclareDefender, AWeaponOfACardHasThatCardForItsSource) {
    UnitCard card = stormtroopers();
    card.weapons.front().card = {"dlt", "DLT-19 Stormtrooper"};
    AttackScene scene;
    const UnitId own = scene.blue(card, {{5.0, 6.0}});
    const UnitId enemy = scene.red(rebelTroopers(), {{15.0, 6.0}});
    scene.start();
    scene.attack(own, enemy);
    const Ruling said = scene.last(Happening::rangeMeasured);
    ASSERT_EQ(said.reckonings.size(), 1U);
    EXPECT_EQ(said.reckonings[0].reasons[0],
              (Reason{3, page(16, "Upgrade Cards"), "DLT-19 Stormtrooper", own}));
}

TEST(P31DeclareDefender, InMeleeThereIsNoRangeToReckon) {
    AttackScene scene;
    const UnitId vader = scene.blue(darthVader(), {{10.0, 14.0}});
    const UnitId luke = scene.red(lukeSkywalker(), {{10.0 + smallBase, 14.0}});
    scene.start();
    scene.attack(vader, luke);
    EXPECT_TRUE(scene.last(Happening::rangeMeasured).reckonings.empty());
}

TEST(P32FormAttackPool, TheRecordSaysWhichWeaponsTheDiceAreOf) {
    AttackScene scene;
    const UnitId own = scene.blue(stormtroopers(), column({10.0, 14.0}, 3));
    const UnitId enemy = scene.red(rebelTroopers(), {{20.0, 14.0}});
    scene.start();
    const AttackPreview preview = previewAttack(scene.view(), own, enemy);
    EXPECT_EQ(sourcesOf(preview.reckonings, Number::whiteDice), Sources{"E-11"});
    EXPECT_EQ(totalOf(preview.reckonings, Number::whiteDice), preview.dice.size());
    scene.attack(own, enemy);
    const Ruling formed = scene.last(Happening::poolFormed);
    ASSERT_EQ(formed.reckonings.size(), 1U);
    EXPECT_EQ(
        formed.reckonings[0].reasons,
        (std::vector{Reason{3, page(32, "Form Attack Pool"), "E-11", own, Keyword::none, 3}}));
    scene.dice({hit, blank, blank});
    EXPECT_EQ(scene.last(Happening::diceRolled).reckonings, formed.reckonings);
}

}  // namespace
}  // namespace sightline::engine::scene
