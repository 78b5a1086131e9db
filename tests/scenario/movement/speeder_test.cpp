// Keyword Glossary: Speeder X and Compulsory Move (p. 54); p. 26 (Moving with Notched Bases).
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard swoops(int x = 1) {
    UnitCard card = speederBikes();
    card.keywords.push_back({.name = Keyword::speeder, .value = x});
    return card;
}

geometry::Move onward(int toolSpeed, double stop = 1.0, double bend = 0.0) {
    geometry::Move move;
    move.toolSpeed = toolSpeed;
    move.pose.stop = stop;
    move.pose.bend = {bend};
    move.pose.contactAngle = move.pose.direction = geometry::Degrees{0.0};
    return move;
}

/// One bike at (10, 16) that faces the far side of the table.
struct Speeding : MissionScene {
    UnitId bike;
    explicit Speeding(const UnitCard& card = swoops(), double x = 10.0) {
        bike = blue(card, {{x, 16.0}});
        red(stormtroopers(), {{60.0, 33.0}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(bike);
    }
    geometry::Vec3 at() const { return view().mini(mini(bike, 0)).mini.position; }
};

TEST(P54CompulsoryMove, AtTheStartOfItsActionsItIsFreeAndGoesAllTheWay) {
    Speeding scene;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    scene.freeAction(Action::compulsoryMove);
    EXPECT_TRUE(scene.question().move->compulsory);
    EXPECT_NE(scene.refusal(MoveAnswer{onward(2)}), "") << "its Speed is 3";
    scene.move(onward(3));
    const geometry::Dimensions set = gameSet();
    const double whole = set.toolLength[2] + mediumBase - 2.0 * set.notchDepth;
    EXPECT_NEAR(scene.at().x, 10.0 + whole, 1e-6);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.bike).actionsLeft, 2);
    scene.action(Action::finish);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "once an activation";
}

TEST(P54CompulsoryMove, AnAnswerThatStopsShortIsRefusedWithTheWholeWay) {
    Speeding scene;
    scene.begin();
    scene.freeAction(Action::compulsoryMove);
    EXPECT_EQ(
        scene.refusal(MoveAnswer{onward(3, 0.5)}),
        "a compulsory Move must go as far along its tool as possible: stop 1.000 (p. 54, Keyword "
        "Glossary: Compulsory Move)");
    EXPECT_NE(scene.refusal(MoveAnswer{onward(3, 0.998)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{onward(3, 0.9995)}), "") << "the same stop";
    const auto refused = scene.game().refusalOf(MoveAnswer{onward(3, 0.5, 30.0)});
    ASSERT_TRUE(refused && refused->legalMove);
    EXPECT_EQ(refused->legalMove->pose.bend.value, 30.0) << "its own tool";
    EXPECT_EQ(scene.refusal(MoveAnswer{*refused->legalMove}), "");
}

// The window and the computer players answer a compulsory Move with the whole tool. The Move ends
// at the last legal point.
TEST(P54CompulsoryMove, PartOfTheWayIsToldAsItsStop) {
    Speeding scene(swoops(), 69.0);
    scene.begin();
    scene.freeAction(Action::compulsoryMove);
    const auto refused = scene.game().refusalOf(MoveAnswer{onward(3, 0.01)});
    ASSERT_TRUE(refused && refused->legalMove);
    const double stop = refused->legalMove->pose.stop;
    EXPECT_GT(stop, 0.1);
    EXPECT_LT(stop, 0.5);
    EXPECT_NE(scene.refusal(MoveAnswer{onward(3, stop - 0.002)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{onward(3, stop)}), "");
    EXPECT_EQ(scene.refusal(MoveAnswer{onward(3)}), "");
}

TEST(P54CompulsoryMove, AnEarlierGameTookAnyStopForTheWholeWay) {
    Speeding scene;
    scene.scenario.asks = asksSixth;
    scene.begin();
    scene.freeAction(Action::compulsoryMove);
    scene.move(onward(3, 0.3));
    EXPECT_GT(scene.at().x, 17.0);
}

/// The bike is undeployed. Blue deploys from the near edge.
struct ArrivingSpeeder : Speeding {
    explicit ArrivingSpeeder(int asks = asksNow) {
        with(bike).undeployed = true;
        scenario.asks = asks;
    }
    geometry::Move in(double stop = 1.0, int toolSpeed = 3) const {
        geometry::Move move = onward(toolSpeed, stop);
        move.start = geometry::Vec2{36.0, 0.0};
        move.pose.contactAngle = move.pose.direction = geometry::Degrees{90.0};
        return move;
    }
    bool isUndeployed() const { return unit(bike).undeployed; }
};

TEST(P24DeployingUnits, ASpeederDeploysByItsCompulsoryMoveWithoutAnAction) {
    ArrivingSpeeder scene;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    scene.freeAction(Action::compulsoryMove);
    ASSERT_TRUE(scene.asks(Ask::moveUnit));
    EXPECT_TRUE(scene.question().move->compulsory);
    EXPECT_NE(scene.refusal(MoveAnswer{scene.in(0.5)}), "") << "all the way";
    EXPECT_NE(scene.refusal(MoveAnswer{scene.in(1.0, 2)}), "") << "at its Speed";
    EXPECT_NE(scene.refusal(MoveAnswer{onward(3)}), "") << "from the edge";
    scene.move(scene.in());
    EXPECT_FALSE(scene.isUndeployed());
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.bike).actionsLeft, 2);
    scene.action(Action::finish);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "the compulsory Move is made";
}

