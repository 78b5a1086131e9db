/// Draws the selected part of a report on the table: one or all firing lanes, a gap, a map, the
/// objectives of a mission, or a better place for a piece.
#pragma once
#include <QObject>
#include <optional>

#include "app/window/layouts/reports/report_maps.h"
#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/scene/table_note.h"

namespace sightline::app {

class ReportShown : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Replaces the report. The selected part stays selected if the new report still has it.
    void follow(const KnownTable& known);
    void show(const ReportPick& pick);
    const ReportPick& pick() const { return pick_; }

    /// Adds the selected part to a scene. `line` is the width of lines in inches.
    void draw(SceneDraft& draft, double line) const;
    /// The legend of the map that is shown. Empty if no map is shown.
    std::optional<TableNote> note() const;

  signals:
    void changed();

  private:
    void refresh();
    void drawLane(SceneDraft& draft, const engine::Lane& lane, double line) const;
    void drawGap(SceneDraft& draft, const engine::NarrowGap& gap, double line) const;
    void drawMission(SceneDraft& draft, const engine::MissionReport& mission, double line) const;
    void drawBetter(SceneDraft& draft, const engine::BetterPlace& better, double line) const;

    KnownTable known_;
    ReportPick pick_;
    std::optional<ReportMap> map_;
};

}  // namespace sightline::app
