// Keywords that act after an attack. Keyword Glossary: Scatter, Tow Cable (p. 59), Tempted (p. 55).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/state/record_sentence.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A blue unit fires one weapon at the red unit `target`. The weapon has the tested keyword.
struct Firing : AttackScene {
    UnitId shooter, target;
    Firing(Keyword keyword, const UnitCard& defending, const std::vector<geometry::Vec2>& at) {
        UnitCard card = lukeSkywalker();
        card.weapons = {ranged("Launcher", 1, 4, Die::redAttack, 1)};
        if (keyword != Keyword::none) card.weapons.front().keywords = {word(keyword)};
        shooter = blue(card, {{10.0, 16.0}});
        target = red(defending, at);
    }
    void fire(Face face = blank) {
        start();
        attack(shooter, target);
        dice({face});
        while (asks(Ask::rollDice)) idle();
    }
};

const std::vector<geometry::Vec2> squad{{24.0, 16.0}, {24.0, 18.0}, {24.0, 14.0}};

TEST(P59Scatter, TheAttackerPlacesTheOtherMiniatures) {
    Firing scene(Keyword::scatter, wookiees(), squad);
    scene.fire();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.choose(scene.shooter, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().place->proposal.size(), 2U) << "not the unit leader";
    const geometry::Degrees facing{180.0};
    Places places{{{scene.mini(scene.target, 1), {26.0, 16.0, 0.0}, facing},
                   {scene.mini(scene.target, 2), {24.0, 14.0, 0.0}, facing}}};
    Places far = places;
    far.places.front().position.x = 40.0;
    EXPECT_NE(scene.refusal(far), "") << "in cohesion";
    scene.choosePlaces(places);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.target, 1)).mini.position.x, 26.0);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.target, 0)).mini.position.x, 24.0);
    EXPECT_EQ(scene.last(Happening::placed).citation, citationOf(Keyword::scatter));
}

// The text requires cohesion, and no contact. Each miniature may stay, leave its enemy, or touch
// it.
TEST(P59Scatter, InMeleeTheMiniaturesMayStandAnywhereInCohesion) {
    const std::vector<geometry::Vec2> fighters{
        {10.0 + smallBase, 16.0}, {12.2, 16.5}, {12.2, 15.4}};
    Firing scene(Keyword::scatter, wookiees(), fighters);
    Weapon blade = melee("Blade", Die::redAttack, 1);
    blade.keywords = {word(Keyword::scatter)};
    scene.with(scene.shooter).card.weapons = {blade};
    scene.fire();
    scene.choose(scene.shooter, Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    const auto at = [&](geometry::Vec2 second, geometry::Vec2 third) {
        const geometry::Degrees facing{180.0};
        return Places{{{scene.mini(scene.target, 1), {second.x, second.y, 0.0}, facing},
                       {scene.mini(scene.target, 2), {third.x, third.y, 0.0}, facing}}};
    };
    EXPECT_EQ(scene.refusal(at(fighters[1], fighters[2])), "") << "both stay";
    const geometry::Vec2 touching{10.0, 16.0 + smallBase};
    EXPECT_EQ(scene.refusal(at(touching, fighters[2])), "");
    EXPECT_NE(scene.refusal(at({15.0, 19.0}, fighters[2])), "") << "in cohesion";
    scene.choosePlaces(at({13.0, 17.5}, {13.0, 14.5}));
    EXPECT_EQ(scene.view().mini(scene.mini(scene.target, 1)).mini.position.x, 13.0);
}

TEST(P59Scatter, MayBeDeclined) {
    Firing scene(Keyword::scatter, wookiees(), squad);
    scene.fire();
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.recorded(Happening::placed));
}

TEST(P59Scatter, NotWithoutOtherMiniaturesOrOnLargerBases) {
    Firing alone(Keyword::scatter, wookiees(), {squad.front()});
    alone.fire();
    EXPECT_TRUE(alone.asks(Ask::chooseAction));

    Firing vehicles(Keyword::scatter, speederBikes(), {{24.0, 14.0}, {24.0, 18.0}});
    vehicles.fire();
    EXPECT_TRUE(vehicles.asks(Ask::chooseAction));

    UnitCard riders = wookiees();
    riders.type = UnitType::creatureTrooper;
    riders.base = "medium";
    Firing large(Keyword::scatter, riders, {{24.0, 14.0}, {24.0, 18.0}});
    large.fire();
    EXPECT_TRUE(large.asks(Ask::chooseAction));
}

