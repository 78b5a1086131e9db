/// The exposure map on the table: the places that the selected unit can see, or that can be seen
/// from a table edge. A background job computes the map after every change of the game. The job has
/// three stages: cells of double width, cells of normal width, and a longer proof for undecided
/// cells.
#pragma once
#include <QTimer>
#include <memory>
#include <stop_token>

#include "app/window/legion/tools/table_tool.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/rules/rulings/lookout.h"

namespace sightline::app {

/// The viewer for whom the exposure map is computed.
enum class ExposureOf { nobody, unit, blueEdge, redEdge };

class ExposureTool : public TableTool {
    Q_OBJECT

  public:
    explicit ExposureTool(GameSession& session, QObject* parent = nullptr);
    ~ExposureTool() override;

    void showOf(ExposureOf whose);
    ExposureOf shown() const { return whose_; }
    /// Called after the game changed. Computes the map again if the change affects it.
    void follow();
    const std::optional<geometry::ExposureMap>& map() const { return map_; }
    bool busy() const { return job_.busy(); }
    /// True if all stages of the map are complete.
    bool settled() const { return settled_; }

    bool cancel() override;
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    void askForMap();
    /// True if the selected unit is not on the table, so it sees nothing.
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
    LatestJob job_;  ///< must be the last member, because its thread calls the other members
};

}  // namespace sightline::app
