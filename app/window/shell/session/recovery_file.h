/// The recovery file of a window. It contains the running game, so that a crash loses nothing.
#pragma once
#include <QString>
#include <memory>
#include <vector>

#include "geometry/base/result.h"

class QLockFile;

namespace sightline::app {

/// A recovery file in the program's data folder, locked by this object. Each window has its own
/// file: "recovery.sightline", then "recovery-2.sightline" and so on.
class RecoveryFile {
  public:
    /// Locks the first recovery file that has no answers and that no other window has locked. So an
    /// interrupted game is never overwritten. The problem names a folder that cannot be written.
    static Result<RecoveryFile> claim();
    /// All recovery files that have answers and that no running window has locked. Their windows
    /// ended in a crash. The game that was played last is first.
    static std::vector<RecoveryFile> interrupted();
    /// True if the path is that of a recovery file, of any window.
    static bool isOne(const QString& path);

    RecoveryFile(RecoveryFile&&) noexcept;
    RecoveryFile& operator=(RecoveryFile&&) noexcept;
    ~RecoveryFile();

    const QString& path() const { return path_; }
    /// Deletes the file. Its game is no longer needed.
    void remove();

  private:
    RecoveryFile(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
