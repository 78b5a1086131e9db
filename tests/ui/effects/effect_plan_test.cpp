// The plan of effects: what is drawn and heard, and when.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/files/tables/load.h"
#include "app/window/shell/look/theme.h"
#include "engine/legion/lists/catalogue/cards.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "ui/effects/fight_stand.h"

namespace sightline::app {
namespace {

class EffectPlans : public testing::Test {
  protected:
    EffectPlans() {
        auto read = EffectColours::load(assetsFolder());
        EXPECT_TRUE(read.ok()) << read.problem().text;
        if (read.ok()) colours = std::move(*read);
    }
    EffectPlan plan() { return planOf(fight.events(), fight.view, colours); }
    /// The scene with all effects at a time.
    rendering::Scene at(const EffectPlan& plan, double seconds) {
        rendering::Scene scene;
        SceneDraft draft{scene, images};
        for (const Effect& one : plan.effects)
            if (seconds >= one.begin && seconds < one.end()) one.draw(draft, seconds - one.begin);
        return scene;
    }
    static double timeOf(const EffectPlan& plan, Sound sound) {
        for (const Cue& cue : plan.cues)
            if (cue.sound == sound) return cue.at;
        return -1.0;
    }
    Fight fight;
    EffectColours colours;
    SceneImages images;
};

TEST_F(EffectPlans, ABoltFliesFromTheAttackerToTheDefender) {
    fight.form();
    fight.compare(1, 0);
    fight.wound(2);
    const EffectPlan made = plan();
    EXPECT_EQ(timeOf(made, Sound::bolt), 0.0);
    const double hit = timeOf(made, Sound::hit);
    EXPECT_GT(hit, 0.1);
    EXPECT_LT(hit, 0.6);
    const auto head = [&](double seconds) {
        const rendering::Scene scene = at(made, seconds);
        EXPECT_FALSE(scene.glows.empty());
        return scene.glows.empty() ? 0.0 : scene.glows.front().to.x;
    };
    EXPECT_LT(head(0.2 * hit), head(0.5 * hit));
    EXPECT_LT(head(0.5 * hit), head(0.95 * hit));
    EXPECT_LT(head(0.95 * hit), 12.0);
    EXPECT_LT(made.end(), 2.0) << "brief";
    EXPECT_TRUE(at(made, made.end() + 0.01).glows.empty());
}

TEST_F(EffectPlans, TheColourOfABoltIsThatOfTheFaction) {
    fight.form();
    fight.compare(1, 0);
    const auto blue = at(plan(), 0.1).glows.at(1).colour;
    EXPECT_GT(blue.b, blue.r) << "the bolts of the Republic are blue";
    fight.blueCard().faction = "rebels";
    const auto red = at(plan(), 0.1).glows.at(1).colour;
    EXPECT_GT(red.r, red.b);
}

TEST_F(EffectPlans, ADefeatedMiniatureStandsUntilItIsHitAndThenTipsOverAndFades) {
    fight.form();
    fight.compare(1, 0);
    fight.wound(3);
    fight.defeat(3);
    const EffectPlan made = plan();
    const double hit = timeOf(made, Sound::hit);
    const auto fallen = [&](double seconds) {
        const rendering::Scene scene = at(made, seconds);
        return scene.minis.empty() ? rendering::Instance{} : scene.minis.front();
    };
    EXPECT_EQ(at(made, 0.5 * hit).minis.size(), 1U);
    EXPECT_EQ(fallen(0.5 * hit).fade, 1.0F);
    EXPECT_EQ(fallen(0.5 * hit).tiltY.value, 0.0);
    const auto tilt = [&](double seconds) {
        return std::abs(fallen(seconds).tiltX.value) + std::abs(fallen(seconds).tiltY.value);
    };
    EXPECT_GT(tilt(hit + 0.2), 5.0);
    EXPECT_GT(tilt(hit + 0.38), tilt(hit + 0.2));
    EXPECT_LT(fallen(hit + 0.38).fade, fallen(hit + 0.2).fade);
    EXPECT_GT(fallen(hit + 0.2).position.x, 12.0) << "away from the attacker";
    EXPECT_TRUE(at(made, hit + 0.41).minis.empty()) << "then it is gone";
}

TEST_F(EffectPlans, ABlockMakesSparksAndNoHit) {
    fight.form();
    fight.compare(2, 2);
    const EffectPlan made = plan();
    EXPECT_GT(timeOf(made, Sound::block), 0.0);
    EXPECT_LT(timeOf(made, Sound::hit), 0.0);
}

TEST_F(EffectPlans, ABladeTurnsABoltBackToTheAttackerWhoIsHurt) {
    engine::Weapon blade;
    blade.name = "Lightsaber";
    fight.redCard().weapons = {blade};
    fight.form();
    using engine::Die;
    using engine::Face;
    fight.add(engine::Happening::defenseRolled, fight.red, fight.blue).dice = {
        {Die::redDefense, Face::defenseSurge}};
    fight.wound(0);
    fight.add(engine::Happening::surgesConverted, fight.red, fight.blue).dice = {
        {Die::redDefense, Face::block}};
    fight.compare(1, 1);
    const EffectPlan made = plan();
    EXPECT_GT(timeOf(made, Sound::blade), 0.0);
    const double block = timeOf(made, Sound::block), hit = timeOf(made, Sound::hit);
    EXPECT_GT(hit, block) << "the bolt flies back and hits the attacker";
    fight.redCard().weapons.clear();
    EXPECT_LT(timeOf(plan(), Sound::blade), 0.0) << "without a blade no stroke";
}

TEST_F(EffectPlans, AVehicleExplodesInsteadOfTippingOver) {
    fight.redCard().type = engine::UnitType::groundVehicle;
    fight.wound(2);
    fight.defeat(2);
    const EffectPlan made = plan();
    EXPECT_GE(timeOf(made, Sound::explosion), 0.0);
    const rendering::Scene scene = at(made, 0.25);
    EXPECT_TRUE(std::any_of(scene.glows.begin(), scene.glows.end(), [](const auto& glow) {
        return !glow.shines;
    })) << "smoke";
    ASSERT_FALSE(scene.minis.empty());
    EXPECT_EQ(scene.minis[0].tiltX.value, 0.0);
    EXPECT_EQ(scene.minis[0].tiltY.value, 0.0);
    EXPECT_LT(made.end(), 2.0);
}

TEST_F(EffectPlans, StrokesOfAMeleeHaveTheColourOfTheBlade) {
    fight.blueCard().id = "mace-windu-jedi-council";
    fight.form(1);
    fight.compare(1, 0);
    const EffectPlan made = plan();
    EXPECT_EQ(timeOf(made, Sound::bolt), -1.0);
    EXPECT_EQ(timeOf(made, Sound::blade), 0.0);
    const rendering::Scene scene = at(made, 0.1);
    ASSERT_FALSE(scene.glows.empty());
    const rendering::Colour violet = scene.glows.back().colour;
    EXPECT_GT(violet.b, violet.g);
    EXPECT_GT(violet.r, violet.g);
}

TEST_F(EffectPlans, SuppressionIsABriefMark) {
    fight.add(engine::Happening::suppressionGained, fight.red);
    const EffectPlan made = plan();
    const rendering::Scene scene = at(made, 0.2);
    EXPECT_EQ(scene.outlines.size(), 2U) << "a ring around each base";
    EXPECT_EQ(scene.badges.size(), 1U);
    EXPECT_LT(made.end(), 1.0);
}

TEST(EffectColoursFile, NamesOnlyUnitsAndFactionsOfTheCatalogue) {
    const auto colours = EffectColours::load(assetsFolder());
    ASSERT_TRUE(colours.ok()) << colours.problem().text;
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue.ok());
    for (const std::string& id : colours->units())
        EXPECT_TRUE(catalogue->unit(id)) << id << " is no unit";
    std::vector<std::string> named = colours->factions();
    std::vector<std::string> all = engine::factionNames();
    std::sort(all.begin(), all.end());
    EXPECT_EQ(named, all);
}

TEST(EffectColoursFile, WeaponsHaveTheirShapesAndColours) {
    const auto colours = EffectColours::load(assetsFolder());
    ASSERT_TRUE(colours.ok());
    engine::UnitCard unit;
    unit.faction = "empire";
    const auto shapeOf = [&](const char* name) {
        engine::Weapon weapon;
        weapon.name = name;
        return colours->shot(unit, &weapon).shape;
    };
    EXPECT_EQ(shapeOf("E-11 Blaster Rifle"), ShotLook::Shape::bolt);
    EXPECT_EQ(shapeOf("HH-12 Rocket Launcher"), ShotLook::Shape::shell);
    EXPECT_EQ(shapeOf("Flamethrower"), ShotLook::Shape::flame);
    EXPECT_EQ(shapeOf("Champion's Carbine"), ShotLook::Shape::bolt) << "\"ion\" is a whole word";
    engine::Weapon ion;
    ion.name = "M-45 Ion Blaster";
    EXPECT_GT(colours->shot(unit, &ion).colour.b, 0.9F);
    EXPECT_FALSE(colours->bladeOf(unit));
}

}  // namespace
}  // namespace sightline::app
