// Keywords about turning. Keyword Glossary: Full Pivot (p. 50), Reposition (p. 53), Stationary (p.
// 55).
#include <cmath>

#include "engine/legion/rules/game/invariants.h"
#include "scenario/movement/one_mover.h"
#include "scenario/movement/one_walker.h"

namespace sightline::engine::scene {
namespace {

TEST(P50FullPivot, APivotMayTurnAllTheWay) {
    for (const bool full : {true, false}) {
        OneWalker scene(full ? bearing(atRt(), Keyword::fullPivot) : atRt());
        scene.begin(Action::pivot);
        for (const double facing : {91.0, -91.0, 180.0})
            EXPECT_EQ(scene.refusal(MoveAnswer{pivoting(facing)}).empty(), full) << facing;
        EXPECT_EQ(scene.refusal(MoveAnswer{pivoting(90.0)}), "");
    }
}

TEST(P50FullPivot, OtherMovesTurnNoFarther) {
    OneWalker scene(bearing(atRt(), Keyword::fullPivot));
    scene.begin(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{turning(1, 91.0)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{turning(1, 90.0)}), "");
}

TEST(P55Stationary, OnlyThePivotIsOffered) {
    for (const bool stationary : {true, false}) {
        OneWalker scene(stationary ? bearing(atRt(), Keyword::stationary) : atRt());
        scene.begin();
        EXPECT_TRUE(scene.offers(Action::pivot));
        EXPECT_EQ(scene.offers(Action::move), !stationary);
        EXPECT_EQ(scene.offers(Action::reverse), !stationary);
    }
}

// Stationary says that the unit "cannot" move. "Cannot" overrides keywords that allow a Move (p.
// 5).
TEST(P55Stationary, NoOtherKeywordMovesIt) {
    OneWalker climber(bearing(bearing(atRt(), Keyword::climbingVehicle), Keyword::stationary));
    climber.begin();
    EXPECT_FALSE(climber.offers(Action::climb));

    for (const bool stationary : {true, false}) {
        UnitCard card = bearing(lukeSkywalker(), Keyword::reinforcements);
        if (stationary) card = bearing(card, Keyword::stationary);
        OneMover scene(card);
        scene.start();
        scene.rest(scene.mover);
        scene.rest(scene.enemy);
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), !stationary);
    }
}

TEST(P53Reposition, APivotBeforeTheMoveIsAWiderTurn) {
    for (const bool repositions : {true, false}) {
        OneWalker scene(repositions ? bearing(atRt(), Keyword::reposition) : atRt());
        scene.begin(Action::move);
        EXPECT_EQ(scene.refusal(MoveAnswer{turning(2, 180.0)}).empty(), repositions);
        EXPECT_EQ(scene.refusal(MoveAnswer{turning(2, 91.0)}).empty(), repositions);
        EXPECT_EQ(scene.refusal(MoveAnswer{turning(2, 90.0)}), "");
    }
}

TEST(P53Reposition, AfterAPivotBeforeTheMoveThereIsNoOther) {
    for (const double facing : {90.0, 91.0}) {
        OneWalker scene(bearing(atRt(), Keyword::reposition));
        scene.begin(Action::move);
        scene.move(turning(2, facing));
        EXPECT_EQ(scene.asks(Ask::chooseFreeAction), facing < 91.0) << facing;
        EXPECT_EQ(scene.recorded(Happening::keywordActed), facing > 90.0) << facing;
    }
}

TEST(P53Reposition, APivotAfterTheMoveIsAsked) {
    OneWalker scene(bearing(atRt(), Keyword::reposition));
    scene.begin(Action::move);
    scene.move(turning(2, 90.0));
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().names.front(), nameOf(Keyword::reposition));
    EXPECT_EQ(scene.optionCount(), 2U) << "to pivot, or not";
    scene.freeAction(Action::pivot);
    EXPECT_NE(scene.refusal(MoveAnswer{pivoting(181.0)}), "");
    scene.move(pivoting(180.0));
    EXPECT_EQ(scene.at().facing.value, 180.0);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::reposition));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.walker).actionsLeft, 1) << "one action for both";
}

TEST(P53Reposition, MayBeDeclined) {
    OneWalker scene(bearing(atRt(), Keyword::reposition));
    scene.begin(Action::move);
    scene.move(turning(2, 90.0));
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.at().facing.value, 90.0);
}

TEST(P53Reposition, AReverseMoveIsAStandardMoveAndAPivotIsNone) {
    OneWalker scene(bearing(atRt(), Keyword::reposition));
    scene.begin(Action::reverse);
    geometry::Move back = turning(1, 0.0);
    back.kind = geometry::MoveKind::reverse;
    back.pose.contactAngle = back.pose.direction = geometry::Degrees{180.0};
    scene.move(back);
    EXPECT_TRUE(scene.asks(Ask::chooseFreeAction));

    OneWalker still(bearing(atRt(), Keyword::reposition));
    still.begin(Action::pivot);
    still.move(pivoting(45.0));
    EXPECT_TRUE(still.asks(Ask::chooseAction));
}

