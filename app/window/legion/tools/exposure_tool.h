/// The exposure map on the table: the area that the selected unit sees, or that is seen from a
/// table edge. A background job computes the map again after every change of the battle. It first
/// uses cells of double width, then of normal width, then a longer proof for the undecided cells.
#pragma once
#include <QTimer>
#include <memory>
#include <stop_token>

#include "app/window/legion/tools/table_tool.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/rules/rulings/lookout.h"

namespace sightline::app {

/// The viewer of the map.
enum class ExposureOf { nobody, unit, blueEdge, redEdge };

class ExposureTool : public TableTool {
    Q_OBJECT

  public:
    explicit ExposureTool(GameSession& session, QObject* parent = nullptr);
    ~ExposureTool() override;

    void showOf(ExposureOf whose);
    ExposureOf shown() const { return whose_; }
    /// Computes the map again when a change affects it.
    void follow();
    const std::optional<geometry::ExposureMap>& map() const { return map_; }
    bool busy() const { return job_.busy(); }
    /// The map is complete, and its undecided cells had their longer proof.
    bool settled() const { return settled_; }

    bool cancel() override;
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    void askForMap();
    /// The selected unit is off the table and sees nothing.
    bool unitIsAway() const;
    void refine(std::shared_ptr<const engine::Lookout> lookout, double cell);
    void take(const geometry::ExposureMap& map, std::shared_ptr<const engine::Lookout> lookout);
    void settle(std::shared_ptr<const engine::Lookout> lookout);
    void show(const geometry::ExposureMap& map);
    void drop();

    std::stop_source stop_;
    ExposureOf whose_ = ExposureOf::nobody;
    std::optional<engine::UnitId> unit_;
    std::size_t answersThen_ = 0;
    const engine::Game* game_ = nullptr;
    std::optional<geometry::ExposureMap> map_;
    bool settled_ = false;
    std::shared_ptr<const rendering::GridCells> cells_;
    LatestJob job_;  ///< last: its thread ends before the members that it reports to
};

}  // namespace sightline::app