TEST(P24DeployingUnits, ASpeederThatDeclinedDeploysByAnActionAndMovesCompulsorilyAtTheEnd) {
    ArrivingSpeeder scene;
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::finish));
    scene.action(Action::move);
    scene.move(scene.in(0.5));
    scene.action(Action::finish);
    EXPECT_TRUE(scene.asks(Ask::moveUnit));
}

TEST(P24DeployingUnits, ASpeederOfAnEarlierGameDeploysByAnAction) {
    ArrivingSpeeder scene(asksSixth);
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P24DeployingUnits, WhatTheComputerDeploysCompulsorilyIsLegal) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        ArrivingSpeeder scene;
        scene.begin();
        scene.freeAction(Action::compulsoryMove);
        EXPECT_EQ(scene.refusal(randomAnswer(scene.game(), seed)), "");
        const auto nearest = scene.game().nearestLegal(MoveAnswer{scene.in(0.4, 1)});
        ASSERT_TRUE(nearest);
        EXPECT_EQ(scene.refusal(*nearest), "");
    }
}

TEST(P54CompulsoryMove, ElseAtTheEnd) {
    Speeding scene;
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    scene.action(Action::aim);
    scene.action(Action::dodge);
    ASSERT_TRUE(scene.asks(Ask::moveUnit)) << "it must";
    EXPECT_TRUE(scene.question().move->compulsory);
    scene.move(onward(3));
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(P54CompulsoryMove, PastTheEdgeItGoesAsFarAsItCan) {
    Speeding scene(swoops(), 69.0);
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    scene.action(Action::finish);
    ASSERT_TRUE(scene.asks(Ask::moveUnit));
    EXPECT_NE(scene.refusal(MoveAnswer{onward(2)}), "");
    scene.move(onward(3));
    EXPECT_NEAR(scene.at().x, 72.0 - mediumBase / 2.0, 1e-3);
}

TEST(P54CompulsoryMove, IsAStandardMoveActionForAgile) {
    UnitCard card = swoops();
    card.keywords.push_back({.name = Keyword::agile, .value = 1});
    Speeding scene(card);
    scene.begin();
    scene.freeAction(Action::compulsoryMove);
    scene.move(onward(3));
    EXPECT_EQ(scene.unit(scene.bike).tokens[Token::dodge], 1);
}

TEST(P54CompulsoryMove, AnImmobilizedBikeMakesNone) {
    Speeding scene;
    scene.with(scene.bike).tokens[Token::immobilize] = 3;
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    scene.action(Action::finish);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate)) << "its Speed is 0";
    EXPECT_EQ(scene.last(Happening::moved).verdict, "no compulsory Move is possible");
    const auto moves = [&](const Ruling& one) {
        return one.happening == Happening::actionMade &&
               one.numbers.front().value == static_cast<double>(Action::compulsoryMove);
    };
    const Record& record = scene.game().record();
    EXPECT_EQ(std::count_if(record.begin(), record.end(), moves), 0)
        << "nor does it say that it did";
}

