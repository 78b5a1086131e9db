/// Reads the models that a game needs beside the window's thread and gives them to the renderer as
/// they come.
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
#include "engine/state/view.h"
#include "rendering/model/model_levels.h"
#include "rendering/renderer.h"

namespace sightline::app {

/// The renderer's names.
std::string miniModelName(const engine::View& view, const engine::MiniView& mini);
std::string pieceModelName(const Layout& layout, std::size_t piece);

class SceneModels : public QObject {
    Q_OBJECT

  public:
    explicit SceneModels(QObject* parent = nullptr);
    ~SceneModels() override;

    /// Starts reading whatever of this game was not asked for before.
    void want(const Layout& layout, const engine::View& view);
    /// The same of a table without a game.
    void want(const Layout& layout);
    /// Hands over of what has been read as much as takes about so many milliseconds, one model at
    /// least. Needs the renderer's context current.
    void handTo(rendering::Renderer& renderer, double milliseconds);
    /// The renderer was made anew: everything is read again.
    void forgetAll();
    bool reading() const { return reading_; }
    /// Something has been read that is not handed over.
    bool waiting();

  signals:
    void arrived();  ///< one more, and again when none is left to be read
    void failed(const QString& why);

  private:
    struct Order {
        std::string name;
        engine::MeshReference file;
        std::optional<rendering::Livery> livery{};
        std::optional<rendering::Model> plain{};  ///< drawn where the file cannot be read
    };
    using Levels = std::vector<rendering::ModelLevel>;
    void wantFile(Order order);
    void wantMini(const engine::View& view, const engine::MiniView& mini);
    void wantPiece(const Layout& layout, std::size_t piece);
    void startReading();
    void read();
    void stop();

    std::optional<Liveries> liveries_;  ///< read when first needed
    std::set<std::string> asked_;
    std::vector<Order> orders_;                         ///< not started; guarded
    std::deque<std::pair<std::string, Levels>> ready_;  ///< guarded
    std::mutex mutex_;
    std::atomic<bool> reading_ = false, stop_ = false;
    std::thread thread_;
};

}  // namespace sightline::app
