/// The access of the main window to Layout mode. It makes the layout window on first use.
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
    /// Adds its commands to the File menu of the window.
    LayoutDesk(GameFiles& files, QMainWindow* window, const LayoutWindowSettings& settings);
    ~LayoutDesk() override;

    /// Shows Layout mode with its current layout. The first time, it shows a new layout.
    LayoutWindow& showLayout();
    /// Shows that file, after a question about unsaved changes.
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
