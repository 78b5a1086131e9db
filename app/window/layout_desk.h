/// What the main window offers around layouts: the window that builds them, opened when first
/// wanted.
#pragma once
#include <QObject>
#include <memory>

#include "app/window/layout/layout_window.h"

class QMainWindow;

namespace sightline::app {

class GameFiles;

class LayoutDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds its commands to the window's File menu.
    LayoutDesk(GameFiles& files, QMainWindow* window, const LayoutWindowSettings& settings);
    ~LayoutDesk() override;

    /// Shows Layout mode with the layout that is edited there, a new one at first.
    LayoutWindow& showLayout();
    /// With that file, once unsaved changes are dealt with.
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
