// The table comes first: the camera shows the units of a choice, and bars and panels take no more
// room than they need.
#include <QLabel>
#include <nlohmann/json.hpp>

#include "app/window/action_bar.h"
#include "app/window/camera_desk.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/widgets/chip_row.h"
#include "app/window/shell/widgets/side_panels.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"

#include "ui/starter_file.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

constexpr char lukesArmy[] = R"({"format":"sightline-army","version":1,"name":"Riders",
    "faction":"rebels",
    "units":[{"unit":"luke-skywalker-commander-skywalker","upgrades":["offensive-push"]},
             {"unit":"rebel-troopers","upgrades":[]},{"unit":"rebel-troopers","upgrades":[]},
             {"unit":"at-rt-rebels","upgrades":[]}]})";
constexpr char heavyArmy[] = R"({"format":"sightline-army","version":1,"name":"Heavy",
    "faction":"rebels",
    "units":[{"unit":"luke-skywalker-commander-skywalker","upgrades":[]},
             {"unit":"rebel-troopers","upgrades":["z-6-trooper"]},
             {"unit":"rebel-troopers","upgrades":[]},{"unit":"at-rt-rebels","upgrades":[]}]})";

class TableFirst : public WindowStand {
  protected:
    void pick(const engine::Option& option) {
        const auto& options = question().options;
        const auto found = std::find(options.begin(), options.end(), option);
        ASSERT_NE(found, options.end());
        ASSERT_TRUE(session().answer(engine::Pick{static_cast<int>(found - options.begin())}));
    }
    /// Activates a unit of four miniatures, and chooses the action Attack.
    void startAttack() {
        startClose();
        pick(unitOf(question().player, 4));
        pick(engine::Action::attack);
        QCoreApplication::processEvents();
    }
    /// Starts the starter battle with a fifth miniature in a unit of Blue, the bearer of a Z-6.
    void startHeavy() {
        nlohmann::json scenario =
            starterOn((assetsFolder() / "layouts" / "dustfall.layout.json").string());
        scenario["armies"]["blue"] =
            write(QStringLiteral("heavy.army.json"), heavyArmy).toStdString();
        scenario["placements"]["blue"][1]["minis"].push_back({{"x", 22.5}, {"y", 7.2}});
        const QString path = write(QStringLiteral("heavy.scenario.json"),
                                   QByteArray::fromStdString(scenario.dump()));
        auto loaded = loadScenario(path.toStdString());
        ASSERT_TRUE(loaded.ok()) << loaded.problem().text;
        const auto problem = window->files().opener().start(std::move(*loaded), 7);
        ASSERT_FALSE(problem) << problem->toStdString();
        waitForTable();
    }
    TableView& table() { return *window->parts().table; }
    int barHeight() { return window->parts().bar->height(); }
};

TEST_F(TableFirst, TheCameraShowsTheAttackerAndThePossibleDefenders) {
    window->parts().camera->setOn(true);
    startAttack();
    ASSERT_EQ(question().ask, engine::Ask::declareDefender);
    ASSERT_TRUE(waitUntil([&] { return table().settled(); }));
    const QRect clear = table().contentsRect();
    EXPECT_TRUE(clear.contains(table().screenOf(leaderOf(*view().activating)).toPoint()));
    int possible = 0;
    for (const engine::Option& option : question().options)
        if (const auto* unit = std::get_if<engine::UnitId>(&option)) {
            ++possible;
            EXPECT_TRUE(clear.contains(table().screenOf(leaderOf(*unit)).toPoint()));
        }
    EXPECT_GT(possible, 1);
}

TEST_F(TableFirst, TheCameraTurnsToThePlayerWhoDecidesIfThePlayersWishIt) {
    startStarter();
    window->parts().camera->setOn(true);
    // Compares a point near the acting unit leader with a point 2 in closer to Red's edge.
    const auto blueIsNear = [&] {
        EXPECT_TRUE(waitUntil([&] { return table().settled(); }));
        const auto at = view().mini(leaderOf(*view().activating)).mini.position;
        const geometry::Vec3 closer = at + geometry::Vec3{0.0, 2.0, 0.0};
        return table().screenOf(at).y() > table().screenOf(closer).y();
    };
    const auto playUntil = [&](engine::Player player) {
        while (question().player != player || question().ask != engine::Ask::chooseAction)
            ASSERT_TRUE(session().answer(engine::sensibleAnswer(session().game(), 1)));
        QCoreApplication::processEvents();
    };
    playUntil(engine::Player::red);
    EXPECT_TRUE(blueIsNear()) << "the camera does not turn by itself";
    window->parts().camera->setTurning(true);
    EXPECT_FALSE(blueIsNear()) << "Red decides";
    playUntil(engine::Player::blue);
    EXPECT_TRUE(blueIsNear()) << "Blue decides";
    window->parts().camera->setTurning(false);
    playUntil(engine::Player::red);
    EXPECT_TRUE(blueIsNear()) << "the camera stays where it is";
}

