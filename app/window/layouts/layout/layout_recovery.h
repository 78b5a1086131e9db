/// Crash recovery in Layout mode: a recovery file holds the layout that a window edits.
#pragma once
#include <QString>
#include <memory>
#include <vector>

#include "engine/layouts/terrain_layout.h"

class QLockFile;

namespace sightline::app {

/// A recovery file in the program's data folder, such as "layout-recovery-1.layout.json". The file
/// is locked while a window uses it.
class LayoutRecovery {
  public:
    /// Locks the first recovery file that is empty and not locked by another window. The problem
    /// names a folder that cannot be written.
    static Result<LayoutRecovery> claim();
    /// All recovery files that have a layout and that no running window has locked. The file that
    /// was changed last is first.
    static std::vector<LayoutRecovery> interrupted();

    LayoutRecovery(LayoutRecovery&&) noexcept;
    LayoutRecovery& operator=(LayoutRecovery&&) noexcept;
    ~LayoutRecovery();

    const QString& path() const { return path_; }
    /// Writes the layout to the recovery file. `file` is the path of the layout's normal file,
    /// which is stored, too.
    Result<bool> keep(const engine::TerrainLayout& layout, const QString& file) const;
    /// A recovered layout, and the path of its normal file. Problems of `read`: the problems of any
    /// layout file.
    struct RecoveredLayout {
        engine::TerrainLayout layout;
        QString file;
    };
    Result<RecoveredLayout> read() const;
    void remove() const;

  private:
    LayoutRecovery(QString path, std::unique_ptr<QLockFile> lock);
    QString path_;
    std::unique_ptr<QLockFile> lock_;
};

}  // namespace sightline::app
