/// Shows a scene of a quiz or a puzzle in the main window, and keeps the current game aside until
/// the player leaves.
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "app/window/shell/session/game_aside.h"

namespace sightline::app {

class GameFiles;
class TableView;

class PracticeStage : public QObject {
    Q_OBJECT

  public:
    struct Collaborators {
        GameSession* session = nullptr;
        GameFiles* files = nullptr;
        TableView* table = nullptr;
    };
    explicit PracticeStage(const Collaborators& around, QObject* parent = nullptr);

    /// Shows the scene. The game before the first scene is kept aside. `owner` is the page that
    /// shows the scene; the signal `taken` tells it when another page takes the table. Returns the
    /// reason if this is not possible now.
    std::optional<QString> show(ReadyGame scene, const QObject* owner);
    /// True if the window shows the latest scene, and the page `owner` has shown it.
    bool shows(const QObject* owner) const;
    /// Returns to the game that was shown before the first scene. Does nothing if no scene was
    /// shown. Returns false if the players want to keep a game that they have opened since.
    bool leave();
    bool waits() const { return begun_; }

    GameSession& session() { return *around_.session; }
    TableView& table() { return *around_.table; }

  signals:
    /// Emitted when the scene is no longer on the table: the player left, another page shows its
    /// scene, or another game was opened.
    void gone();

  private:
    bool isShown() const;
    void follow();

    Collaborators around_;
    std::shared_ptr<GameAside> aside_;
    /// The game of the latest scene. It is kept, so that no other game has the same address.
    std::shared_ptr<const engine::Game> scene_;
    const QObject* owner_ = nullptr;  ///< only compared
    bool begun_ = false;              ///< true from the first scene until the player leaves
    bool changing_ = false;           ///< true while this object changes the shown game
};

}  // namespace sightline::app
