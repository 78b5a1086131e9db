// A complete round of the starter battle with mouse and keys, from the Command Phase to the End
// Phase: orders, a climb, a move into melee, a pivot of a vehicle and a reaction with a standby
// token.
#include <cmath>

#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/tools/drag_places.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "ui/round_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::Happening;
using engine::Player;

class WindowRound : public RoundStand {
  protected:
    /// Chooses the first unit of a fixed list that has a faceup order token. If no unit has one,
    /// draws an order token.
    void chooseUnit() {
        for (const char* label : {"Stormtroopers 1", "Rebel Troopers 1", "Luke Skywalker",
                                  "Rebel Troopers 2", "Darth Vader", "Stormtroopers 2"}) {
            const engine::Option wanted = named(label);
            const auto& options = question().options;
            if (std::find(options.begin(), options.end(), wanted) == options.end()) continue;
            clickRow(std::get<engine::UnitId>(wanted));
            key(Qt::Key_Return);
            return;
        }
        clickRow(named("Darth Vader"));  // selects Vader, although Vader may not activate now
        key(Qt::Key_O);
        ++drawn_;
    }

    /// Takes the unit's only action in this round. If the unit has already acted, finishes its
    /// activation.
    void act() {
        const engine::UnitId unit = question().unit;
        const std::string& label = view().unit(unit).label;
        const bool first = !acted_.contains(unit);
        acted_.insert(unit);
        if (!first) return key(Qt::Key_0);
        EXPECT_EQ(session().choice().selected(), unit) << "also where its order token was drawn";
        if (label == "Stormtroopers 1") return press(QStringLiteral("Standby"));
        if (label == "Rebel Troopers 1") return press(QStringLiteral("Climb"));
        if (label == "Luke Skywalker" || label == "Rebel Troopers 2")
            return press(QStringLiteral("Move"));
        if (label == "AT-RT") return press(QStringLiteral("Pivot"));
        key(Qt::Key_0);
    }

