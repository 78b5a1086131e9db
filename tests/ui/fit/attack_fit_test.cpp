// The attack panel with large texts in a small window: everything of it can be reached, and it
// covers neither attacker nor defender nor the line between them.
#include <QScrollArea>
#include <QScrollBar>
#include <QTranslator>

#include "app/window/camera_desk.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/attack/target_list.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/language.h"
#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/fit/fit_check.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;

/// The language, and the size of the texts in percent.
struct Texts {
    const char* language;
    int percent;
};

class AttackFit : public WindowStand, public ::testing::WithParamInterface<Texts> {
  protected:
    void SetUp() override {
        speak(*qApp, QString::fromLatin1(GetParam().language));
        theme::change(*qApp, {.textPercent = GetParam().percent});
        WindowStand::SetUp();
        window->resize(smallScreen);
    }
    void TearDown() override {
        WindowStand::TearDown();
        for (QTranslator* one : qApp->findChildren<QTranslator*>()) {
            QCoreApplication::removeTranslator(one);
            delete one;
        }
        QLocale::setDefault(QLocale::c());
        theme::change(*qApp, {});
    }
    TableView& table() { return *window->parts().table; }
    AttackPanel& panel() { return *window->parts().attack; }
    void pick(const engine::Option& option) {
        const auto& options = question().options;
        const auto found = std::find(options.begin(), options.end(), option);
        ASSERT_NE(found, options.end());
        ASSERT_TRUE(session().answer(engine::Pick{static_cast<int>(found - options.begin())}));
    }
    void startAttack() {
        startClose();
        window->parts().camera->setOn(true);
        attacker_ = unitOf(question().player, 4);
        pick(attacker_);
        pick(engine::Action::attack);
        settle();
    }
    void settle() {
        ASSERT_TRUE(waitUntil([this] {
            const TargetList* targets = panel().targets();
            return table().settled() && (!targets || targets->previewed());
        }));
        QCoreApplication::processEvents();
    }
    /// True if a player sees this place of the table: no panel lies over it.
    bool isFree(geometry::Vec3 place) {
        const QPoint pixel = table().screenOf(place).toPoint();
        if (!table().contentsRect().contains(pixel)) return false;
        QWidget* top = window->childAt(table().mapTo(window.get(), pixel));
        return top == &table();
    }
    void expectFree(engine::UnitId defender) {
        const geometry::Vec3 up{0.0, 0.0, 0.7};
        const geometry::Vec3 from = view().mini(leaderOf(attacker_)).mini.position + up;
        const geometry::Vec3 to = view().mini(leaderOf(defender)).mini.position + up;
        for (int i = 0; i <= 10; ++i) {
            const geometry::Vec3 place = from + (to - from) * (i / 10.0);
            const QPointF pixel = table().screenOf(place);
            EXPECT_TRUE(isFree(place))
                << "covered: " << i << "/10 of the line to " << view().unit(defender).label
                << ", pixel " << pixel.x() << ", " << pixel.y();
        }
    }
    /// Each visible part of the panel is whole, or its area scrolls to it.
    void expectReachable() {
        ASSERT_TRUE(panel().isVisible());
        const QRect inWindow(panel().mapTo(window.get(), QPoint(0, 0)), panel().size());
        EXPECT_TRUE(window->rect().contains(inWindow));
        EXPECT_TRUE(waitUntil([this] { return cutIn(*window).isEmpty(); }, 2000))
            << cutIn(*window).join(QLatin1Char('\n')).toStdString();
        for (const QScrollArea* area : panel().findChildren<QScrollArea*>()) {
            if (!area->isVisible()) continue;
            EXPECT_GT(area->viewport()->height(), theme::scaled(40)) << "room for one line";
            const int hidden = area->widget()->height() - area->viewport()->height();
            EXPECT_EQ(area->verticalScrollBar()->maximum() > 0, hidden > 0);
            EXPECT_LE(area->widget()->width(), area->viewport()->width()) << "no part to the side";
        }
    }
    engine::UnitId attacker_;
};

INSTANTIATE_TEST_SUITE_P(Texts, AttackFit,
                         ::testing::Values(Texts{"en", 100}, Texts{"en", 150}, Texts{"en", 200},
                                           Texts{"fr", 200}),
                         [](const auto& each) {
                             return each.param.language + std::to_string(each.param.percent);
                         });

TEST_P(AttackFit, NothingOfTheAttackIsHidden) {
    startAttack();
    ASSERT_EQ(question().ask, Ask::declareDefender);
    expectReachable();
    for (const engine::Option& option : question().options)
        if (const auto* unit = std::get_if<engine::UnitId>(&option)) expectFree(*unit);
    engine::UnitId defender = unitOf(engine::opponent(question().player), 4);
    pick(defender);
    for (int step = 0; step < 12 && view().attack && session().question(); ++step) {
        if (!AttackPanel::answers(question())) break;
        settle();
        expectReachable();
        expectFree(defender);
        if (question().ask == Ask::chooseWeapons) {
            key(Qt::Key_Return);
        } else if (!question().options.empty()) {
            ASSERT_TRUE(session().answer(engine::Pick{int(question().options.size()) - 1}));
        } else {
            break;
        }
    }
}

TEST_P(AttackFit, TheResultStaysReachable) {
    startAttack();
    pick(unitOf(engine::opponent(question().player), 4));
    for (int step = 0; step < 60 && view().attack; ++step)
        ASSERT_TRUE(session().answer(engine::sensibleAnswer(session().game(), 1)));
    if (!panel().finished()) GTEST_SKIP() << "the next question covers the result";
    settle();
    expectReachable();
}

}  // namespace
}  // namespace sightline::app
