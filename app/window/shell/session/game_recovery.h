/// Keeps the running game in a recovery file. So a crash loses nothing.
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
    /// If the program ends normally, the file is removed. If a fault ends the program, the file
    /// stays.
    ~GameRecovery() override;

    /// The path of the running game's recovery file. Every answer is written at once and flushed to
    /// disk a moment later. Empty while no file can be written.
    QString path() const { return file_ ? file_->path() : QString(); }

    /// Writes the new answers of this journal to the file. If writing failed, every answer tries
    /// again, because a full disk may have space later.
    void follow(const engine::Journal& journal);
    /// Another game now uses the file.
    void begin();
    /// The next game uses `file`, or a file that is claimed later. The previous file is removed.
    void goOnIn(std::optional<RecoveryFile> file);
    /// Returns the file of a game that is set aside. The next game gets another file.
    std::optional<RecoveryFile> release();

  signals:
    void failed(const QString& why);    ///< emitted when the game can no longer be recorded
    void noticed(const QString& line);  ///< emitted when the game can be recorded again

  private:
    Result<bool> startWriting();

    std::optional<RecoveryFile> file_;
    std::unique_ptr<engine::JournalWriter> writer_;
    DiskFlush flush_;
    bool kept_ = true;  ///< false after players were warned that the game is not recorded
};

}  // namespace sightline::app
