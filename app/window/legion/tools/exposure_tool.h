/// The exposure map on the table: the area that the selected unit sees, or that is seen from a
/// table edge. A background job computes the map again after every change of the battle. It first
/// uses cells of double width, then cells of normal width, then a longer proof for the undecided
/// cells.
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
    /// Computes the map again if a change affects it.
    void follow();
    const std::optional<geometry::ExposureMap>& map() const { return map_; }
    bool busy() const { return job_.busy(); }
    /// True if the map is complete, with the longer proof of its undecided cells.
    bool settled() const { return settled_; }

    bool cancel() override;
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    void askForMap();
    /// True if the selected unit is off the table and therefore sees nothing.
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
    LatestJob job_;  ///< the last member, because its thread must end before the members to which
                     ///< it reports
};

}  // namespace sightline::app
