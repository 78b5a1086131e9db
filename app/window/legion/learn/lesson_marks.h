/// Draws the targets of a lesson's step on the table, and translucent miniatures at the end places
/// of an answer.
#pragma once
#include <optional>
#include <vector>

#include "app/window/shell/scene/table_marks.h"
#include "engine/legion/advice/lessons/lesson.h"

namespace sightline::app {

class LessonMarks : public TableMarks {
  public:
    /// A miniature that is drawn translucent at another place.
    struct Moved {
        engine::MiniId mini;
        geometry::Mini stand;
    };
    void setTargets(std::vector<engine::lessons::Target> targets) { targets_ = std::move(targets); }
    const std::vector<engine::lessons::Target>& targets() const { return targets_; }
    /// Sets the translucent miniatures. `wrong` is true if they show a mistake.
    void setMoved(std::vector<Moved> moved, bool wrong);
    const std::vector<Moved>& moved() const { return moved_; }
    /// Darkens the table around the targets.
    void setDimmed(bool dimmed) { dimmed_ = dimmed; }
    bool dimmed() const { return dimmed_; }
    /// Sets the phase of the pulse, from 0 to 1.
    void setPhase(double phase) { phase_ = phase; }

    std::set<std::string> pieces() const override;
    void draw(SceneDraft& draft, const engine::View& view, double line) const override;
    /// Points of the table that the marks show, so that a card does not cover them.
    std::vector<geometry::Vec3> points(const engine::View& view) const;

  private:
    std::vector<engine::lessons::Target> targets_;
    std::vector<Moved> moved_;
    bool wrong_ = false, dimmed_ = false;
    double phase_ = 0.0;
};

/// The miniatures of a target that stand on the table.
std::vector<engine::MiniId> minisOf(const engine::lessons::Target& target,
                                    const engine::View& view);
/// The line between the leaders of the two units of a target. No value if the target is no line, or
/// if a unit is not on the table.
std::optional<geometry::Segment> sightLineOf(const engine::lessons::Target& target,
                                             const engine::View& view);

/// The miniatures that stand at other places in `after` than in `before`.
std::vector<LessonMarks::Moved> movedMinis(const engine::View& before, const engine::View& after);

}  // namespace sightline::app
