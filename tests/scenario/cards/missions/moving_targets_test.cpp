// The objective cards Shifting Priorities and Contact, Contact!
#include "engine/legion/rules/cards/missions/contested_keywords.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(MissionShiftingPriorities, EachPlayerMovesTheTargetsOfTheOther) {
    ObjectiveScene scene("shifting-priorities", "", 2, 3);
    scene.blueAt(36, 18);
    scene.redAt(54, 18);
    scene.start();
    scene.until(Ask::placeToken);
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.points(), (Points{1, 1})) << "they score before they move";
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().names.back(), "Priority Target 4");
    EXPECT_NE(scene.refusal(Spot{{54, 23.2}}).find("half range of its place"), std::string::npos);
    scene.spot({54, 22.9});
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().player, Player::red);
    scene.spot({36, 18});
    EXPECT_EQ(scene.named("Priority Target 4").position.y, 22.9);
    EXPECT_EQ(scene.named("Priority Target 3").position.y, 18.0) << "it may stay";
    scene.until(Ask::placeToken);
    EXPECT_TRUE(scene.over()) << "after the last round nothing moves";
}

TEST(MissionShiftingPriorities, NothingMovesInRound1OrWhenNobodySecures) {
    ObjectiveScene first("shifting-priorities", "", 1, 1);
    first.blueAt(36, 18);
    first.redAway();
    first.start();
    first.until(Ask::placeToken);
    EXPECT_TRUE(first.over());
    ObjectiveScene fought("shifting-priorities", "", 2, 3);
    fought.blueAt(36, 18);
    fought.redAt(36, 18);
    fought.start();
    fought.until(Ask::placeToken);
    EXPECT_TRUE(fought.over());
}

TEST(MissionShiftingPriorities, APlayerChoosesWhichTargetMovesFirst) {
    ObjectiveScene scene("shifting-priorities", "", 2, 3);
    scene.blueAway();
    scene.redAt(36, 18);
    scene.redAt(54, 18);
    scene.start();
    scene.until(Ask::chooseForEffect);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.chance(Pick{1}, Ask::chooseForEffect);
    EXPECT_EQ(scene.question().names.back(), "Priority Target 4");
    scene.spot(scene.question().spot->proposal);
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().names.back(), "Priority Target 3") << "each moves once";
}

UnitId attackerAt(ObjectiveScene& scene, double x) {
    const UnitId unit = scene.blue(rebelTroopers(), column({x, 18}, 4));
    scene.with(unit).tokens[Token::aim] = 1;
    return unit;
}

TEST(MissionContactContact, UnitsThatContestRerollOneDieMore) {
    for (const auto& [x, most] : {std::pair{37.8, 3}, std::pair{41.6, 2}}) {
        ObjectiveScene scene("contact-contact");
        const UnitId unit = attackerAt(scene, x);
        const UnitId target = scene.red(stormtroopers(), column({50, 18}, 4));
        scene.start();
        scene.attack(unit, target);
        scene.dice({blank, blank, blank, blank});
        ASSERT_TRUE(scene.asks(Ask::rerollWithAim));
        EXPECT_EQ(scene.question().most, most) << x;
    }
}

TEST(MissionContactContact, TheViewListsPreciseOfUnitsThatContest) {
    for (const auto& [id, x, has] :
         {std::tuple{"contact-contact", 37.8, true}, std::tuple{"contact-contact", 41.6, false},
          std::tuple{"close-the-pocket", 37.8, false}}) {
        ObjectiveScene scene(id);
        const UnitId unit = scene.blue(rebelTroopers(), column({x, 18}, 4));
        scene.redAway();
        scene.start();
        const View view = scene.view();
        const ContestedKeywords listed = contestedKeywords(ViewState(view), unit);
        ASSERT_EQ(listed.keywords.size(), has ? 1U : 0U) << id << ' ' << x;
        if (!has) continue;
        EXPECT_EQ(listed.keywords.front().label(), "Precise 1");
        EXPECT_TRUE(listed.keywords.front().automated);
        EXPECT_EQ(listed.card->name, "Contact, Contact!");
    }
}

}  // namespace
}  // namespace sightline::engine::scene
