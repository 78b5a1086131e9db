/// Writes every answer of the running game to a recovery file, so that a crash loses nothing.
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "app/window/shell/session/disk_flush.h"
#include "app/window/shell/session/recovery_file.h"
#include "engine/legion/rules/game/journal_file.h"

namespace sightline::app {

class GameRecovery : public QObject {
    Q_OBJECT

  public:
    GameRecovery() = default;
    /// Deletes the recovery file, unless an exception ends the program.
    ~GameRecovery() override;

    /// The path of the recovery file. Empty while no file can be written. Each answer is written at
    /// once, and flushed to disk a moment later.
    QString path() const { return file_ ? file_->path() : QString(); }

    /// Writes the new answers of the journal. If writing fails, the next answer tries to write
    /// again, because the disk may have space again.
    void follow(const engine::Journal& journal);
    /// Describes the game for the question at the next start.
    void describe(const RecoveredGame& about);
    /// Called when another game is shown. The recovery file then belongs to the shown game.
    void begin();
    /// The next game uses the recovery file `file`, or a new one if `file` is empty. The old
    /// recovery file is deleted.
    void goOnIn(std::optional<RecoveryFile> file);
    /// Gives up the recovery file of the current game, and returns it. The next game gets another
    /// file.
    std::optional<RecoveryFile> release();

  signals:
    void failed(const QString& why);    ///< emitted when answers can no longer be written
    void noticed(const QString& line);  ///< emitted when answers can be written again

  private:
    Result<bool> startWriting();

    std::optional<RecoveryFile> file_;
    std::unique_ptr<engine::JournalWriter> writer_;
    DiskFlush flush_;
    RecoveredGame described_;  ///< the description that is on the disk
    bool kept_ = true;         ///< false after the players were warned that answers are not written
};

}  // namespace sightline::app
