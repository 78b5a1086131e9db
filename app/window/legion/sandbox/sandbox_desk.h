/// The commands of the window for the sandbox, a table without rules: new sandboxes, the position
/// of a game and the way back to the game, the palette, and commands for the selected unit.
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
    struct Collaborators {
        GameSession* session = nullptr;
        GameFiles* files = nullptr;
        TableView* table = nullptr;
        QDockWidget* roster = nullptr;  ///< the palette is in the same place
    };
    /// Adds its commands to the menus of the window. The menus must exist.
    SandboxDesk(const Collaborators& around, QMainWindow* window);

    /// Opens a sandbox: on that layout, or with the position of that scenario or game, whose file
    /// stays unchanged. Without a file, the table is empty. The game that was shown ends. If this
    /// fails, returns a line with the reason.
    std::optional<QString> open(const QString& file);
    /// Copies the position of the running game to the sandbox. The game waits unchanged.
    void takePosition();
    void goBack();
    bool waits() const { return aside_ != nullptr; }
    /// Asks about unsaved changes in the sandbox and in the waiting game. Returns false if the
    /// players want to stay.
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

    Collaborators around_;
    SandboxPalette* palette_;
    TablePreview* preview_;
    std::shared_ptr<GameAside> aside_;
    QAction *take_ = nullptr, *back_ = nullptr, *tool_ = nullptr, *remove_ = nullptr,
            *measure_ = nullptr;
    QPointer<MeasuredDialog> measured_;
    bool shown_ = false;  ///< true if the palette was shown for this sandbox
};

}  // namespace sightline::app
