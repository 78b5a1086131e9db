/// Puts a game into a session: a new one, a saved one, or one that was interrupted. What takes its
/// time is done beside the window, which goes on showing what there was: see GameWork.
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

    /// Asked whether to go on with a model that takes long; nobody asks: stop.
    void setGoOn(std::function<bool(const Problem&)> goOn) { goOn_ = std::move(goOn); }

    /// Starts a new game; keeps the old one and returns the line to show when that fails.
    std::optional<QString> start(LoadedScenario scenario, std::uint64_t seed);
    /// The same for one that is read from files first.
    using ReadScenario = std::function<Result<LoadedScenario>()>;
    std::optional<QString> start(const QString& name, const ReadScenario& read, std::uint64_t seed);
    /// A saved game, all of it or, where today's rules or a damaged line stop it midway, as far as
    /// it goes: `offer` is asked then. Such a game is a copy without a file, so that its file
    /// keeps every answer. Keeps the old game and returns the line to show when that fails, or
    /// when nobody wants a part.
    using WatchOffer = std::function<bool(const OpenedJournal&)>;
    std::optional<QString> open(const QString& journalPath, const WatchOffer& offer = {});
    /// An interrupted game, which goes on in its recovery file. As `open` otherwise: a game of
    /// which only a part is watched is kept aside whole. The file is taken when all went well.
    std::optional<QString> recover(RecoveryFile& file, const WatchOffer& offer = {});

  signals:
    void failed(const QString& why);    ///< such as a last line that was cut off
    void noticed(const QString& line);  ///< such as that a game was saved under other rules

  private:
    /// A saved game, ready to be shown.
    Result<OpenedJournal> openBeside(const QString& journalPath);
    /// The line to show when it is neither opened whole nor watched in part.
    std::optional<QString> refusedPart(const QString& journalPath, const OpenedJournal& opened,
                                       const WatchOffer& offer);
    void tellOf(const QString& journalPath, const OpenedJournal& opened);

    bool mayGoOn(const Problem& problem) const;

    GameSession& session_;
    std::function<bool(const Problem&)> goOn_;
};

}  // namespace sightline::app
