/// The file that a window keeps its layout in while it is edited, so that a crash loses nothing.
#pragma once
#include <QString>
#include <memory>
#include <vector>

#include "engine/layouts/terrain_layout.h"

class QLockFile;

namespace sightline::app {

/// One file among the program's data, which no other window uses while this lives:
/// "layout-recovery-1.layout.json" and so on.
class LayoutRecovery {
  public:
    /// The first one that is free and empty; problems name a folder that cannot be written.
    static Result<LayoutRecovery> claim();
    /// Those that hold a layout and belong to no window that runs, last edited first.
    static std::vector<LayoutRecovery> interrupted();

    LayoutRecovery(LayoutRecovery&&) noexcept;
    LayoutRecovery& operator=(LayoutRecovery&&) noexcept;
    ~LayoutRecovery();

    const QString& path() const { return path_; }
    /// Keeps the layout, and which file it was opened from or saved to.
    Result<bool> keep(const engine::TerrainLayout& layout, const QString& file) const;
    /// What was kept. Problems: as in any layout.
    struct Kept {
        engine::TerrainLayout layout;
        QString file;
    };
    Result<Kept> read() const;
    /// Nothing of it is needed any more.
    void remove() const;

  private:
    LayoutRecovery(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
