/// Test fixture: the real window with the starter battle, and the windows with quizzes and puzzles.
#pragma once
#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTranslator>

#include "app/window/legion/practice/option_button.h"
#include "app/window/legion/practice/puzzle_page.h"
#include "app/window/legion/practice/quiz_page.h"
#include "app/window/legion/practice/quiz_words.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/practice_desk.h"
#include "app/window/shell/words/language.h"
#include "ui/fit/fit_check.h"
#include "ui/menu_hand.h"
#include "ui/window_stand.h"

namespace sightline::app {

class PracticeStand : public WindowStand {
  protected:
    void SetUp() override {
        WindowStand::SetUp();
        window->resize(960, 640);  // the tests draw many scenes, and small pictures save time
    }
    /// Opens a window by its entry in the Help menu.
    void openByMenu(const char* entry) {
        auto* action = window->findChild<QAction*>(QLatin1String(entry));
        ASSERT_NE(action, nullptr);
        chooseInMenu(*window->menuBar(), *window->menuBar()->actions().last()->menu(), action);
    }
    void openQuiz() {
        openByMenu("openQuiz");
        ASSERT_NE(quiz(), nullptr);
        activate(*quiz()->window());
    }
    void activate(QWidget& dialog) {
        dialog.activateWindow();  // the display for tests has no window manager
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    }
    QuizPage* quiz() { return window->practice().quiz(); }
    PuzzlePage* puzzles() { return window->practice().puzzles(); }
    TableView& table() { return *window->parts().table; }
    const Staging& staging() { return session().staging(); }

    template <class Widget>
    Widget* in(QWidget* page, const char* name) {
        auto* found = page->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    QString words(QWidget* page, const char* label) { return in<QLabel>(page, label)->text(); }
    void pressIn(QWidget* page, const char* name) {
        auto* button = in<QPushButton>(page, name);
        ASSERT_TRUE(button->isEnabled()) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    }

    /// Types a shared question and waits for its scene.
    void ask(const QString& shared) {
        auto* field = in<QLineEdit>(quiz(), "quizShared");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, shared);
        QTest::keyClick(field, Qt::Key_Return);
        const auto seed = QuizWords::parse(shared);
        ASSERT_TRUE(seed) << shared.toStdString();
        ASSERT_TRUE(waitUntil([&] {
            const engine::QuizItem* item = quiz()->item();
            return item && item->kind == seed->kind && item->seed == seed->seed &&
                   item->level == seed->level;
        })) << shared.toStdString()
            << ": " << words(quiz(), "quizLine").toStdString();
    }
    OptionButton* option(std::size_t number) {
        const std::string name = "quizOption" + std::to_string(number + 1);
        return in<OptionButton>(quiz(), name.c_str());
    }
    /// Expects that no text or button of the window is cut off, as soon as its layout is done.
    void expectNothingCut(const QWidget& dialog) {
        EXPECT_TRUE(waitUntil([&] { return cutIn(dialog).isEmpty(); }, 3000))
            << cutIn(dialog).join(QLatin1Char('\n')).toStdString();
    }
    double rating(engine::QuizKind kind) { return quiz()->ratings().now().of(kind).skill; }
};

/// The same tests in French.
template <class Stand>
class InFrench : public Stand {
  protected:
    void SetUp() override {
        speak(*QApplication::instance(), QStringLiteral("fr"));
        Stand::SetUp();
    }
    void TearDown() override {
        Stand::TearDown();
        for (QTranslator* one : QApplication::instance()->findChildren<QTranslator*>()) delete one;
        QLocale::setDefault(QLocale::c());
    }
};

}  // namespace sightline::app
