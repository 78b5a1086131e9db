/// Keeps the running game in a recovery file, so that a crash loses nothing.
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
    /// A normal end removes the file. A fault that ends the program keeps it.
    ~GameRecovery() override;

    /// The recovery file of the running game. Every answer is written at once and flushed to disk a
    /// moment later. Empty while no file can be written.
    QString path() const { return file_ ? file_->path() : QString(); }

    /// Brings the file up to date with this journal. Every answer tries again: a full disk may have
    /// room by now.
    void follow(const engine::Journal& journal);
    /// Another game runs and uses the file from now on.
    void begin();
    /// The next game uses `file`, or a file that is claimed later. The file used so far is removed.
    void goOnIn(std::optional<RecoveryFile> file);
    /// Hands out the file of a game that is set aside; the next game gets another file.
    std::optional<RecoveryFile> release();

  signals:
    void failed(const QString& why);    ///< the game is no longer recorded
    void noticed(const QString& line);  ///< the game is recorded again

  private:
    Result<bool> startWriting();

    std::optional<RecoveryFile> file_;
    std::unique_ptr<engine::JournalWriter> writer_;
    DiskFlush flush_;
    bool kept_ = true;  ///< false once the players were warned
};

}  // namespace sightline::app