// Terrain on every side allows no legal Move at any Speed.
TEST(P54CompulsoryMove, AHemmedInBikeSaysThatThereIsNone) {
    Speeding scene;
    scene.terrain(box("hall", {13.5, 16.0}, {2.5, 8.0, 6.0}, geometry::Facts{}));
    scene.begin();
    scene.action(Action::finish);
    EXPECT_EQ(scene.last(Happening::moved).verdict, "no compulsory Move is possible");
}

TEST(P26MovingWithNotchedBases, ExampleASpeederDoesNotRotateFirst) {
    for (const bool speeder : {true, false}) {
        Speeding scene(speeder ? swoops() : speederBikes());
        scene.begin();
        if (speeder) scene.choose(Done{}, Ask::chooseFreeAction);
        scene.action(Action::move);
        geometry::Move turned = onward(3);
        turned.rotateFirst = turned.pose.contactAngle = turned.pose.direction =
            geometry::Degrees{30.0};
        EXPECT_EQ(scene.refusal(MoveAnswer{turned}).empty(), !speeder);
        EXPECT_EQ(scene.refusal(MoveAnswer{onward(3, 1.0, 45.0)}), "") << "the tool bends";
    }
}

TEST(P54Speeder, StillPivots) {
    Speeding scene;
    scene.begin();
    scene.choose(Done{}, Ask::chooseFreeAction);
    scene.action(Action::pivot);
    geometry::Move turn;
    turn.kind = geometry::MoveKind::pivot;
    turn.rotateFirst = geometry::Degrees{60.0};
    EXPECT_EQ(scene.refusal(MoveAnswer{turn}), "");
}

TEST(P54Speeder, MovesOverAndEndsOnTerrainUpToHeightX) {
    for (const double height : {5.99, 6.0}) {
        for (const double x : {13.5, 18.0}) {
            Speeding scene;
            scene.terrain(box("hall", {x, 16.0}, {2.5, 8.0, height}, geometry::Facts{}));
            scene.begin();
            if (!scene.asks(Ask::chooseFreeAction)) {
                EXPECT_GE(height, 6.0) << "with no room for a Move nobody asks for one";
                continue;
            }
            scene.choose(Done{}, Ask::chooseFreeAction);
            scene.action(Action::move);
            EXPECT_EQ(scene.refusal(MoveAnswer{onward(3)}).empty(), height < 6.0)
                << height << " at " << x;
        }
    }
}

/// A trooper with Speeder beside an asset. Only troopers may claim the asset.
struct Claiming : MissionScene {
    UnitId rider;
    Claiming() {
        UnitCard card = lukeSkywalker();
        card.keywords.push_back({.name = Keyword::speeder, .value = 1});
        rider = blue(card, {{10.0, 16.0}});
        red(stormtroopers(), {{60.0, 33.0}});
        mission({asset(12.0, 16.0)}, {});
        scenario.lastRound = 2;
        start();
        activate(rider);
        if (asks(Ask::chooseFreeAction)) choose(Done{}, Ask::chooseFreeAction);
    }
    void ride(double towards) {
        action(Action::move);
        move(straight(1, towards, 1.0));
    }
    bool mayClaim() const { return asks(Ask::chooseAction) && offers(CardAction{0, 0}); }
};

TEST(P54Speeder, MoreThan1OtherMoveActionForbidsToClaim) {
    Claiming scene;
    EXPECT_TRUE(scene.mayClaim());
    scene.ride(180.0);
    EXPECT_TRUE(scene.mayClaim()) << "after 1";
    scene.ride(0.0);
    EXPECT_FALSE(scene.mayClaim()) << "after 2";
}

TEST(P54Speeder, WhoHoldsAnAssetMakes1OtherMoveAction) {
    Claiming scene;
    scene.cardAction(0);
    ASSERT_EQ(scene.token(0).token.holder, scene.rider);
    EXPECT_TRUE(scene.offers(Action::move));
    scene.ride(180.0);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.offers(Action::move));
    EXPECT_FALSE(scene.offers(Action::climb));
    EXPECT_TRUE(scene.offers(Action::aim));
    scene.action(Action::finish);
    EXPECT_TRUE(scene.asks(Ask::moveUnit)) << "the compulsory one comes besides";
}

}  // namespace
}  // namespace sightline::engine::scene
