/// How the program ends when it cannot go on: with one line and exit status 1, never a signal.
/// What is kept for recovery stays, and is offered at the next start.
#pragma once
#include <QApplication>

namespace sightline::app {

/// Prints "sightline: <line>". Returns `status`.
int sayAndReturn(const QString& line, int status);

/// From here on the program ends by one line where Qt takes it for ended, and where an exception is
/// caught by nobody, on whichever thread.
void ownTheEnd();

/// While it lives Qt's warnings are not printed: one line of ours says what they mean.
class Quiet {
  public:
    Quiet();
    ~Quiet();
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;
};

/// An application in which a fault anywhere in the window ends the program so.
class Application : public QApplication {
  public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace sightline::app
