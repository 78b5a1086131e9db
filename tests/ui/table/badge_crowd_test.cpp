// Badges that have no room of their own lie on a pile. The pile opens under the mouse pointer, and
// each badge of it can be clicked.
#include <set>

#include "app/window/legion/table/table_scene.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

constexpr int moreUnits = 10;

class BadgeCrowds : public TableStand {
  protected:
    /// Starts the starter battle with all leaders close together in the middle of the table.
    void SetUp() override {
        TableStand::SetUp();
        auto scenario = starterOnRuins();
        ASSERT_TRUE(scenario.ok());
        // Further units, so that there are more badges than free places around them.
        auto& units = scenario->scenario.units;
        const auto troopers = std::find_if(units.begin(), units.end(),
                                           [](const auto& unit) { return unit.minis.size() == 4; });
        ASSERT_NE(troopers, units.end());
        const auto more = *troopers;
        for (int i = 0; i < moreUnits; ++i) units.push_back(more);
        int leaders = 0, others = 0;
        for (auto& unit : units) {
            if (unit.card.base != "small") continue;
            for (std::size_t i = 0; i < unit.minis.size(); ++i) {
                const int place = i == 0 ? leaders++ : others++;
                const double corner = i == 0 ? 24.0 : 32.0;
                const int row = i == 0 ? 5 : 10;
                unit.minis[i].position.x = corner + 1.2 * (place % row);
                unit.minis[i].position.y = 1.5 + 1.2 * (place / row);
            }
        }
        const auto problem = GameOpener(session).start(std::move(*scenario), 7);
        ASSERT_FALSE(problem) << problem->toStdString();
        ASSERT_TRUE(table->setCamera(QStringLiteral("table")));
        settle();
        for (int i = 0; i < 24; ++i) {
            const QPointF middle(table->rect().center());
            QWheelEvent away(middle, table->mapToGlobal(middle), {}, {0, -120}, {}, {},
                             Qt::NoScrollPhase, false);
            QApplication::sendEvent(table.get(), &away);
        }
        settle();
        ASSERT_FALSE(table->scene().crowdsOnScreen().empty()) << "the test needs a crowd";
    }
    void settle() {
        ASSERT_TRUE(waitUntil([this] { return table->settled(); }));
        table->grabFramebuffer();
    }
    /// The badges of unit leaders inside an area of the screen.
    std::map<engine::UnitId, QRectF> leadersIn(const QRectF& area) {
        std::map<engine::UnitId, QRectF> leaders;
        for (const TableScene::BadgeOnScreen& one : table->scene().badgesOnScreen()) {
            const auto* id = std::get_if<engine::MiniId>(&one.owner);
            if (!id || !area.adjusted(-1, -1, 1, 1).contains(one.box)) continue;
            const engine::MiniView& mini = session.view().mini(*id);
            if (mini.leader) leaders[mini.unit] = one.box;
        }
        return leaders;
    }
    static int overlapsIn(const std::map<engine::UnitId, QRectF>& leaders) {
        int count = 0;
        for (auto one = leaders.begin(); one != leaders.end(); ++one)
            for (auto other = std::next(one); other != leaders.end(); ++other)
                if (one->second.adjusted(1, 1, -1, -1).intersects(other->second)) ++count;
        return count;
    }
    QRectF largestCrowd() {
        QRectF largest;
        for (const QRectF& area : table->scene().crowdsOnScreen())
            if (leadersIn(area).size() > leadersIn(largest).size()) largest = area;
        return largest;
    }
};

TEST_F(BadgeCrowds, APileOpensUnderThePointerAndClosesAgain) {
    const QRectF pile = largestCrowd();
    const auto piled = leadersIn(pile);
    ASSERT_GE(piled.size(), 2U);
    EXPECT_GT(overlapsIn(piled), 0);
    moveTo(pile.center());
    settle();
    const QRectF fan = largestCrowd();
    const auto spread = leadersIn(fan);
    for (const auto& [unit, box] : piled) EXPECT_TRUE(spread.contains(unit)) << unit.value;
    EXPECT_EQ(overlapsIn(spread), 0) << "each badge has its own place";
    EXPECT_GT(fan.height(), pile.height());
    for (const auto& [unit, box] : spread)
        EXPECT_TRUE(QRectF(table->contentsRect()).contains(box)) << "it lies in the window";
    // The way from the pile to the end of the fan does not close it.
    moveTo(QPointF(fan.center().x(), fan.top() + 4.0));
    settle();
    EXPECT_EQ(overlapsIn(leadersIn(largestCrowd())), 0);
    moveTo(QPointF(3.0, table->height() - 3.0));
    settle();
    EXPECT_GT(overlapsIn(leadersIn(largestCrowd())), 0) << "the pile is closed";
}

TEST_F(BadgeCrowds, EachBadgeOfAnOpenPileSelectsItsUnit) {
    const QRectF pile = largestCrowd();
    moveTo(pile.center());
    settle();
    const auto spread = leadersIn(largestCrowd());
    ASSERT_GE(spread.size(), 2U);
    std::set<engine::UnitId> chosen;
    for (const auto& [unit, box] : spread) {
        moveTo(box.center());
        settle();
        const auto now = leadersIn(largestCrowd());
        ASSERT_TRUE(now.contains(unit));
        click(now.at(unit).center());
        ASSERT_TRUE(session.choice().selected());
        EXPECT_EQ(*session.choice().selected(), unit);
        chosen.insert(*session.choice().selected());
        settle();
    }
    EXPECT_EQ(chosen.size(), spread.size());
}

TEST_F(BadgeCrowds, ThePointerThatLeavesTheTableClosesThePile) {
    moveTo(largestCrowd().center());
    settle();
    EXPECT_EQ(overlapsIn(leadersIn(largestCrowd())), 0);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(table.get(), &leave);
    settle();
    EXPECT_GT(overlapsIn(leadersIn(largestCrowd())), 0);
}

}  // namespace
}  // namespace sightline::app
