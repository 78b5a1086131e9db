// In a narrow panel, the text of a button takes several lines. A text that is too long for them is
// shortened, and the button's tool tip still shows the whole text.
#include <gtest/gtest.h>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/window/shell/widgets/flow_layout.h"
#include "app/window/shell/widgets/key_button.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

constexpr int narrow = 200;

struct ButtonInPanel {
    explicit ButtonInPanel(const QString& words) : column(&panel) {
        button = new KeyButton(words, {}, QStringLiteral("\u21B5"));
        column.addWidget(button);
        panel.resize(narrow, 200);
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

TEST(KeyButtonWords, TakeSeveralLinesInANarrowPanel) {
    const QString words = QStringLiteral("Cancel all attack dice: 1 wound");
    ButtonInPanel shown(words);
    const KeyButton& button = *shown.button;
    EXPECT_GT(button.sizeHint().width(), narrow);
    EXPECT_LE(button.geometry().right(), narrow);
    const QString painted = button.paintedText(button.width());
    EXPECT_GE(painted.count(u'\n'), 1) << painted.toStdString();
    EXPECT_EQ(QString(painted).replace(u'\n', u' '), words) << "nothing is left out";
    EXPECT_GE(button.height(), button.heightForWidth(button.width()));
    EXPECT_GT(button.height(), button.sizeHint().height());
    EXPECT_EQ(button.heightForWidth(1000), button.sizeHint().height());
}

TEST(KeyButtonWords, TakeSeveralLinesInANarrowRowOfButtons) {
    QWidget row;
    auto* flow = new FlowLayout(&row);
    auto* button = new KeyButton(QStringLiteral("Cancel all attack dice: 1 wound"), {}, {});
    flow->addWidget(button);
    row.resize(narrow - 40, 200);
    row.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&row));
    row.grab();
    EXPECT_GE(button->height(), button->heightForWidth(button->width()));
    EXPECT_GT(button->height(), button->sizeHint().height());
    EXPECT_EQ(flow->heightForWidth(row.width()), button->geometry().bottom() + 1);
}

TEST(KeyButtonWords, GiveWayInANarrowPanelAndAreToldInFull) {
    const QString words = QStringLiteral(
        "Form an attack pool of as many dice as there are in all the weapons of all the "
        "miniatures of the unit that attacks now");
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
