/// Ends the program after a fault: one line of text and exit status 1, never a signal. The recovery
/// files stay, and the next start offers their games.
#pragma once
#include <QApplication>

namespace sightline::app {

/// Prints "sightline: <line>" on standard error and returns `status`.
int sayAndReturn(const QString& line, int status);

/// From this call on, a fatal error of Qt or an uncaught exception on any thread prints one line
/// and ends the program with status 1.
void ownTheEnd();

/// Suppresses Qt's warnings until this object is destroyed. The program prints its own line about
/// the problem.
class QtWarningSilencer {
  public:
    QtWarningSilencer();
    ~QtWarningSilencer();
    QtWarningSilencer(const QtWarningSilencer&) = delete;
    QtWarningSilencer& operator=(const QtWarningSilencer&) = delete;
};

/// A QApplication that handles exceptions in events: it prints one line and ends the program with
/// exit status 1.
class Application : public QApplication {
  public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace sightline::app
