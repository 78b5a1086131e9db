/// The file that a window keeps its running game in, so that a crash loses nothing.
#pragma once
#include <QString>
#include <memory>
#include <vector>

#include "geometry/measure/result.h"

class QLockFile;

namespace sightline::app {

/// One recovery file, which no other window uses while this lives. Every window has one of its own
/// among the program's data: "recovery.sightline", then "recovery-2.sightline" and so on.
class RecoveryFile {
  public:
    /// The first one that no window uses and that holds no answer of a game: an interrupted one is
    /// never overwritten. Problems name a folder that cannot be written.
    static Result<RecoveryFile> claim();
    /// Those that hold answers of a game and belong to no window that runs: it ended without
    /// closing. Last played first.
    static std::vector<RecoveryFile> interrupted();
    /// Whether a file of this name is one, of whichever window.
    static bool isOne(const QString& path);

    RecoveryFile(RecoveryFile&&) noexcept;
    RecoveryFile& operator=(RecoveryFile&&) noexcept;
    ~RecoveryFile();

    const QString& path() const { return path_; }
    /// The game in it is no longer needed.
    void remove();

  private:
    RecoveryFile(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
