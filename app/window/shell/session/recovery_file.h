/// The recovery file of a window. It keeps the running game, so a crash loses nothing.
#pragma once
#include <QString>
#include <memory>
#include <vector>

#include "geometry/base/result.h"

class QLockFile;

namespace sightline::app {

/// One recovery file. This object locks it against other windows. Every window has its own file in
/// the program's data folder: "recovery.sightline", then "recovery-2.sightline" and so on.
class RecoveryFile {
  public:
    /// Claims the first file that no window uses and that has no answers. So an interrupted game is
    /// never overwritten. The problem names a folder that cannot be written.
    static Result<RecoveryFile> claim();
    /// The files with answers that belong to no running window. Their programs ended without
    /// closing the game. The game that was played last comes first.
    static std::vector<RecoveryFile> interrupted();
    /// True if this file name belongs to a recovery file of any window.
    static bool isOne(const QString& path);

    RecoveryFile(RecoveryFile&&) noexcept;
    RecoveryFile& operator=(RecoveryFile&&) noexcept;
    ~RecoveryFile();

    const QString& path() const { return path_; }
    /// Removes the file, because its game is no longer needed.
    void remove();

  private:
    RecoveryFile(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
