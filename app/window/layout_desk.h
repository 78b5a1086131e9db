/// Opens Layout mode from the main window. The layout window is created when it is first needed.
#pragma once
#include <QObject>
#include <memory>

#include "app/window/layouts/layout/layout_window.h"

class QMainWindow;

namespace sightline::app {

class GameFiles;

class LayoutDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the commands of Layout mode to the File menu of the window.
    LayoutDesk(GameFiles& files, QMainWindow* window, const LayoutWindowSettings& settings);
    ~LayoutDesk() override;

    /// Shows Layout mode with the layout that it had before. The first time, the layout is new and
    /// empty.
    LayoutWindow& showLayout();
    /// Shows Layout mode and opens the layout `file`. First asks about unsaved changes.
    LayoutWindow& showLayout(const QString& file);

  private:
    void addCommands();
    void play(const QString& layout);
    void backToTheGame();

    GameFiles& files_;
    QMainWindow* window_;
    LayoutWindowSettings settings_;
    std::unique_ptr<LayoutWindow> layout_;
};

}  // namespace sightline::app
