/// Answers modal dialogs. `exec` blocks its caller, so a timer waits for the dialog and then acts.
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

/// Waits until a dialog of the type `Dialog` is the active modal window, and then acts once. If a
/// dialog is still open after `seconds`, the function fails the test and closes the dialog, so that
/// no test blocks for ever.
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
        // Without a window manager, a new dialog does not become the active window by itself.
        if (!dialog->isActiveWindow()) return dialog->activateWindow();
        state->acted = state->acting = true;
        act(*dialog);
        state->acting = false;
    });
    watch->start(5);
}

/// Presses Ctrl and `key`. Activates the window first, because without a window manager no window
/// gets the focus after a dialog is closed.
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
        ASSERT_TRUE(line->hasFocus());  // without the focus, the dialog would accept the folder and
                                        // not the typed path
        line->selectAll();
        QTest::keyClicks(line, path);
        QTest::keyClick(line, Qt::Key_Return);
    });
}

/// Presses Escape in the next dialog of the type `Dialog`.
template <class Dialog>
void escapeFrom(QObject* owner) {
    whenOpen<Dialog>(owner, [](Dialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
}

/// In a message box, presses the button with the text `words`.
inline void pressButton(QMessageBox& box, const QString& words) {
    for (QAbstractButton* button : box.buttons())
        if (button->text().remove(QLatin1Char('&')).contains(words)) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            return;
        }
    ADD_FAILURE() << "no button " << words.toStdString();
}

/// In the next message box, presses the button with the text `words`.
inline void pressInBox(QObject* owner, const QString& words) {
    whenOpen<QMessageBox>(owner, [words](QMessageBox& box) { pressButton(box, words); });
}

/// In each of the next message boxes, presses the button with the next text of `words`.
inline void pressInBoxes(QObject* owner, const QStringList& words) {
    whenOpen<QMessageBox>(owner, [owner, words](QMessageBox& box) {
        pressButton(box, words.front());
        if (words.size() > 1) pressInBoxes(owner, words.mid(1));
    });
}

}  // namespace sightline::app
