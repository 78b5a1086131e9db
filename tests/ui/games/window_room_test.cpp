// The panels over and below the table must leave enough of the table visible, especially in a low
// window.
#include "app/window/action_bar.h"
#include "app/window/legion/answers/reminder_list.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class WindowRoom : public WindowStand {
  protected:
    void showAt(QSize size) {
        window->resize(size);
        QCoreApplication::processEvents();
        ASSERT_EQ(window->size(), size);
    }
    int barHeight() const { return window->parts().bar->height(); }
    QRect placeOf(const QWidget* part) const { return part->geometry(); }
};

TEST_F(WindowRoom, TheBarOfALowWindowIsLow) {
    startStarter();
    showAt({1280, 800});
    const int roomy = barHeight();
    EXPECT_LE(roomy, 150);
    showAt({1280, 799});
    EXPECT_TRUE(waitUntil([&] { return barHeight() <= roomy * 4 / 5; }, 5000))
        << "a fifth of it goes to the table";
    const int low = barHeight();
    showAt({1280, 720});
    EXPECT_EQ(barHeight(), low);
    clickRow(unitOf(engine::Player::blue, 4));
    press(QStringLiteral("Activate"));
    EXPECT_EQ(barHeight(), low) << "whatever is asked, the table stays where it is";
    KeyButton* move = buttonWith(QStringLiteral("Move"));
    ASSERT_NE(move, nullptr);
    EXPECT_GE(move->height(), move->iconSize().height() + move->fontMetrics().height());
    EXPECT_TRUE(window->parts().bar->rect().contains(
        QRect(move->mapTo(window->parts().bar, QPoint(0, 0)), move->size())))
        << "nothing of it is cut off";
    showAt({1280, 900});
    EXPECT_TRUE(waitUntil([&] { return barHeight() == roomy; }, 5000)) << barHeight();
}

TEST_F(WindowRoom, AToastRisesAboveTheReminders) {
    startStarter();
    showAt({1280, 720});
    Toast* toast = window->parts().toast;
    ReminderList* reminders = window->parts().reminders;
    ASSERT_TRUE(reminders->isHidden());
    toast->say(QStringLiteral("Saved as game.sightline"));
    const QRect alone = placeOf(toast);
    const QRect room = window->parts().table->contentsRect();
    const QRect lower(room.left() + 8, room.bottom() - 127, 900, 120);
    reminders->setGeometry(lower);
    reminders->show();
    EXPECT_FALSE(placeOf(toast).intersects(placeOf(reminders))) << "they came while it showed";
    toast->say(QStringLiteral("A line that is long enough for two: ").repeated(6));
    EXPECT_FALSE(placeOf(toast).intersects(placeOf(reminders)));
    reminders->setGeometry(lower.adjusted(0, -60, 0, 0));
    EXPECT_FALSE(placeOf(toast).intersects(placeOf(reminders))) << "they grew";
    EXPECT_GE(placeOf(toast).top(), 0);
    reminders->hide();
    toast->say(QStringLiteral("Saved as game.sightline"));
    EXPECT_EQ(placeOf(toast), alone);
}

}  // namespace
}  // namespace sightline::app
