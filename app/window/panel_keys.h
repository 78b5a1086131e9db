/// Moves the keyboard focus from one panel of the main window to the next with F6, and back with
/// Shift+F6.
#pragma once
#include <QObject>
#include <vector>

#include "app/window/window_parts.h"

class QWidget;

namespace sightline::app {

class PanelKeys : public QObject {
    Q_OBJECT

  public:
    PanelKeys(const WindowParts& parts, QWidget* window);
    /// Gives the focus to the first widget of the next panel that is visible and takes the focus.
    void go(bool forward);

  private:
    QWidget* window_;
    std::vector<QWidget*> panels_;
};

}  // namespace sightline::app
