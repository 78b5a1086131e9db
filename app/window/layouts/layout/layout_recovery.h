/// Crash recovery of a layout: a file that holds the edited layout of a window.
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
    /// Takes the first free and empty file. Problems name a folder that cannot be written.
    static Result<LayoutRecovery> claim();
    /// The recovery files with a layout that no running window uses; the last edited first.
    static std::vector<LayoutRecovery> interrupted();

    LayoutRecovery(LayoutRecovery&&) noexcept;
    LayoutRecovery& operator=(LayoutRecovery&&) noexcept;
    ~LayoutRecovery();

    const QString& path() const { return path_; }
    /// Writes the layout, and the path from which it was opened or to which it was saved.
    Result<bool> keep(const engine::TerrainLayout& layout, const QString& file) const;
    /// The recovered layout. Problems: as for any layout.
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
