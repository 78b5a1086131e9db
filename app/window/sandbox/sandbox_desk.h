/// What the window offers on a table without rules: new sandboxes, the position of a game and the
/// way back to it, the palette, and commands for the selected unit.
#pragma once
#include <QObject>
#include <QPointer>
#include <QString>
#include <memory>
#include <optional>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace sightline::app {

struct GameAside;
class GameFiles;
class GameSession;
class MeasuredDialog;
class SandboxPalette;
class TablePreview;
class TableView;

class SandboxDesk : public QObject {
    Q_OBJECT

  public:
    struct Around {
        GameSession* session = nullptr;
        GameFiles* files = nullptr;
        TableView* table = nullptr;
        QDockWidget* roster = nullptr;  ///< the palette lies over it
    };
    /// Adds its commands to the menus of the window, which has them by now.
    SandboxDesk(const Around& around, QMainWindow* window);

    /// A sandbox on that layout, or with the position of that scenario or game, whose file stays as
    /// it is; on an empty table without a file. What was shown ends. The line to show where that
    /// fails.
    std::optional<QString> open(const QString& file);
    /// The running game waits, untouched, while its position is in the sandbox.
    void takePosition();
    void goBack();
    bool waits() const { return aside_ != nullptr; }
    /// Nothing unsaved is lost, in the sandbox or in the game that waits; false when the players
    /// would rather stay.
    bool mayLeave();
    SandboxPalette& palette() { return *palette_; }

  private:
    void addCommands(QMainWindow* window);
    void fillTables(QMenu* menu);
    void beginOn(const QString& layout);
    std::optional<QString> startOn(const QString& layout);
    void say(const std::optional<QString>& problem);
    void refresh();
    void moveWithTool();
    void removeSelected();

    Around around_;
    SandboxPalette* palette_;
    TablePreview* preview_;
    std::shared_ptr<GameAside> aside_;
    QAction *take_ = nullptr, *back_ = nullptr, *tool_ = nullptr, *remove_ = nullptr,
            *measure_ = nullptr;
    QPointer<MeasuredDialog> measured_;
    bool shown_ = false;  ///< the palette, for the sandbox that is open
};

}  // namespace sightline::app
