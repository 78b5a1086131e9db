// Keyword Glossary: Transport (p. 55).
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "geometry/range/range.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue has corps, support and special forces units, and a ground vehicle with Transport. No unit
/// is deployed. Blue's edge is y = 0.
struct Carrying : SetupScene {
    static constexpr UnitId corps{1}, support{2}, special{3}, transport{8};
    Carrying() {
        ScenarioUnit unit;
        unit.player = Player::blue;
        unit.card = bearing(atRt(), Keyword::transport);
        unit.card.name = "Transport";
        unit.undeployed = true;
        unit.minis.resize(1);
        scenario.units.push_back(unit);
        with(support).card.rank = Rank::support;
        with(special).card.rank = Rank::specialForces;
        with(corps).card.speed = 0;
    }
    /// Plays the setup up to the question which unit is transported.
    void toTheChoice() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    void carry(const Option& whom) {
        toTheChoice();
        choose(whom, Ask::chooseForEffect);
    }
    /// Plays up to the Command Phase of the first round. Blue issues an order to the transport.
    void toTheOrders(const Option& whom) {
        carry(whom);
        play("Ambush");
        play("Push");
        order({transport});
    }
    /// Plays up to the Activation Phase of the first round and activates the transport.
    void activateTransport(const Option& whom) {
        toTheOrders(whom);
        if (asks(Ask::chooseForEffect)) choose(Done{}, Ask::chooseForEffect);
        order({UnitId{4}, UnitId{5}});
        activate(transport);
    }
    /// The game asks a unit to move. Moves its leader to the legal place that is closest to the
    /// target.
    void moveTowards(geometry::Vec2 target) {
        const MoveBounds& bounds = *question().move;
        const auto found =
            geometry::closestLegalMove(view().battlefield, bounds.leader, target, bounds.terms,
                                       bounds.others, bounds.forbidden);
        ASSERT_TRUE(found);
        move(found->move);
    }
    void deployTransport(const Option& whom) {
        activateTransport(whom);
        action(Action::move);
        moveTowards({36.0, 4.0});
    }
    bool isAskedToMove(UnitId unit) const { return asks(Ask::moveUnit) && question().unit == unit; }
    geometry::Mini leaderOf(UnitId unit) const { return view().mini(mini(unit, 0)).mini; }
};

TEST(P55Transport, ChoosesACorpsOrSpecialForcesTrooperUnitInSetup) {
    Carrying scene;
    scene.toTheChoice();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, citationOf(Keyword::transport));
    EXPECT_EQ(scene.question().options,
              (std::vector<Option>{Carrying::corps, Carrying::special, Done{}}));
    scene.choose(Carrying::special, Ask::chooseForEffect);
    EXPECT_EQ(scene.last(Happening::keywordActed).other, Carrying::special);
}

TEST(P55Transport, MayOrderItInTheFirstRound) {
    for (const bool ordered : {true, false}) {
        Carrying scene;
        scene.toTheOrders(Carrying::corps);
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        EXPECT_EQ(scene.question().options, (std::vector<Option>{Carrying::corps, Done{}}));
        scene.choose(ordered ? Option{Carrying::corps} : Option{Done{}}, Ask::chooseForEffect);
        EXPECT_EQ(scene.unit(Carrying::corps).order,
                  ordered ? UnitView::Order::faceup : UnitView::Order::none);
        if (!ordered) continue;
        EXPECT_EQ(scene.last(Happening::orderIssued).other, Carrying::transport);
        EXPECT_EQ(scene.last(Happening::orderIssued).citation, citationOf(Keyword::transport));
    }
}

TEST(P55Transport, AsksForNoOrderWithoutATransportedUnit) {
    Carrying scene;
    scene.toTheOrders(Done{});
    EXPECT_TRUE(scene.asks(Ask::issueOrders)) << "red's";
}

TEST(P55Transport, ASecondOrderIsNotOffered) {
    Carrying scene;
    scene.carry(Carrying::corps);
    scene.play("Ambush");
    scene.play("Push");
    scene.order({Carrying::corps});
    EXPECT_TRUE(scene.asks(Ask::issueOrders)) << "it has one; red's are next";
}

TEST(P48Defend, TheOrderOfATransportGivesDodgeTokens) {
    Carrying scene;
    scene.with(Carrying::corps).card.keywords.push_back(word(Keyword::defend, 1));
    scene.toTheOrders(Carrying::corps);
    EXPECT_EQ(scene.unit(Carrying::corps).tokens[Token::dodge], 0);
    scene.choose(Carrying::corps, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(Carrying::corps).tokens[Token::dodge], 1);
}

