// In a narrow panel, a button shortens its text. The button's tool tip still shows the whole text.
#include <gtest/gtest.h>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/window/shell/widgets/key_button.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

constexpr int narrow = 200;

struct ButtonInPanel {
    explicit ButtonInPanel(const QString& words) : column(&panel) {
        button = new KeyButton(words, {}, QStringLiteral("\u21B5"));
        column.addWidget(button);
        panel.resize(narrow, 60);
        panel.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
        panel.grab();
    }
    /// The text of the button's tool tip.
    QString tip() {
        QToolTip::hideText();
        const QPoint at = button->rect().center();
        QHelpEvent event(QEvent::ToolTip, at, button->mapToGlobal(at));
        QApplication::sendEvent(button, &event);
        return QToolTip::text();
    }

    QWidget panel;
    QVBoxLayout column;
    KeyButton* button = nullptr;
};

TEST(KeyButtonWords, GiveWayInANarrowPanelAndAreToldInFull) {
    const QString words = QStringLiteral("Form an attack pool of as many dice as there are");
    ButtonInPanel shown(words);
    EXPECT_GT(shown.button->sizeHint().width(), narrow);
    EXPECT_LE(shown.panel.minimumSizeHint().width(), narrow);
    EXPECT_LE(shown.button->geometry().right(), narrow);
    EXPECT_EQ(shown.tip(), words);
}

TEST(KeyButtonWords, ThatFitAreToldByTheButtonAlone) {
    ButtonInPanel shown(QStringLiteral("Aim"));
    EXPECT_EQ(shown.button->width(), shown.button->sizeHint().width());
    EXPECT_NE(shown.tip(), QStringLiteral("Aim"));
}

}  // namespace
}  // namespace sightline::app
