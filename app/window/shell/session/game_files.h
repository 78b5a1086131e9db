/// Opens and saves games: tells the kinds of file apart, words the errors, and asks before a game
/// is lost.
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

    /// Opens a journal or a scenario. On failure the running game stays, and the line to show is
    /// returned. For a journal that stops midway, the players may watch the part before that.
    std::optional<QString> open(const QString& path);
    std::optional<QString> openStarter();
    /// As `open`. A layout holds no armies: it is offered for a new game. A shared table is offered
    /// for viewing.
    std::optional<QString> openOrOffer(const QString& path);
    /// Continues an interrupted game in its recovery file, with the results of `open`. If it
    /// returns a line, the caller still owns the file.
    std::optional<QString> recover(RecoveryFile& file);

    /// The players stopped the latest opening midway.
    bool stoppedWaiting() const;

    /// Puts games into the session that come from no file, or without a question.
    GameOpener& opener() { return opener_; }

    void chooseAndOpen();
    void openOrSay(const QString& path);
    bool save();
    bool saveAs();
    /// Asks how to treat an unsaved game; false when the players prefer to stay.
    bool mayLeave();
    /// Whether the players are asked at all; tests and screenshots switch the questions off.
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
    /// The question for a game that stops midway; null while questions are off.
    GameOpener::WatchOffer offerFor(const QString& path);
    bool saveTo(const QString& path);
    GameSession& session_;
    GameOpener opener_;
    QWidget* window_;
    bool asking_ = true;
};

}  // namespace sightline::app
