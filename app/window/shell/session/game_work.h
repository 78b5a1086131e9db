/// Runs the game's work on other threads. Either the window stays responsive and changes of the
/// game are refused, or the window waits for a step that changes the game.
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

    /// Another game is being opened, or the latest decision is being undone. Meanwhile every change
    /// of the game is refused.
    bool busy() const { return job_.busy(); }
    /// Why no other work can start now; none while not busy.
    std::optional<QString> busyWith() const;
    /// Stops the work; the game stays as it is.
    void stop() { job_.stop(); }
    /// The latest work beside the window was stopped, or ended with the program.
    bool stopped() const { return job_.stopped(); }

    /// Returns the result of `work(stop_token)`, which runs while the window stays responsive;
    /// `what` names the work to the players. Must not be busy.
    template <class Work>
    auto beside(const QString& what, Work work) {
        doing_ = what;
        return job_.await(std::move(work));
    }
    /// Returns the result of `work()`, which changes the game once no other thread reads it. The
    /// window's thread waits.
    template <class Work>
    auto change(Work work) {
        std::optional<std::invoke_result_t<Work>> result;
        alone([&] { result.emplace(work()); });
        return std::move(*result);
    }
    /// For queries of that game on other threads, between its changes.
    GameReader readerOf(std::shared_ptr<const engine::Game> game) const {
        return {std::move(game), gate_};
    }

    /// The time that a change may take before `working` is emitted.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

  signals:
    /// The ruling of this step still waits for its proof, for `seconds` so far. Slots may paint,
    /// but must not query the game.
    void working(double seconds);
    void worked();                      ///< after `working`
    void waiting(const QString& what);  ///< busy for longer than a moment; `what` names the work
    void waited();                      ///< no longer busy

  private:
    void alone(const std::function<void()>& work);

    AwaitedJob job_;
    QString doing_;  ///< names the work beside the window
    std::shared_ptr<std::shared_mutex> gate_ = std::make_shared<std::shared_mutex>();
    std::chrono::milliseconds patience_{100};
};

}  // namespace sightline::app
