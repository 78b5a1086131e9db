/// The undo history of a layout. All changes of a layout in the editor are made through this class.
#pragma once
#include "engine/layouts/layout_mirror.h"

namespace sightline::engine {

/// The kind of an edit. The window uses it to name the edit.
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
    suggest,  ///< the layout was replaced by a suggested table
    fairer    ///< pieces were moved as the fairness report proposed
};

class LayoutHistory {
  public:
    explicit LayoutHistory(TerrainLayout first = {});

    const TerrainLayout& now() const { return entries_[at_].layout; }
    /// Applies a step and drops all undone steps. In a mirrored layout, the change is repeated in
    /// the other half of the table. An edit that changes nothing is not stored as a step. If
    /// `edited` is a problem, returns the problem and changes nothing.
    std::optional<Problem> apply(LayoutStep step, const Edited& edited);

    /// The kind of the step that undo or redo would apply. No value if there is no such step.
    std::optional<LayoutStep> undoes() const;
    std::optional<LayoutStep> redoes() const;
    bool undo();
    bool redo();

    /// True if the layout differs from the layout that was last marked as saved. The layout at the
    /// start of the history counts as saved.
    bool unsaved() const { return saved_ != at_; }
    void markSaved() { saved_ = at_; }
    /// Marks the layout as not saved. Call this for example after a crash, when the layout is in no
    /// file of the players.
    void markUnsaved() { saved_.reset(); }

  private:
    struct Entry {
        LayoutStep step = LayoutStep::add;  ///< the kind of the edit that made this layout
        TerrainLayout layout;
    };
    std::vector<Entry> entries_;  ///< the layouts after each step; never empty
    std::size_t at_ = 0;
    std::optional<std::size_t> saved_ = 0;
};

}  // namespace sightline::engine
