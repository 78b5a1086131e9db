/// A layout under a pen: the only gate through which it changes, with every step to go back.
#pragma once
#include "engine/layouts/layout_mirror.h"

namespace sightline::engine {

/// What a step did, for the window to name it.
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
    suggest,  ///< another table took its place
    fairer    ///< pieces were shifted by what its report says
};

class LayoutHistory {
  public:
    explicit LayoutHistory(TerrainLayout first = {});

    const TerrainLayout& now() const { return entries_[at_].layout; }
    /// Takes a step: the mirror's other half follows, and what had been undone is forgotten. An
    /// edit that changes nothing is no step. The line that says why when the edit is a problem;
    /// nothing changes then.
    std::optional<Problem> apply(LayoutStep step, const Edited& edited);

    /// The step that would be taken back or made again; none at either end.
    std::optional<LayoutStep> undoes() const;
    std::optional<LayoutStep> redoes() const;
    bool undo();
    bool redo();

    /// Whether it differs from what was last marked as saved; the first layout is.
    bool unsaved() const { return saved_ != at_; }
    void markSaved() { saved_ = at_; }
    /// Such as after a crash: nothing of it is in a file of the players'.
    void markUnsaved() { saved_.reset(); }

  private:
    struct Entry {
        LayoutStep step = LayoutStep::add;  ///< that led here
        TerrainLayout layout;
    };
    std::vector<Entry> entries_;  ///< never empty
    std::size_t at_ = 0;
    std::optional<std::size_t> saved_ = 0;
};

}  // namespace sightline::engine
