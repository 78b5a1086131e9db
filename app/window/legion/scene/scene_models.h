/// Loads the 3D models of a game on a background thread, and passes each loaded model to the
/// renderer.
#pragma once
#include <QObject>
#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "app/files/tables/liveries.h"
#include "app/files/tables/load.h"
#include "engine/legion/rules/state/view.h"
#include "rendering/model/model_levels.h"
#include "rendering/model/ray_mesh.h"
#include "rendering/renderer.h"

namespace sightline::app {

/// The name by which the renderer knows the model of a miniature.
std::string miniModelName(const engine::View& view, const engine::MiniView& mini);
std::string pieceModelName(const Layout& layout, std::size_t piece);

class SceneModels : public QObject {
    Q_OBJECT

  public:
    explicit SceneModels(QObject* parent = nullptr);
    ~SceneModels() override;

    /// Starts to load those models of a game that were not requested before.
    void want(const Layout& layout, const engine::View& view);
    /// Starts to load the terrain models of a table without a game.
    void want(const Layout& layout);
    /// Passes loaded models to the renderer for about `milliseconds`, but at least one model. The
    /// renderer's OpenGL context must be current.
    void handTo(rendering::Renderer& renderer, double milliseconds);
    /// Must be called after a new renderer was created. All models will be loaded again.
    void forgetAll();
    bool reading() const { return reading_; }
    /// True if the renderer has not received all loaded models yet.
    bool waiting();
    /// The drawn shape of a model. Null if the renderer has not received the model.
    const rendering::RayMesh* shapeOf(const std::string& name) const;

  signals:
    void arrived();  ///< emitted after each loaded model, and when no model is left
    void failed(const QString& why);

  private:
    struct Order {
        std::string name;
        engine::MeshReference file;
        std::optional<rendering::Livery> livery{};
        /// Model that is drawn if the file cannot be read.
        std::optional<rendering::Model> plain{};
        bool isMini = false;
    };
    struct Ready {
        std::string name;
        std::vector<rendering::ModelLevel> levels;
        rendering::RayMesh shape{};  ///< only of a miniature
    };
    void wantFile(Order order);
    void wantMini(const engine::View& view, const engine::MiniView& mini);
    void wantPiece(const Layout& layout, std::size_t piece);
    void startReading();
    void read();
    void stop();

    std::optional<Liveries> liveries_;  ///< colours of the factions' models, read when first needed
    std::set<std::string> asked_;
    std::vector<Order> orders_;  ///< models that are not being read yet; guarded by the mutex
    /// Loaded models for the renderer; guarded by the mutex.
    std::deque<Ready> ready_;
    std::map<std::string, rendering::RayMesh> shapes_;  ///< drawn shapes of miniatures
    std::mutex mutex_;
    std::atomic<bool> reading_ = false, stop_ = false;
    std::thread thread_;
};

}  // namespace sightline::app
