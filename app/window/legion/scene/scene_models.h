/// Loads the models of a game on another thread, and passes each loaded model to the renderer.
#pragma once
#include <QObject>
#include <atomic>
#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/files/liveries.h"
#include "app/files/load.h"
#include "engine/legion/rules/state/view.h"
#include "rendering/model/model_levels.h"
#include "rendering/renderer.h"

namespace sightline::app {

/// The renderer's name of the model.
std::string miniModelName(const engine::View& view, const engine::MiniView& mini);
std::string pieceModelName(const Layout& layout, std::size_t piece);

class SceneModels : public QObject {
    Q_OBJECT

  public:
    explicit SceneModels(QObject* parent = nullptr);
    ~SceneModels() override;

    /// Starts to load the models of this game that were not requested before.
    void want(const Layout& layout, const engine::View& view);
    /// Starts to load the models of a table without a game.
    void want(const Layout& layout);
    /// Passes loaded models to the renderer for about `milliseconds`, at least one model. The
    /// context of the renderer must be current.
    void handTo(rendering::Renderer& renderer, double milliseconds);
    /// Loads every model again, because the renderer was created anew.
    void forgetAll();
    bool reading() const { return reading_; }
    /// True if a loaded model waits for the renderer.
    bool waiting();

  signals:
    void arrived();  ///< emitted when a model is loaded, and when no model is left to load
    void failed(const QString& why);

  private:
    struct Order {
        std::string name;
        engine::MeshReference file;
        std::optional<rendering::Livery> livery{};
        std::optional<rendering::Model> plain{};  ///< drawn if the file cannot be read
    };
    using Levels = std::vector<rendering::ModelLevel>;
    void wantFile(Order order);
    void wantMini(const engine::View& view, const engine::MiniView& mini);
    void wantPiece(const Layout& layout, std::size_t piece);
    void startReading();
    void read();
    void stop();

    std::optional<Liveries> liveries_;  ///< the colours of factions, which are read on first use
    std::set<std::string> asked_;
    std::vector<Order> orders_;  ///< orders that have not started; the mutex guards them
    std::deque<std::pair<std::string, Levels>> ready_;  ///< loaded models; the mutex guards them
    std::mutex mutex_;
    std::atomic<bool> reading_ = false, stop_ = false;
    std::thread thread_;
};

}  // namespace sightline::app