    void move() {
        const engine::UnitId unit = question().unit;
        const std::string& label = view().unit(unit).label;
        const engine::MiniId leader = leaderOf(unit);
        const geometry::Vec3 stand = view().mini(leader).mini.position;
        const std::size_t before = answers();
        if (label == "Rebel Troopers 1")
            dragMini(leader, {14, 12.5, 2.0});
        else if (label == "Luke Skywalker") {
            // Luke's base ends close to the enemy's base, so the window snaps Luke into base
            // contact.
            const geometry::Vec3 enemy =
                view().mini(leaderOf(named("Stormtroopers 2"))).mini.position;
            dragMini(leader, enemy - geometry::Vec3(0.0, 1.3, 0.0));
        } else if (label == "AT-RT")
            dragMini(leader, stand + geometry::Vec3(4.0, 4.0, 0.0));
        else if (view().unit(unit).player == Player::blue)
            dragMini(leader, stand + geometry::Vec3(0.0, 3.0, 0.0));
        else
            dragMini(leader, stand + geometry::Vec3(0.0, -4.0, 0.0));
        ASSERT_TRUE(waitUntil([&] { return answers() > before; }, 10'000)) << label;
    }

    void answerOne() {
        switch (question().ask) {
            case Ask::chooseUnitToActivate:
                return chooseUnit();
            case Ask::chooseAction:
                return act();
            case Ask::moveUnit:
                return move();
            case Ask::placeUnit:
                return press(QStringLiteral("Confirm"));
            case Ask::spendStandby:
                return press(QStringLiteral("Stormtroopers 1"));
            case Ask::chooseFreeAction:
                return buttonWith(QStringLiteral("Attack")) ? press(QStringLiteral("Attack"))
                                                            : answerSimply();
            default:
                return answerSimply();
        }
    }

    std::set<engine::UnitId> acted_;
    int drawn_ = 0;  ///< number of order tokens that were drawn
};

TEST_F(WindowRound, FromTheCommandPhaseToTheEndPhase) {
    startRound();
    const engine::UnitId luke = named("Luke Skywalker"), walker = named("AT-RT");
    const engine::UnitId climbers = named("Rebel Troopers 1"), watchers = named("Stormtroopers 1");
    playCards(QStringLiteral("Assault"), QStringLiteral("Push"));
    readSheet(QStringLiteral("command cards"));
    EXPECT_EQ(view().priority, Player::red);  // a card of 2 pips beats a card of 3 pips

    ASSERT_EQ(question().ask, Ask::issueOrders);
    EXPECT_EQ(question().player, Player::red);
    order({"Stormtroopers 1", "Stormtroopers 2"});
    ASSERT_EQ(question().ask, Ask::issueOrders);
    EXPECT_EQ(question().player, Player::blue);
    order({"Rebel Troopers 1", "Luke Skywalker", "Rebel Troopers 2"});
    ASSERT_EQ(question().ask, Ask::chooseUnitToActivate);
    EXPECT_EQ(view().unit(climbers).order, engine::UnitView::Order::faceup);
    EXPECT_EQ(side(Player::blue).pool.size(), 1);

    const geometry::Degrees facing = view().mini(leaderOf(walker)).mini.facing;
    bool melee = false, standsBy = false;
    for (int step = 0; step < 200 && view().round == 1 && !HasFatalFailure(); ++step) {
        answerOne();
        QCoreApplication::processEvents();
        melee = melee || view().unit(luke).inMelee;
        standsBy = standsBy || view().unit(watchers).tokens[engine::Token::standby] > 0;
    }
    EXPECT_GT(drawn_, 0);
    EXPECT_TRUE(melee);
    EXPECT_TRUE(standsBy);
    EXPECT_TRUE(happened(Happening::standbySpent));
    EXPECT_NEAR(view().mini(leaderOf(climbers)).mini.position.z, 2.0, 0.05);
    const double turned = geometry::turn(view().mini(leaderOf(walker)).mini.facing, facing).value;
    EXPECT_NEAR(turned, -45.0, 5.0);
    EXPECT_TRUE(happened(Happening::orderTokenDrawn));

    readSheet(QStringLiteral("Round 1"));
    EXPECT_EQ(view().round, 2);
    EXPECT_EQ(view().unit(watchers).tokens[engine::Token::standby], 0);
    ASSERT_EQ(question().ask, Ask::playCommandCard);
    EXPECT_TRUE(session().handover().waits());
}

// Luke moves into melee. The enemy's other miniatures must then be placed in base contact. If a
// place is refused, the window offers the nearest legal place.
TEST_F(WindowRound, ARefusedPlaceInMeleeOffersTheNearestLegalOne) {
    startRound();
    playCards(QStringLiteral("Assault"), QStringLiteral("Push"));
    readSheet(QStringLiteral("command cards"));
    order({"Stormtroopers 1", "Stormtroopers 2"});
    order({"Rebel Troopers 1", "Luke Skywalker", "Rebel Troopers 2"});
    const auto inMelee = [this] {
        return question().ask == Ask::placeUnit && !question().place->contact.none();
    };
    for (int step = 0; step < 100 && !inMelee() && !HasFatalFailure(); ++step) {
        answerOne();
        QCoreApplication::processEvents();
    }
    ASSERT_TRUE(inMelee());
    TableView* table = window->parts().table;
    const DragPlaces& tool = table->tools().places();
    const geometry::FormationPlace held = tool.places().front();
    const double away = question().player == Player::red ? 3.0 : -3.0;
    const QPointF grip = table->screenOf(held.mini.position + geometry::Vec3(0.0, 0.0, 0.6));
    drag(grip, grip + table->screenOf(held.mini.position + geometry::Vec3(0.0, away, 0.0)) -
                   table->screenOf(held.mini.position));
    ASSERT_TRUE(waitUntil([&] { return !tool.nearest().empty(); })) << tool.refusal().toStdString();
    EXPECT_FALSE(tool.refusal().isEmpty());
    EXPECT_EQ(tool.nearest().front().key, held.key);
    const std::size_t before = answers();
    key(Qt::Key_N);
    EXPECT_EQ(answers(), before) << "the player may still change the others";
    key(Qt::Key_Return);
    EXPECT_GT(answers(), before);
}

}  // namespace
}  // namespace sightline::app
