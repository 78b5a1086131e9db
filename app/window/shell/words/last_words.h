/// The end of the program after a fault: one line and exit status 1, never a signal. The recovery
/// files stay, and the next start offers them.
#pragma once
#include <QApplication>

namespace sightline::app {

/// Prints "sightline: <line>" and returns `status`.
int sayAndReturn(const QString& line, int status);

/// From now on, a fatal error of Qt or an uncaught exception on any thread ends the program with
/// one line.
void ownTheEnd();

/// During the lifetime of this object, Qt's warnings are not printed. The program prints its own
/// line about the problem instead.
class QtWarningSilencer {
  public:
    QtWarningSilencer();
    ~QtWarningSilencer();
    QtWarningSilencer(const QtWarningSilencer&) = delete;
    QtWarningSilencer& operator=(const QtWarningSilencer&) = delete;
};

/// An application object. Any fault of the window ends the program with one line and exit status 1.
class Application : public QApplication {
  public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace sightline::app
