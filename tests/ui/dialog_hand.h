/// A hand for dialogs that hold up whoever opened them: it waits until one is there, then acts.
#pragma once
#include <gtest/gtest.h>
#include <QAbstractButton>
#include <QApplication>
#include <QDeadlineTimer>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <QTimer>
#include <functional>
#include <memory>

namespace sightline::app {

/// Acts once, when a dialog of that kind is on top and has the keys. A dialog that is still open
/// after `seconds`, of that kind or another, fails the test and is shut: nothing waits for ever.
template <class Dialog>
void whenOpen(QObject* owner, std::function<void(Dialog&)> act, int seconds = 20) {
    struct State {
        QDeadlineTimer deadline;
        bool acting = false, acted = false;
    };
    auto state = std::make_shared<State>();
    state->deadline.setRemainingTime(std::chrono::seconds(seconds));
    auto* watch = new QTimer(owner);
    QObject::connect(watch, &QTimer::timeout, [watch, act, state] {
        auto* top = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (state->deadline.hasExpired()) {
            watch->stop();
            watch->deleteLater();
            if (top || !state->acted)
                ADD_FAILURE() << (state->acted ? "a dialog stays open" : "no such dialog opened");
            while (auto* open = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                open->done(QDialog::Rejected);
                if (QApplication::activeModalWidget() == open) break;
            }
            return;
        }
        if (state->acted && !state->acting && !top) {
            watch->stop();
            watch->deleteLater();
            return;
        }
        auto* dialog = qobject_cast<Dialog*>(top);
        if (state->acted || !dialog || !dialog->isVisible()) return;
        if (!dialog->isActiveWindow()) return dialog->activateWindow();  // no manager does it here
        state->acted = state->acting = true;
        act(*dialog);
        state->acting = false;
    });
    watch->start(5);
}

/// Ctrl and that key, in a window that has the keys: after a dialog no manager gives them back.
inline void pressControl(QWidget& window, Qt::Key key) {
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, key, Qt::ControlModifier);
}

/// Types a path into the next file dialog and presses Enter.
inline void typePath(QObject* owner, const QString& path) {
    whenOpen<QFileDialog>(owner, [path](QFileDialog& dialog) {
        auto* line = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        ASSERT_NE(line, nullptr);
        line->setFocus();
        ASSERT_TRUE(line->hasFocus());  // or the folder that the typing passes stays chosen
        line->selectAll();
        QTest::keyClicks(line, path);
        QTest::keyClick(line, Qt::Key_Return);
    });
}

/// Presses Escape in the next dialog of that kind.
template <class Dialog>
void escapeFrom(QObject* owner) {
    whenOpen<Dialog>(owner, [](Dialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
}

/// Presses the button of a question with these words.
inline void pressButton(QMessageBox& box, const QString& words) {
    for (QAbstractButton* button : box.buttons())
        if (button->text().remove(QLatin1Char('&')).contains(words)) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            return;
        }
    ADD_FAILURE() << "no button " << words.toStdString();
}

/// Answers the next question with that button.
inline void pressInBox(QObject* owner, const QString& words) {
    whenOpen<QMessageBox>(owner, [words](QMessageBox& box) { pressButton(box, words); });
}

/// Answers the next questions, each with its button.
inline void pressInBoxes(QObject* owner, const QStringList& words) {
    whenOpen<QMessageBox>(owner, [owner, words](QMessageBox& box) {
        pressButton(box, words.front());
        if (words.size() > 1) pressInBoxes(owner, words.mid(1));
    });
}

}  // namespace sightline::app
