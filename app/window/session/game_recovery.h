/// Keeps the running game in a recovery file, so that a crash loses nothing.
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

#include "app/window/session/disk_flush.h"
#include "app/window/session/recovery_file.h"
#include "engine/game/journal_file.h"

namespace sightline::app {

class GameRecovery : public QObject {
    Q_OBJECT

  public:
    GameRecovery() = default;
    /// A clean end: the file goes. It stays where a fault ends the program.
    ~GameRecovery() override;

    /// Where the running game is kept, written with every answer and on the disk a moment later;
    /// empty while it cannot be.
    QString path() const { return file_ ? file_->path() : QString(); }

    /// Brings the file up to this journal. Tried again with every answer: a disk that was full may
    /// have room by now.
    void follow(const engine::Journal& journal);
    /// Another game runs, and takes the file.
    void begin();
    /// The game that runs next is kept in that file, or in one that is still to be claimed; the one
    /// that was used goes.
    void goOnIn(std::optional<RecoveryFile> file);
    /// The game waits with its file, and the next one gets another.
    std::optional<RecoveryFile> release();

  signals:
    void failed(const QString& why);    ///< the game is kept no longer
    void noticed(const QString& line);  ///< it is again

  private:
    Result<bool> startWriting();

    std::optional<RecoveryFile> file_;
    std::unique_ptr<engine::JournalWriter> writer_;
    DiskFlush flush_;
    bool kept_ = true;  ///< the players know when it is not
};

}  // namespace sightline::app
