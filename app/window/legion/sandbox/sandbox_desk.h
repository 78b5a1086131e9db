/// The commands of the main window for the sandbox, which is a table without rules: start a
/// sandbox, copy the position of a game to it, return to the game, show the palette, act on the
/// selected unit.
#pragma once
#include <QObject>
#include <QPointer>
#include <QString>
#include <memory>
#include <optional>

class QAction;
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
    };
    /// Adds the commands to the menus of the window. The menus must already exist.
    SandboxDesk(const Collaborators& around, QMainWindow* window);

    /// Opens a sandbox and closes the current game. For a layout file, the sandbox has this table.
    /// For a scenario or a saved game, the sandbox has a copy of the position, and the file stays
    /// unchanged. If `file` is empty, the table is empty. Returns the error, if any.
    std::optional<QString> open(const QString& file);
    /// Opens a sandbox with the position of the running game. The game stays unchanged, and
    /// `goBack` returns to it.
    void takePosition();
    void goBack();
    bool waits() const { return aside_ != nullptr; }
    /// Asks about unsaved changes, both of the sandbox and of the game to which the players can
    /// return. Returns false if the players cancel.
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
    bool shown_ = false;  ///< true if the palette was already shown for this sandbox
};

}  // namespace sightline::app