// p. 41: a transport issues no order to a unit of another affiliation.
TEST(P55Transport, OrdersNobodyOfAnotherAffiliation) {
    Carrying scene;
    scene.with(Carrying::corps).card.affiliation = "Black Sun";
    scene.toTheOrders(Carrying::corps);
    EXPECT_TRUE(scene.asks(Ask::issueOrders));
}

TEST(P55Transport, TheUnitDeploysFromItsBaseWhenItHasDeployed) {
    Carrying scene;
    scene.deployTransport(Carrying::corps);
    EXPECT_FALSE(scene.unit(Carrying::transport).undeployed);
    ASSERT_TRUE(scene.isAskedToMove(Carrying::corps)) << "whatever its own Speed is";
    EXPECT_EQ(scene.question().move->terms.speed, 1);
    const auto& deployment = scene.question().move->terms.deployment;
    ASSERT_TRUE(deployment && deployment->transport);
    EXPECT_EQ(deployment->transport->position, scene.leaderOf(Carrying::transport).position);
    geometry::Move fromEdge;
    fromEdge.toolSpeed = 1;
    fromEdge.start = geometry::Vec2{20.0, 0.0};
    fromEdge.pose.contactAngle = fromEdge.pose.direction = geometry::Degrees{90.0};
    EXPECT_NE(scene.refusal(MoveAnswer{fromEdge}), "");
    scene.moveTowards({36.0, 18.0});
    EXPECT_FALSE(scene.unit(Carrying::corps).undeployed);
    const double tool = gameSet().toolLength[0];
    EXPECT_TRUE(geometry::within(scene.leaderOf(Carrying::corps),
                                 scene.leaderOf(Carrying::transport), tool + 0.2));
    EXPECT_FALSE(geometry::within(scene.leaderOf(Carrying::corps),
                                  scene.leaderOf(Carrying::transport), tool - 0.2));
    ASSERT_TRUE(scene.asks(Ask::chooseAction)) << "the transport goes on";
    EXPECT_EQ(scene.question().unit, Carrying::transport);
    EXPECT_EQ(scene.unit(Carrying::transport).actionsLeft, 1);
}

// The keyword Transport provides this Move, so the Move is not an action of the unit. Agile gives
// no dodge token for it.
TEST(P46Agile, AMoveThatAnAbilityProvidesGivesNone) {
    Carrying scene;
    scene.with(Carrying::corps).card = bearing(scene.with(Carrying::corps).card, Keyword::agile, 1);
    scene.deployTransport(Carrying::corps);
    ASSERT_TRUE(scene.isAskedToMove(Carrying::corps));
    scene.moveTowards({36.0, 18.0});
    EXPECT_FALSE(scene.unit(Carrying::corps).undeployed);
    EXPECT_EQ(scene.unit(Carrying::corps).tokens[Token::dodge], 0);
}

TEST(P55Transport, NobodyDeploysWithItWhereNobodyWasChosen) {
    Carrying scene;
    scene.deployTransport(Done{});
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.unit(Carrying::corps).undeployed);
}

TEST(P55Transport, AUnitThatIsThereAlreadyStays) {
    Carrying scene;
    scene.with(Carrying::corps).card.speed = 2;
    scene.toTheOrders(Carrying::corps);
    scene.choose(Carrying::corps, Ask::chooseForEffect);
    scene.order({UnitId{4}, UnitId{5}});
    scene.activate(Carrying::corps);
    scene.action(Action::move);
    scene.moveTowards({10.0, 4.0});
    scene.action(Action::finish);
    scene.activate(UnitId{4});
    scene.action(Action::move);
    scene.moveTowards({60.0, 34.0});
    scene.action(Action::finish);
    scene.activate(Carrying::transport);
    scene.action(Action::move);
    scene.moveTowards({36.0, 4.0});
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.question().unit, Carrying::transport);
}

// If a transport is placed by Prepared Position, the unit that it transports also deploys, before
// the next unit is placed.
TEST(P55Transport, ATransportThatIsPlacedBringsItToo) {
    Carrying scene;
    scene.with(Carrying::transport).card.keywords.push_back({.name = Keyword::preparedPosition});
    scene.carry(Carrying::corps);
    scene.choose(Carrying::transport, Ask::deployPrepared);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    scene.follow();
    ASSERT_TRUE(scene.isAskedToMove(Carrying::corps));
    scene.moveTowards({36.0, 30.0});
    EXPECT_FALSE(scene.unit(Carrying::corps).undeployed);
    EXPECT_EQ(scene.unit(Carrying::transport).tokens[Token::dodge], 1);
}

}  // namespace
}  // namespace sightline::engine::scene
