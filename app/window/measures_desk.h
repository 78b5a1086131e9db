/// Adds the commands for pinned measurements to the View menu, and the panel that lists them.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/window_parts.h"

class QAction;
class QMainWindow;

namespace sightline::app {

class MeasuresPanel;

class MeasuresDesk : public QObject {
    Q_OBJECT

  public:
    MeasuresDesk(const WindowParts& parts, QMainWindow* window);

    MeasuresPanel& panel() { return *panel_; }
    /// Writes a picture of the table, with the list of the measurements below it. Returns the
    /// error, if any.
    std::optional<QString> savePicture(const QString& file);

  private:
    void pin();
    void copy();
    void choosePicture();

    WindowParts parts_;
    QMainWindow* window_;
    MeasuresPanel* panel_;
};

}  // namespace sightline::app
