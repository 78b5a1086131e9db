/// Puts a game into a session: a new game, a saved game or an interrupted game. Slow steps run on
/// another thread, and the window still shows the previous game (see GameWork).
#pragma once
#include <QObject>
#include <QString>
#include <functional>
#include <optional>

#include "app/files/load.h"
#include "app/files/open_journal.h"

namespace sightline::app {

class GameSession;
class RecoveryFile;

class GameOpener : public QObject {
    Q_OBJECT

  public:
    explicit GameOpener(GameSession& session) : session_(session) {}

    /// Sets the question whether to continue reading a model that takes long. Without this
    /// function, the reading stops.
    void setGoOn(std::function<bool(const Problem&)> goOn) { goOn_ = std::move(goOn); }

    /// Starts a new game. If this fails, the old game stays, and the line to show is returned.
    std::optional<QString> start(LoadedScenario scenario, std::uint64_t seed);
    /// Reads a scenario from files, for a new game.
    using ReadScenario = std::function<Result<LoadedScenario>()>;
    std::optional<QString> start(const QString& name, const ReadScenario& read, std::uint64_t seed);
    /// Opens a saved game. The current rules or a damaged line may stop it midway. Then `offer`
    /// asks whether to show the part before the stop. This part is a copy without a file, so the
    /// original file keeps every answer. If the opening fails or the players decline, the old game
    /// stays, and the line to show is returned.
    using WatchOffer = std::function<bool(const OpenedJournal&)>;
    std::optional<QString> open(const QString& journalPath, const WatchOffer& offer = {});
    /// Continues an interrupted game in its recovery file. Otherwise as `open`. If the players
    /// watch only a part of the game, the whole file is set aside. On success, this object owns the
    /// file.
    std::optional<QString> recover(RecoveryFile& file, const WatchOffer& offer = {});

  signals:
    void failed(const QString& why);    ///< emitted for example when the last line was cut off
    void noticed(const QString& line);  ///< emitted for example when other rules apply to the game

  private:
    /// Opens a saved game on another thread. The result is ready to be shown.
    Result<OpenedJournal> openBeside(const QString& journalPath);
    /// The line to show if the game is neither opened as a whole nor watched in part.
    std::optional<QString> refusedPart(const QString& journalPath, const OpenedJournal& opened,
                                       const WatchOffer& offer);
    void tellOf(const QString& journalPath, const OpenedJournal& opened);

    bool mayGoOn(const Problem& problem) const;

    GameSession& session_;
    std::function<bool(const Problem&)> goOn_;
};

}  // namespace sightline::app
