// What the window shows of figures and badges at 1280 by 720 pixels: the height of the figures, and
// badges that keep clear of one another.
#include <string>

#include "app/window/camera_desk.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/legion/table/table_view.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"
#include "rendering/scene/standing_figure.h"
#include "ui/fit/fit_check.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

constexpr double leastHeight = 24.0;  // pixels
constexpr double mostShared = 0.2;    // share of a badge that another badge may cover

class FiguresOnScreen : public WindowStand {
  protected:
    void SetUp() override {
        WindowStand::SetUp();
        window->resize(smallScreen);
    }
    TableView& table() { return *window->parts().table; }
    /// The height of the drawn figure, from its foot to its head, in pixels.
    double heightOf(const geometry::Mini& mini) {
        const QSize size = table().size();
        const QMargins rims = table().contentsMargins();
        const rendering::Viewport viewport{size.width(), size.height(), rims.left(),
                                           rims.top(),   rims.right(),  rims.bottom()};
        rendering::Instance figure;
        figure.position = mini.position;
        figure.height = float(mini.height);
        figure.standing = float(
            rendering::standingShare(mini.position, mini.height, table().camera(), viewport, 1.0));
        const geometry::Vec3 top =
            rendering::standingTop(figure, rendering::onlookerOf(table().camera()));
        return table().screenOf(mini.position).y() - table().screenOf(top).y();
    }
    double leastHeightOf(const std::vector<engine::MiniId>& minis) {
        double least = 1e9;
        for (const engine::MiniId one : minis) {
            const engine::MiniView& mini = view().mini(one);
            if (mini.onTable()) least = std::min(least, heightOf(mini.mini));
        }
        return least;
    }
    void showWholeTable() {
        ASSERT_TRUE(table().setCamera(QStringLiteral("table")));
        ASSERT_TRUE(waitUntil([this] { return table().settled(); }));
        table().grabFramebuffer();
    }
    std::vector<engine::MiniId> allMinis() {
        std::vector<engine::MiniId> all;
        for (const engine::MiniView& one : view().minis) all.push_back(one.id);
        return all;
    }
    void playToTheSecondRound() {
        for (int i = 0; i < 3000 && session().question(); ++i) {
            if (view().round >= 2 && question().ask == engine::Ask::chooseAction) return;
            const engine::Answer next = question().ask == engine::Ask::rollDice
                                            ? engine::Answer{session().game().seededDice()}
                                            : engine::sensibleAnswer(session().game(), 1);
            ASSERT_TRUE(session().answer(next));
        }
    }
    static double areaOf(const QRectF& box) { return box.width() * box.height(); }
    /// Overlapping pairs of badges of different owners, outside of piles.
    int overlaps() {
        const auto badges = table().scene().badgesOnScreen();
        const auto piles = table().scene().crowdsOnScreen();
        const auto piled = [&](const QRectF& box) {
            return std::any_of(piles.begin(), piles.end(), [&](const QRectF& pile) {
                return pile.adjusted(-1, -1, 1, 1).contains(box);
            });
        };
        int count = 0;
        for (std::size_t i = 0; i < badges.size(); ++i)
            for (std::size_t k = i + 1; k < badges.size(); ++k) {
                if (badges[i].owner == badges[k].owner) continue;
                if (piled(badges[i].box) && piled(badges[k].box)) continue;
                const QRectF shared = badges[i].box.intersected(badges[k].box);
                const double smaller = std::min(areaOf(badges[i].box), areaOf(badges[k].box));
                if (!badges[i].box.intersects(badges[k].box) ||
                    areaOf(shared) <= mostShared * smaller)
                    continue;
                ++count;
            }
        return count;
    }
};

TEST_F(FiguresOnScreen, AreHighEnoughOverTheWholeTable) {
    startStarter();
    showWholeTable();
    const double least = leastHeightOf(allMinis());
    RecordProperty("least_figure", std::to_string(least));
    EXPECT_GE(least, leastHeight);
}

TEST_F(FiguresOnScreen, AreHighEnoughAtTheActingUnit) {
    window->parts().camera->setOn(true);
    startStarter();
    while (question().ask != engine::Ask::chooseAction)
        ASSERT_TRUE(session().answer(engine::sensibleAnswer(session().game(), 1)));
    ASSERT_TRUE(waitUntil([this] { return table().settled(); }));
    ASSERT_TRUE(view().activating);
    EXPECT_GE(leastHeightOf(view().unit(*view().activating).minis), leastHeight);
}

TEST_F(FiguresOnScreen, BadgesOfTwoFullArmiesKeepClear) {
    startFullArmies();
    playToTheSecondRound();
    showWholeTable();
    EXPECT_GT(table().scene().badgesOnScreen().size(), 12U);
    EXPECT_EQ(overlaps(), 0);
    EXPECT_GE(leastHeightOf(allMinis()), leastHeight);
    table().approach({*view().activating});
    ASSERT_TRUE(waitUntil([this] { return table().settled(); }));
    table().grabFramebuffer();
    EXPECT_EQ(overlaps(), 0);
}

// A click on the upper half of a standing figure, above the real head of the miniature, chooses its
// unit.
TEST_F(FiguresOnScreen, AStandingFigureCanBeClicked) {
    startStarter();
    showWholeTable();
    const engine::UnitId unit = unitOf(question().player, 4);
    const geometry::Mini& leader = view().mini(leaderOf(unit)).mini;
    const double shown = heightOf(leader);
    const double real =
        table().screenOf(leader.position).y() -
        table().screenOf(leader.position + geometry::Vec3{0.0, 0.0, leader.height}).y();
    ASSERT_GT(shown, real + 6.0);
    const QPointF foot = table().screenOf(leader.position);
    const QPointF chest(foot.x(), foot.y() - std::max(0.55 * shown, real + 3.0));
    session().choice().select(std::nullopt);
    QTest::mouseClick(&table(), Qt::LeftButton, {}, chest.toPoint());
    ASSERT_TRUE(session().choice().selected());
    EXPECT_EQ(*session().choice().selected(), unit);
}

}  // namespace
}  // namespace sightline::app
