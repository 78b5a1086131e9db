/// The measuring tool: range, line of sight and obscurement between any two objects on the table.
#pragma once
#include <utility>

#include "app/window/legion/tools/measurement.h"
#include "app/window/legion/tools/table_tool.h"
#include "app/window/shell/session/table_job.h"

namespace sightline::app {

class MeasureTool : public TableTool {
    Q_OBJECT

  public:
    explicit MeasureTool(GameSession& session, QObject* parent = nullptr);

    bool active() const { return shown_.has_value(); }
    /// Called after the game changed. The measured pieces may have moved or disappeared.
    void follow();
    /// The result of the measurement as one line.
    QString words() const;
    bool waiting() const { return job_.busy(); }
    /// The two ends of the ruler. Empty if no ruler is shown.
    std::optional<std::pair<MeasureEnd, MeasureEnd>> ends() const;
    /// Lays the ruler between two ends.
    void lay(const MeasureEnd& from, const MeasureEnd& to);
    /// The measurement that is shown. Empty if no ruler is shown.
    const std::optional<Measurement>& shown() const { return shown_; }

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool cancel() override;
    std::vector<TableHold> holds() const override;
    std::vector<geometry::Vec3> stops() const override;
    bool endsOnRelease() const override { return true; }
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    void measure(const MeasureEnd& to);

    LatestJob job_;
    std::optional<MeasureEnd> from_;  ///< the end at which the mouse button was pressed
    std::optional<Measurement> shown_;
};

}  // namespace sightline::app
