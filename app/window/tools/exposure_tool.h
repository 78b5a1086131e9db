/// The exposure map on the table: what the selected unit sees, or what is seen from a table edge.
/// Worked out beside the window's thread and again whenever the battle changes: first in cells
/// twice as wide, then in its own, then with a longer proof where nobody was sure.
#pragma once
#include <QTimer>
#include <memory>
#include <stop_token>

#include "app/window/session/table_job.h"
#include "app/window/tools/table_tool.h"
#include "engine/rulings/lookout.h"

namespace sightline::app {

/// Whose sight is mapped.
enum class ExposureOf { nobody, unit, blueEdge, redEdge };

class ExposureTool : public TableTool {
    Q_OBJECT

  public:
    explicit ExposureTool(GameSession& session, QObject* parent = nullptr);
    ~ExposureTool() override;

    void showOf(ExposureOf whose);
    ExposureOf shown() const { return whose_; }
    /// Asks again when what is shown depends on what has changed.
    void follow();
    const std::optional<geometry::ExposureMap>& map() const { return map_; }
    bool busy() const { return job_.busy(); }
    /// The map is there, and what it was not sure of was asked again.
    bool settled() const { return settled_; }

    bool cancel() override;
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    void askForMap();
    /// The selected unit sees nothing from off the table.
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
    LatestJob job_;  ///< last: its thread ends before what it reports to
};

}  // namespace sightline::app
