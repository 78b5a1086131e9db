/// The recovery file of a window: it keeps the running game, so that a crash loses nothing.
#pragma once
#include <QString>
#include <memory>
#include <vector>

#include "geometry/base/result.h"

class QLockFile;

namespace sightline::app {

/// One recovery file, locked against other windows during the life of this object. Every window has
/// its own file in the program's data folder: "recovery.sightline", then "recovery-2.sightline" and
/// so on.
class RecoveryFile {
  public:
    /// Claims the first file that no window uses and that holds no answers: an interrupted game is
    /// never overwritten. The problem names a folder that cannot be written.
    static Result<RecoveryFile> claim();
    /// The files with answers that belong to no running window: their programs ended without
    /// closing the game. Last played first.
    static std::vector<RecoveryFile> interrupted();
    /// Whether this file name belongs to a recovery file of any window.
    static bool isOne(const QString& path);

    RecoveryFile(RecoveryFile&&) noexcept;
    RecoveryFile& operator=(RecoveryFile&&) noexcept;
    ~RecoveryFile();

    const QString& path() const { return path_; }
    /// Removes the file: its game is no longer needed.
    void remove();

  private:
    RecoveryFile(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