TEST(P53Reposition, ABaseWithoutNotchesNeverPivots) {
    OneMover scene(bearing(lukeSkywalker(), Keyword::reposition));
    scene.advance(3.0);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

// The Pivot is a part of the Move: it does not count as another Move action, and enemy units on
// standby react once, after the Pivot.
TEST(P53Reposition, ThePivotBelongsToTheMove) {
    OneWalker scene(bearing(bearing(atRt(), Keyword::reposition), Keyword::tactical, 1));
    scene.scenario.units[1].minis.front().position.x = 32.0;
    scene.scenario.units[1].minis.front().position.y = 15.0;
    scene.with(scene.enemy).tokens[Token::standby] = 1;
    scene.begin(Action::move);
    scene.move(turning(1, 0.0));
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    scene.freeAction(Action::pivot);
    scene.move(pivoting(90.0));
    ASSERT_TRUE(scene.asks(Ask::spendStandby));
    scene.noStandby();
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "one reaction to both";
    EXPECT_EQ(scene.unit(scene.walker).tokens[Token::aim], 1) << "one Move action";
}

TEST(P53Reposition, WithSpeederThePivotIsTheOnlyTurn) {
    OneWalker scene(bearing(bearing(atRt(), Keyword::speeder, 1), Keyword::reposition));
    scene.begin();
    scene.freeAction(Action::compulsoryMove);
    EXPECT_NE(scene.refusal(MoveAnswer{turning(2, 91.0)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{turning(2, 90.0)}), "") << "a compulsory Move, too";
    scene.move(turning(2, 30.0));
    EXPECT_TRUE(scene.asks(Ask::chooseAction)) << "it has pivoted";
}

TEST(P53Reposition, WithFullPivotItTurnsAllTheWay) {
    OneWalker scene(bearing(bearing(bearing(atRt(), Keyword::speeder, 1), Keyword::reposition),
                            Keyword::fullPivot));
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    scene.action(Action::move);
    EXPECT_EQ(scene.refusal(MoveAnswer{turning(2, 180.0)}), "");
}

TEST(P53Reposition, OfAClimbingVehicleOnlyStandardMoves) {
    OneWalker scene(bearing(bearing(atRt(), Keyword::climbingVehicle), Keyword::reposition));
    scene.begin(Action::climb);
    geometry::Move up = turning(1, 0.0, 0.5);
    up.kind = geometry::MoveKind::climb;
    scene.move(up);
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

// The miniatures of the unit take their places before the game asks for the Pivot. All of them turn
// by the Pivot.
TEST(P53Reposition, AllMiniaturesOfTheUnitPivot) {
    AttackScene scene;
    UnitCard card = bearing(speederBikes(), Keyword::reposition);
    const UnitId bikes = scene.blue(card, {{20.0, 15.0}, {17.5, 15.0}});
    scene.red(stormtroopers(), {{60.0, 30.0}});
    scene.start();
    scene.activate(bikes);
    scene.action(Action::move);
    scene.move(turning(1, 0.0, 0.3));
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    scene.follow();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
    scene.freeAction(Action::pivot);
    scene.move(pivoting(90.0));
    for (const int one : {0, 1})
        EXPECT_EQ(scene.view().mini(scene.mini(bikes, one)).mini.facing.value, 90.0);
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

// The long tank turns by 180 degrees: 90 degrees by the Pivot, and 90 degrees by the first rotation
// of the Move. Half of the tank's length is 3.44 inches. After 90 degrees, the tank points at the
// wall. If the wall begins at y = 18.3, there is no room for this position.
TEST(P53Reposition, AnOblongBaseNeedsRoomForThePivot) {
    for (const double wall : {18.3, 18.6}) {
        UnitCard card = bearing(atRt(), Keyword::reposition);
        card.base = "long";
        OneWalker scene(card);
        scene.scenario.dimensions.bases["long"] = {100.0 / 25.4, 175.0 / 25.4, true};
        scene.terrain(box("wall", {20.0, wall + 1.0}, {2.0, 2.0, 3.0}, building()));
        scene.begin(Action::move);
        const std::string refusal = scene.refusal(MoveAnswer{turning(2, 180.0)});
        EXPECT_EQ(refusal.empty(), wall > 18.5) << refusal;
        if (wall < 18.5) {
            EXPECT_NE(refusal.find("no room for the Pivot"), std::string::npos) << refusal;
        }
    }
}

}  // namespace
}  // namespace sightline::engine::scene