TEST(P59Scatter, OnlyWithTheKeywordInThePool) {
    Firing scene(Keyword::none, wookiees(), squad);
    scene.fire();
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

geometry::Move turned(double facing) {
    geometry::Move move;
    move.kind = geometry::MoveKind::pivot;
    move.rotateFirst = geometry::Degrees{facing};
    return move;
}

TEST(P59TowCable, TheAttackerPivotsAWoundedVehicle) {
    Firing scene(Keyword::towCable, atRt(), {{24.0, 16.0}});
    scene.fire(crit);
    ASSERT_TRUE(scene.asks(Ask::moveUnit));
    EXPECT_EQ(scene.question().player, Player::blue);
    ASSERT_TRUE(scene.question().keyword) << "the players see why the attacker moves the vehicle";
    EXPECT_EQ(scene.question().keyword->keyword, Keyword::towCable);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::towCable));
    EXPECT_EQ(scene.unit(scene.target).tokens[Token::immobilize], 0) << "the Pivot comes first";
    EXPECT_NE(scene.refusal(MoveAnswer{turned(89.0)}), "") << "more than 90 degrees";
    scene.move(turned(90.0));
    EXPECT_EQ(scene.view().mini(scene.mini(scene.target, 0)).mini.facing.value, 90.0);
    EXPECT_EQ(english(sentenceOf(scene.last(Happening::moved), scene.view()).says), "AT-RT pivots");
    EXPECT_EQ(scene.unit(scene.target).tokens[Token::immobilize], 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, citationOf(Keyword::towCable));
}

TEST(P59TowCable, NeedsAWoundAndAVehicle) {
    Firing missed(Keyword::towCable, atRt(), {{24.0, 16.0}});
    missed.fire();
    EXPECT_TRUE(missed.asks(Ask::chooseAction));
    EXPECT_EQ(missed.unit(missed.target).tokens[Token::immobilize], 0);

    Firing trooper(Keyword::towCable, wookiees(), {{24.0, 16.0}});
    trooper.fire(crit);
    EXPECT_TRUE(trooper.asks(Ask::chooseAction));
    EXPECT_EQ(trooper.unit(trooper.target).tokens[Token::immobilize], 0);
}

TEST(P59TowCable, AVehicleThatCannotPivotGainsTheToken) {
    Firing scene(Keyword::towCable, atRt(), {{24.0, 16.0}});
    scene.with(scene.target).tokens[Token::immobilize] = 2;
    scene.fire(crit);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.target).tokens[Token::immobilize], 3);
}

/// A blue unit shoots at a red trooper with 1 wound. A red unit with Tempted is `gap` inches from
/// the shooter.
struct Temptation : Firing {
    UnitId tempted;
    explicit Temptation(double gap = 11.0)
        : Firing(Keyword::none, stormtroopers(), {{24.0, 16.0}}) {
        UnitCard card = bearing(lukeSkywalker(), Keyword::tempted);
        tempted = red(card, {{10.0, 16.0 + smallBase + gap}});
        red(stormtroopers(), {{60.0, 30.0}});
        scenario.lastRound = 2;
    }
};

TEST(P55Tempted, AfterTheDefeatOfAnAllyItAttacksOrMoves) {
    for (const Action chosen : {Action::attack, Action::move}) {
        Temptation scene;
        scene.fire(crit);
        ASSERT_TRUE(scene.unit(scene.target).defeated);
        ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
        EXPECT_EQ(scene.question().player, Player::red);
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::tempted));
        scene.freeAction(chosen);
        if (chosen == Action::attack) {
            EXPECT_TRUE(scene.asks(Ask::declareDefender));
            continue;
        }
        EXPECT_EQ(scene.question().move->terms.speed, 2);
        EXPECT_EQ(scene.question().move->terms.minSpeed, 2) << "it ignores difficult terrain";
        scene.move(straight(2, 180.0, 3.0));
        EXPECT_TRUE(scene.asks(Ask::chooseAction));
        EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::tempted));
    }
}

TEST(P55Tempted, OnlyAfterADefeatAndIfTheAttackerIsWithinRange3) {
    Temptation missed;
    missed.fire();
    EXPECT_TRUE(missed.asks(Ask::chooseAction));

    for (const double gap : {17.9, 18.1}) {
        Temptation scene(gap);
        scene.fire(crit);
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), gap < 18.0) << gap;
    }
}

TEST(P55Tempted, MayBeDeclined) {
    Temptation scene;
    scene.fire(crit);
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

// The shooter defeats a second unit in the same round. The players add the attack on this unit by
// hand.
TEST(P55Tempted, OnceARound) {
    for (const bool used : {true, false}) {
        Temptation scene;
        const UnitId second = scene.red(stormtroopers(), {{22.0, 12.0}});
        scene.fire(crit);
        if (used) {
            scene.freeAction(Action::move);
            scene.move(straight(1, 180.0, 2.0));
        } else {
            scene.choose(Done{}, Ask::chooseFreeAction);
        }
        scene.adjust({Player::blue, AdjustAttacks{1}});
        scene.action(Action::attack);
        scene.defend(second);
        scene.weapons();
        scene.dice({crit});
        while (scene.asks(Ask::rollDice)) scene.idle();
        ASSERT_TRUE(scene.unit(second).defeated);
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), !used);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
