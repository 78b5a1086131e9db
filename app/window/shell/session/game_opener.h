/// Shows a new game, a saved game or an interrupted game in the window. Slow steps run on another
/// thread. During these steps, the window shows the previous game (see GameWork).
#pragma once
#include <QObject>
#include <QString>
#include <functional>
#include <optional>

#include "app/files/reports/problem_report.h"
#include "app/files/tables/load.h"
#include "app/files/tables/open_journal.h"

namespace sightline::app {

class GameSession;
class RecoveryFile;

class GameOpener : public QObject {
    Q_OBJECT

  public:
    explicit GameOpener(GameSession& session) : session_(session) {}

    /// Sets the function that asks whether to read a 3D model again with a longer limit, after its
    /// reading ended at a limit. Without the function, the model is not read again.
    void setGoOn(std::function<bool(const Problem&)> goOn) { goOn_ = std::move(goOn); }

    /// Starts a new game. If this fails, the old game stays, and the error is returned.
    std::optional<QString> start(LoadedScenario scenario, std::uint64_t seed);
    /// Function that reads the scenario of a new game from files.
    using ReadScenario = std::function<Result<LoadedScenario>()>;
    std::optional<QString> start(const QString& name, const ReadScenario& read, std::uint64_t seed);
    /// Function that asks whether to show the part of a saved game before the stop of its replay.
    using WatchOffer = std::function<bool(const OpenedJournal&)>;
    /// Opens a saved game. If the replay stops midway, `offer` asks whether to show the part before
    /// the stop. That part is a new game without a file, so the saved file keeps all answers. If
    /// opening fails or the players decline, the old game stays, and the error is returned.
    std::optional<QString> open(const QString& journalPath, const WatchOffer& offer = {});
    /// Continues an interrupted game from its recovery file, with the questions and results of
    /// `open`. If the replay stops midway and the players accept the first part, the recovery file
    /// is kept under another name. On success, `file` is moved into the session.
    std::optional<QString> recover(RecoveryFile& file, const WatchOffer& offer = {});

    /// Opens the game of a report at the question of the report, with the questions and results of
    /// `open`. The game has no file. A roll that waits is not thrown.
    std::optional<QString> openReport(const QString& path, const WatchOffer& offer = {});

  signals:
    /// Emitted when the game of a report is shown.
    void reportOpened(const QString& path, const sightline::app::ProblemReport& report,
                      const sightline::engine::RulesChange& change);
    /// Emitted with an error, such as "the last line was cut off".
    void failed(const QString& why);
    /// Emitted with a message, such as "saved under other rules".
    void noticed(const QString& line);

  private:
    /// Opens a saved game on another thread, and prepares it for the window.
    Result<OpenedJournal> openBeside(const QString& journalPath);
    /// If the replay stops midway and the players decline to look at its first part, returns a line
    /// with the reason. Otherwise empty.
    std::optional<QString> refusedPart(const QString& journalPath, const OpenedJournal& opened,
                                       const WatchOffer& offer);
    void tellOf(const QString& journalPath, const OpenedJournal& opened);

    bool mayGoOn(const Problem& problem) const;

    GameSession& session_;
    std::function<bool(const Problem&)> goOn_;
};

}  // namespace sightline::app
