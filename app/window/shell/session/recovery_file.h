/// The recovery file of a window. It contains the running game, so that a crash loses nothing.
#pragma once
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "geometry/base/result.h"

class QLockFile;

namespace sightline::app {

/// The content of a recovery file: a game, or an army of the army builder.
enum class RecoveredKind { game, army };

/// A short description of a game or an army in a recovery file.
struct RecoveredGame {
    QString name;
    int round = 0;  ///< 0: not known
    friend bool operator==(const RecoveredGame&, const RecoveredGame&) = default;
};

/// A recovery file in the program's data folder, locked by this object. Each window has its own
/// file: "recovery.sightline", then "recovery-2.sightline" and so on.
class RecoveryFile {
  public:
    /// Locks the first recovery file that has no answers and that no other window has locked. So an
    /// interrupted game is never overwritten. The problem names a folder that cannot be written.
    static Result<RecoveryFile> claim(RecoveredKind of = RecoveredKind::game);
    /// All recovery files that have answers and that no running window has locked. Their windows
    /// ended in a crash. The game that was played last is first.
    static std::vector<RecoveryFile> interrupted(RecoveredKind of = RecoveredKind::game);
    /// True if the path is that of a recovery file, of any window.
    static bool isOne(const QString& path);

    RecoveryFile(RecoveryFile&&) noexcept;
    RecoveryFile& operator=(RecoveryFile&&) noexcept;
    ~RecoveryFile();

    const QString& path() const { return path_; }
    /// Deletes the file. Its game is no longer needed.
    void remove();
    /// The folder of the discarded games and armies. It may not exist yet.
    static QString discardedFolder();
    /// Moves the file to the folder of discarded games and armies, from which a player can open it
    /// again. Returns the new path. Empty if the file cannot be moved.
    std::optional<QString> discard();

    /// The description of the game, which lies in a file beside the recovery file. Without such a
    /// file, the name is empty.
    RecoveredGame about() const;
    void describe(const RecoveredGame& about) const;

  private:
    RecoveryFile(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