TEST_F(TableFirst, TheEmptyActionBarTakesNoHeight) {
    startClose();
    pick(unitOf(question().player, 4));
    QCoreApplication::processEvents();
    const int whole = barHeight();
    pick(engine::Action::attack);
    QCoreApplication::processEvents();
    ASSERT_EQ(question().ask, engine::Ask::declareDefender);
    EXPECT_LT(barHeight(), whole - 30) << "the attack panel has the answers";
    EXPECT_EQ(table().contentsRect().bottom() + 1, window->parts().bar->y());
    ASSERT_TRUE(session().undo());
    QCoreApplication::processEvents();
    EXPECT_EQ(barHeight(), whole);
}

TEST_F(TableFirst, ASmallWindowHasANarrowPanel) {
    startStarter();
    window->resize(1280, 720);
    session().choice().select(unitOf(question().player, 4));
    QCoreApplication::processEvents();
    ASSERT_EQ(window->parts().side->opened(), window->parts().card);
    EXPECT_LT(window->parts().side->width(), 330);
    window->resize(1600, 900);
    QCoreApplication::processEvents();
    EXPECT_GE(window->parts().side->width(), 330);
}

TEST_F(TableFirst, TheUnitCardShowsItsUpgradesAndMarks) {
    startCloseByHand(lukesArmy);
    const engine::UnitId luke = unitOf(engine::Player::blue, 1);
    session().choice().select(luke);
    const auto block = [&] {
        return window->parts().card->findChild<QWidget*>(QStringLiteral("upgrade"));
    };
    ASSERT_NE(block(), nullptr);
    EXPECT_EQ(block()->findChild<QLabel*>()->text(), QStringLiteral("Offensive Push"));
    const auto chips = [&] { return block()->findChildren<ChipRow*>().size(); };
    const auto before = chips();
    ASSERT_TRUE(session().answer(
        engine::Adjust{engine::Player::blue,
                       engine::AdjustCard{luke, 0, engine::EquippedCard::State::exhausted}}));
    EXPECT_TRUE(waitUntil([&] { return chips() == before + 1; })) << "the card is exhausted";
}

TEST_F(TableFirst, AMiniatureIsNamedWithItsCard) {
    startHeavy();
    std::optional<engine::MiniId> carrier;
    for (const engine::MiniView& mini : view().minis)
        if (!mini.carrier.none()) carrier = mini.id;
    ASSERT_TRUE(carrier);
    const QString card = QString::fromStdString(view().mini(*carrier).carrier.name);
    EXPECT_TRUE(UnitWords::label(view(), *carrier).contains(card));
    EXPECT_TRUE(UnitWords::numbered(view(), *carrier).endsWith(card));
    EXPECT_TRUE(UnitWords::numberedShort(view(), *carrier).endsWith(QStringLiteral(": Z-6")));
    QString hint;
    QObject::connect(&table(), &TableView::hint, [&](const QString& text) { hint = text; });
    const QPointF at = table().screenOf(*carrier);
    QMouseEvent move(QEvent::MouseMove, at, table().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     {});
    QApplication::sendEvent(&table(), &move);
    EXPECT_TRUE(hint.contains(card)) << hint.toStdString();
}

// Plays until a player must choose which miniature suffers a wound, and clicks the number on it.
TEST_F(TableFirst, TheNumberOnAMiniatureAnswers) {
    startClose();
    const auto asked = [&] {
        return question().ask == engine::Ask::assignWound && question().options.size() > 1;
    };
    for (std::uint64_t step = 0; step < 600 && session().question() && !asked(); ++step) {
        const engine::Answer next = question().ask == engine::Ask::rollDice
                                        ? engine::Answer{session().game().seededDice()}
                                        : engine::sensibleAnswer(session().game(), step);
        ASSERT_TRUE(session().answer(next));
    }
    ASSERT_TRUE(session().question() && asked());
    const auto mini = std::get<engine::MiniId>(question().options.back());
    table().approach({view().mini(mini).unit});
    ASSERT_TRUE(waitUntil([&] { return table().settled(); }));
    table().grabTable();
    const geometry::Vec3 foot = view().mini(mini).mini.position;
    const QPointF number = table().screenOf(foot + geometry::Vec3{0.0, 0.0, 0.6});
    const int wounds = view().mini(mini).wounds;
    QTest::mouseClick(&table(), Qt::LeftButton, {}, number.toPoint());
    EXPECT_TRUE(view().mini(mini).defeated || view().mini(mini).wounds > wounds);
}

}  // namespace
}  // namespace sightline::app
