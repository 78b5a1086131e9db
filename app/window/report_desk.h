/// Writes reports about something that is wrong, and shows the words of a report that was opened.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/window/window_parts.h"

class QAction;
class QMainWindow;

namespace sightline::engine {
struct RulesChange;
}

namespace sightline::app {

class GameFiles;
class ReportDialog;
class ReportNote;
struct ProblemReport;

class ReportDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds its command to the Help menu, which must already exist.
    ReportDesk(const WindowParts& parts, GameFiles& files, QMainWindow* window);
    ~ReportDesk() override;

    /// Opens the dialog, with a picture of the window as it is now.
    void open();

  private:
    void save();
    void write(const QString& path);
    void showNote(const QString& path, const ProblemReport& report,
                  const engine::RulesChange& change);
    void refresh();

    WindowParts parts_;
    QMainWindow* window_;
    QAction* action_;
    QPointer<ReportDialog> dialog_;
    QPointer<ReportNote> note_;
};

}  // namespace sightline::app
