/// Runs the game's work on other threads. In one mode, the window stays responsive, and changes of
/// the game are refused. In the other mode, the window waits for a step that changes the game.
#pragma once
#include <QObject>
#include <QString>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <shared_mutex>
#include <type_traits>
#include <utility>

#include "app/window/shell/session/awaited_job.h"
#include "app/window/shell/session/game_reader.h"

namespace sightline::app {

class GameWork : public QObject {
    Q_OBJECT

  public:
    GameWork();

    /// True while another game is being opened, or the latest decision is being undone. Every
    /// change of the game is then refused.
    bool busy() const { return job_.busy(); }
    /// The reason why no other work can start now. Empty if no work is in progress.
    std::optional<QString> busyWith() const;
    /// Stops the work. The game stays as it is.
    void stop() { job_.stop(); }
    /// True if the latest work in parallel to the window was stopped, or ended with the program.
    bool stopped() const { return job_.stopped(); }

    /// Returns the result of `work(stop_token)`. The window stays responsive meanwhile. `what`
    /// names the work to the players. No other work may be in progress.
    template <class Work>
    auto beside(const QString& what, Work work) {
        doing_ = what;
        return job_.await(std::move(work));
    }
    /// Returns the result of `work()`, which changes the game. It starts after no other thread
    /// reads the game. The window's thread waits.
    template <class Work>
    auto change(Work work) {
        std::optional<std::invoke_result_t<Work>> result;
        alone([&] { result.emplace(work()); });
        return std::move(*result);
    }
    /// A reader for queries of that game on other threads, between its changes.
    GameReader readerOf(std::shared_ptr<const engine::Game> game) const {
        return {std::move(game), gate_};
    }

    /// Sets the time that a change may take before `working` is emitted.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

  signals:
    /// The ruling of this step has waited for its proof for `seconds`. Slots may paint, but must
    /// not query the game.
    void working(double seconds);
    void worked();                      ///< emitted after `working`, when the step is complete
    void waiting(const QString& what);  ///< emitted when work takes longer than a moment; `what`
                                        ///< names the work
    void waited();                      ///< emitted when this work has ended

  private:
    void alone(const std::function<void()>& work);

    AwaitedJob job_;
    QString doing_;  ///< name of the work in parallel to the window
    std::shared_ptr<std::shared_mutex> gate_ = std::make_shared<std::shared_mutex>();
    std::chrono::milliseconds patience_{100};
};

}  // namespace sightline::app
