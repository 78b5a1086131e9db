/// Opens the page for changes by hand that a reminder leads to.
#pragma once
#include <QObject>

#include "app/window/window_parts.h"
#include "engine/legion/rules/state/view.h"

class QWidget;

namespace sightline::app {

class ReminderDesk : public QObject {
    Q_OBJECT

  public:
    ReminderDesk(const WindowParts& parts, QWidget* window);

  private:
    void open(const engine::Reminder& reminder);
    void openUnit(const engine::Reminder& reminder);
    void openGame();

    WindowParts parts_;
    QWidget* window_;
};

}  // namespace sightline::app
