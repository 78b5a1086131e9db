/// Puts a game into a session: a new, a saved or an interrupted one. Slow steps run on another
/// thread while the window still shows the previous game: see GameWork.
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

    /// Asks whether to keep reading a model that takes long. Without this function the reading
    /// stops.
    void setGoOn(std::function<bool(const Problem&)> goOn) { goOn_ = std::move(goOn); }

    /// Starts a new game. On failure keeps the old one and returns the line to show.
    std::optional<QString> start(LoadedScenario scenario, std::uint64_t seed);
    /// The same for a scenario that is read from files first.
    using ReadScenario = std::function<Result<LoadedScenario>()>;
    std::optional<QString> start(const QString& name, const ReadScenario& read, std::uint64_t seed);
    /// Opens a saved game. Today's rules or a damaged line may stop it midway; then `offer` asks
    /// whether to show the part before that. Such a part is a copy without a file, so that the
    /// original file keeps every answer. On failure, or when the players decline, keeps the old
    /// game and returns the line to show.
    using WatchOffer = std::function<bool(const OpenedJournal&)>;
    std::optional<QString> open(const QString& journalPath, const WatchOffer& offer = {});
    /// Continues an interrupted game in its recovery file. Otherwise as `open`. When the players
    /// watch only a part of the game, the whole file is set aside. Takes the file on success.
    std::optional<QString> recover(RecoveryFile& file, const WatchOffer& offer = {});

  signals:
    void failed(const QString& why);    ///< such as a last line that was cut off
    void noticed(const QString& line);  ///< such as that a game was saved under other rules

  private:
    /// Opens a saved game on another thread, ready to be shown.
    Result<OpenedJournal> openBeside(const QString& journalPath);
    /// The line to show when the game is neither opened whole nor watched in part.
    std::optional<QString> refusedPart(const QString& journalPath, const OpenedJournal& opened,
                                       const WatchOffer& offer);
    void tellOf(const QString& journalPath, const OpenedJournal& opened);

    bool mayGoOn(const Problem& problem) const;

    GameSession& session_;
    std::function<bool(const Problem&)> goOn_;
};

}  // namespace sightline::app
