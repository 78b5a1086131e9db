// The shortest way from the first start to the first attack that is resolved: the next step of the
// Learn window is lesson 1, which ends with an attack. A player who reads 200 words a minute needs
// less than 5 minutes of reading, and at most 40 actions with mouse and keys.
#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTextDocument>
#include <iostream>
#include <set>

#include "app/window/learn_desk.h"
#include "app/window/legion/table/table_view.h"
#include "ui/learn/lesson_hand.h"

namespace sightline::app {
namespace {

constexpr int wordsInAMinute = 200, mostMinutes = 5, mostActions = 40;

/// Counts the presses of mouse buttons and keys, and the turns of the mouse wheel.
class ActionCount : public QObject {
  public:
    ActionCount() { qApp->installEventFilter(this); }
    ~ActionCount() override { qApp->removeEventFilter(this); }
    int actions() const { return actions_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool pressed =
            event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress;
        // A window gets each press once, and then sends it to its widgets.
        if (pressed && watched->isWindowType()) ++actions_;
        if (event->type() == QEvent::Wheel && qobject_cast<TableView*>(watched)) ++actions_;
        return false;
    }

  private:
    int actions_ = 0;
};

class FirstAttack : public LessonHand {
  protected:
    void SetUp() override {
        QSettings().clear();
        speakTo("en");
    }
    void TearDown() override {
        LessonHand::TearDown();
        QSettings().clear();
    }
    /// Counts the words of all visible labels and buttons that were not visible before.
    void read() {
        static const QRegularExpression space(QStringLiteral("\\s+"));
        const auto readText = [this](const QString& text) {
            if (text.trimmed().isEmpty() || !read_.insert(text).second) return;
            QTextDocument plain;
            plain.setHtml(text);
            words_ += static_cast<int>(plain.toPlainText().split(space, Qt::SkipEmptyParts).size());
        };
        for (QWidget* top : QApplication::topLevelWidgets()) {
            for (const QLabel* label : top->findChildren<QLabel*>())
                if (label->isVisible()) readText(label->text());
            for (const QAbstractButton* button : top->findChildren<QAbstractButton*>())
                if (button->isVisible()) readText(button->text());
        }
    }
    int words() const { return words_; }

  private:
    std::set<QString> read_;
    int words_ = 0;
};

TEST_F(FirstAttack, IsResolvedWithinFiveMinutesOfTheFirstStart) {
    startStarter();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    const ActionCount count;
    LearnDesk& desk = window->learn();
    key(Qt::Key_F4);
    ASSERT_TRUE(waitUntil([&] { return desk.dialog() && desk.dialog()->isVisible(); }));
    auto* next = desk.dialog()->findChild<QPushButton*>(QStringLiteral("nextStepButton"));
    ASSERT_TRUE(waitUntil([&] { return next->isVisible() && next->isEnabled(); }));
    read();
    QTest::mouseClick(next, Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return desk.running(); }));
    while (!run().over()) {
        read();
        playStep(false);
        if (HasFatalFailure()) return;
    }
    read();
    const engine::Record& record = session().game().record();
    EXPECT_TRUE(std::any_of(record.begin(), record.end(), [](const engine::Ruling& one) {
        return one.happening == engine::Happening::attackEnded;
    }));
    EXPECT_LT(words(), wordsInAMinute * mostMinutes);
    EXPECT_LE(count.actions(), mostActions);
    std::cout << "first attack: " << words() << " words, " << count.actions() << " actions\n";
}

}  // namespace
}  // namespace sightline::app
