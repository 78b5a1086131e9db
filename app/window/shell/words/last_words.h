/// The end of the program after a fault: one line and exit status 1, never a signal. The recovery
/// files stay, and the next start offers them.
#pragma once
#include <QApplication>

namespace sightline::app {

/// Prints "sightline: <line>". Returns `status`.
int sayAndReturn(const QString& line, int status);

/// From now on a fatal error of Qt, or an uncaught exception on any thread, ends the program with
/// one line.
void ownTheEnd();

/// During the life of this object Qt's warnings are not printed: our own line reports their
/// meaning.
class QtWarningSilencer {
  public:
    QtWarningSilencer();
    ~QtWarningSilencer();
    QtWarningSilencer(const QtWarningSilencer&) = delete;
    QtWarningSilencer& operator=(const QtWarningSilencer&) = delete;
};

/// An application in which any fault of the window ends the program in this way.
class Application : public QApplication {
  public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace sightline::app
