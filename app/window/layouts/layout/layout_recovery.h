/// Crash recovery of a layout. A file holds the layout that a window edits.
#pragma once
#include <QString>
#include <memory>
#include <vector>

#include "engine/layouts/terrain_layout.h"

class QLockFile;

namespace sightline::app {

/// One recovery file in the program's data folder, locked for this window:
/// "layout-recovery-1.layout.json" and so on.
class LayoutRecovery {
  public:
    /// Claims the first recovery file that is empty and not locked. The problem names a folder that
    /// cannot be written.
    static Result<LayoutRecovery> claim();
    /// The recovery files with a layout that no running window uses. The last edited file is first.
    static std::vector<LayoutRecovery> interrupted();

    LayoutRecovery(LayoutRecovery&&) noexcept;
    LayoutRecovery& operator=(LayoutRecovery&&) noexcept;
    ~LayoutRecovery();

    const QString& path() const { return path_; }
    /// Writes the layout, and the path of its file. The layout was opened from this file or saved
    /// to it.
    Result<bool> keep(const engine::TerrainLayout& layout, const QString& file) const;
    /// The recovered layout. Problems: the problems of any layout.
    struct RecoveredLayout {
        engine::TerrainLayout layout;
        QString file;
    };
    Result<RecoveredLayout> read() const;
    /// Deletes the recovered data.
    void remove() const;

  private:
    LayoutRecovery(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
