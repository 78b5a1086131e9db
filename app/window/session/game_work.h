/// What the game does on other threads. Either the window goes on meanwhile, and whatever would
/// change the game is refused; or it waits for a step that moves the game on.
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

#include "app/window/session/awaited_job.h"
#include "app/window/session/game_reader.h"

namespace sightline::app {

class GameWork : public QObject {
    Q_OBJECT

  public:
    GameWork();

    /// Another game is being opened, or the latest decision taken back. Meanwhile the game stands
    /// still: whatever would change it is refused.
    bool busy() const { return job_.busy(); }
    /// Why nothing else can be done now; none while it is not busy.
    std::optional<QString> busyWith() const;
    /// Everything stays as it is, then.
    void stop() { job_.stop(); }
    /// The latest work beside the window ended by that, or with the program.
    bool stopped() const { return job_.stopped(); }

    /// What `work(stop_token)` returns, done while the window goes on; these words tell of it. Must
    /// not be busy.
    template <class Work>
    auto beside(const QString& what, Work work) {
        doing_ = what;
        return job_.await(std::move(work));
    }
    /// What `work()` returns, which moves the game on once nobody reads it any more. The window's
    /// thread waits.
    template <class Work>
    auto change(Work work) {
        std::optional<std::invoke_result_t<Work>> result;
        alone([&] { result.emplace(work()); });
        return std::move(*result);
    }
    /// For questions to that game on other threads, between its changes.
    GameReader readerOf(std::shared_ptr<const engine::Game> game) const {
        return {std::move(game), gate_};
    }

    /// How long a change may take before `working` tells of it.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

  signals:
    /// A ruling that decides this step waits for its proof, for so many seconds by now. What
    /// listens may paint, and may not ask the game.
    void working(double seconds);
    void worked();                      ///< after `working`
    void waiting(const QString& what);  ///< it is busy with that, for longer than a moment
    void waited();                      ///< it is busy no longer

  private:
    void alone(const std::function<void()>& work);

    AwaitedJob job_;
    QString doing_;  ///< beside the window
    std::shared_ptr<std::shared_mutex> gate_ = std::make_shared<std::shared_mutex>();
    std::chrono::milliseconds patience_{100};
};

}  // namespace sightline::app
