/// Opening and saving: which kind of file it is, what to say when it cannot be used, and asking
/// before a game is lost.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/session/game_opener.h"

class QWidget;

namespace sightline::app {

class GameSession;
class RecoveryFile;

class GameFiles : public QObject {
    Q_OBJECT

  public:
    GameFiles(GameSession& session, QWidget* window);

    /// A journal or a scenario; the running game stays and a line comes back when that fails. A
    /// journal that stops midway is offered to be watched so far.
    std::optional<QString> open(const QString& path);
    std::optional<QString> openStarter();
    /// The same; a layout, which holds no armies, is offered for a new game, and a shared table to
    /// be looked at.
    std::optional<QString> openOrOffer(const QString& path);
    /// An interrupted game goes on, in its recovery file. The same as `open` otherwise; the file is
    /// still the caller's when a line comes back.
    std::optional<QString> recover(RecoveryFile& file);

    /// What was being opened last was left midway.
    bool stoppedWaiting() const;

    /// Puts games into the session that come from no file, or without a question.
    GameOpener& opener() { return opener_; }

    void chooseAndOpen();
    void openOrSay(const QString& path);
    bool save();
    bool saveAs();
    /// Asks what to do with an unsaved game; false when the players would rather stay.
    bool mayLeave();
    /// Whether questions are put at all; tests and pictures answer for themselves.
    void setAsking(bool on) { asking_ = on; }

    static QString starterFile();

  signals:
    void said(const QString& line, bool bad);
    void filesChanged();
    /// A game on that layout is wanted.
    void layoutOffered(const QString& path);
    /// That shared table is to be seen.
    void tableOffered(const QString& path);

  private:
    /// Asks about a game that stops midway; null where nothing is asked.
    GameOpener::WatchOffer offerFor(const QString& path);
    bool saveTo(const QString& path);
    GameSession& session_;
    GameOpener opener_;
    QWidget* window_;
    bool asking_ = true;
};

}  // namespace sightline::app
