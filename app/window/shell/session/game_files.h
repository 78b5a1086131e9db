/// Opens and saves games. It recognizes the kind of a file, words the errors, and asks before a
/// game is lost.
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

    /// Opens a journal or a scenario. If this fails, the running game stays, and the line to show
    /// is returned. If a journal stops midway, the players may watch the part before the stop.
    std::optional<QString> open(const QString& path);
    std::optional<QString> openStarter();
    /// As `open`. A layout has no armies, so it is offered for a new game. A shared table is
    /// offered for viewing.
    std::optional<QString> openOrOffer(const QString& path);
    /// Continues an interrupted game in its recovery file, with the results of `open`. If a line is
    /// returned, the caller still owns the file.
    std::optional<QString> recover(RecoveryFile& file);

    /// True if the players stopped the latest opening before its end.
    bool stoppedWaiting() const;

    /// The object that puts a game into the session without a file, or without a question.
    GameOpener& opener() { return opener_; }

    void chooseAndOpen();
    void openOrSay(const QString& path);
    bool save();
    bool saveAs();
    /// Asks about an unsaved game. Returns false if the players want to stay.
    bool mayLeave();
    /// Switches questions to the players on or off. Tests and screenshots switch them off.
    void setAsking(bool on) { asking_ = on; }

    static QString starterFile();

  signals:
    void said(const QString& line, bool bad);
    void filesChanged();
    /// The player wants a game on that layout.
    void layoutOffered(const QString& path);
    /// The player wants to view that shared table.
    void tableOffered(const QString& path);

  private:
    /// The question about a game that stops midway. Null while questions are off.
    GameOpener::WatchOffer offerFor(const QString& path);
    bool saveTo(const QString& path);
    GameSession& session_;
    GameOpener opener_;
    QWidget* window_;
    bool asking_ = true;
};

}  // namespace sightline::app
