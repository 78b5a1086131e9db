/// Undo history of a layout. All changes of an edited layout go through it.
#pragma once
#include "engine/layouts/layout_mirror.h"

namespace sightline::engine {

/// The kind of a step, for its name in the window.
enum class LayoutStep {
    add,
    move,
    rotate,
    duplicate,
    remove,
    align,
    distribute,
    group,
    ungroup,
    lock,
    unlock,
    rename,
    note,
    facts,
    table,
    mirror,
    setDown,
    paste,
    trace,
    suggest,  ///< replaced by another table
    fairer    ///< pieces moved as the fairness report proposed
};

class LayoutHistory {
  public:
    explicit LayoutHistory(TerrainLayout first = {});

    const TerrainLayout& now() const { return entries_[at_].layout; }
    /// Applies a step. The other half of a mirrored layout follows, and undone steps are dropped.
    /// An edit without a change is no step. If the edit is a problem, returns it and changes
    /// nothing.
    std::optional<Problem> apply(LayoutStep step, const Edited& edited);

    /// The next step to undo or redo; empty at either end.
    std::optional<LayoutStep> undoes() const;
    std::optional<LayoutStep> redoes() const;
    bool undo();
    bool redo();

    /// True if the layout differs from the one last marked as saved. The first layout counts as
    /// saved.
    bool unsaved() const { return saved_ != at_; }
    void markSaved() { saved_ = at_; }
    /// Such as after a crash: the layout is in none of the players' files.
    void markUnsaved() { saved_.reset(); }

  private:
    struct Entry {
        LayoutStep step = LayoutStep::add;  ///< step that made this layout
        TerrainLayout layout;
    };
    std::vector<Entry> entries_;  ///< never empty
    std::size_t at_ = 0;
    std::optional<std::size_t> saved_ = 0;
};

}  // namespace sightline::engine
