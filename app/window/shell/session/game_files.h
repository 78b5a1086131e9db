/// Opens and saves games. It recognizes the kind of a file, shows errors as text, and asks before
/// an unsaved game is closed.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/shell/session/game_opener.h"

class QWidget;

namespace sightline::app {

class GameSession;
class RecoveryFile;

class GameFiles : public QObject {
    Q_OBJECT

  public:
    GameFiles(GameSession& session, QWidget* window);

    /// Opens a journal or a scenario. If a journal stops midway, the players may look at the part
    /// before the stop. If opening fails, the running game stays, and the error is returned.
    std::optional<QString> open(const QString& path);
    std::optional<QString> openStarter();
    /// Opens a file like `open`. But a layout has no armies, so it is only offered for a new game.
    /// A shared table is only offered for viewing.
    std::optional<QString> openOrOffer(const QString& path);
    /// Continues an interrupted game from its recovery file. Returns a line with the reason if this
    /// fails. The caller then still owns the recovery file.
    std::optional<QString> recover(RecoveryFile& file);

    /// True if the players cancelled the latest opening of a file.
    bool stoppedWaiting() const;

    /// The object that starts and opens games without questions about an unsaved game.
    GameOpener& opener() { return opener_; }

    void chooseAndOpen();
    void openOrSay(const QString& path);
    bool save();
    bool saveAs();
    /// Asks about an unsaved game before it is closed. Returns false if the players cancel.
    bool mayLeave();
    /// Switches the questions to the players on or off. Tests switch them off.
    void setAsking(bool on) { asking_ = on; }

    static QString starterFile();

  signals:
    /// Emitted before the players are asked about an unsaved game. A slot may return from a lesson
    /// to the game that waits.
    void leaving();
    void said(const QString& line, bool bad);
    void filesChanged();
    /// Emitted when the players want to start a game on the layout `path`.
    void layoutOffered(const QString& path);
    /// Emitted when the players want to look at the shared table `path`.
    void tableOffered(const QString& path);

  private:
    /// The function that asks whether to look at a journal that stops midway. Null if questions are
    /// switched off.
    GameOpener::WatchOffer offerFor(const QString& path);
    bool saveTo(const QString& path);
    GameSession& session_;
    GameOpener opener_;
    QWidget* window_;
    bool asking_ = true;
};

}  // namespace sightline::app
