/// TableMarks: the base class of marks that are drawn over a game, such as the targets of a lesson.
#pragma once
#include <set>
#include <string>

#include "app/window/shell/scene/scene_draft.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

class TableMarks {
  public:
    TableMarks() = default;
    TableMarks(const TableMarks&) = delete;
    TableMarks& operator=(const TableMarks&) = delete;
    virtual ~TableMarks() = default;

    /// Ids of the terrain pieces with a bright outline.
    virtual std::set<std::string> pieces() const = 0;
    /// Adds the marks to the scene. `line` is the width of lines on the ground, inches.
    virtual void draw(SceneDraft& draft, const engine::View& view, double line) const = 0;
};

}  // namespace sightline::app
