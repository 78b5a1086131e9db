/// Runs slow work on other threads. `beside` keeps the window responsive and refuses changes of the
/// game. `change` lets the window wait for a step that changes the game.
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

    /// True while `beside` runs, for example while a game is opened or an answer is undone. All
    /// changes of the game are then refused.
    bool busy() const { return job_.busy(); }
    /// A text about the work in progress, as the reason why no other work can start. Empty if no
    /// work is in progress.
    std::optional<QString> busyWith() const;
    void stop() { job_.stop(); }
    /// True if the latest work of `beside` was stopped by the players or by the end of the program.
    bool stopped() const { return job_.stopped(); }

    /// Returns the result of `work(stop_token)`, which runs on another thread. The window stays
    /// responsive. `what` is a text about the work for the players. No other work may be in
    /// progress.
    template <class Work>
    auto beside(const QString& what, Work work) {
        doing_ = what;
        return job_.await(std::move(work));
    }
    /// Returns the result of `work()`, which changes the game. `work` is called as soon as no other
    /// thread reads the game. The window waits for the result.
    template <class Work>
    auto change(Work work) {
        std::optional<std::invoke_result_t<Work>> result;
        alone([&] { result.emplace(work()); });
        return std::move(*result);
    }
    /// Returns a reader with which other threads can read the game between its changes.
    GameReader readerOf(std::shared_ptr<const engine::Game> game) const {
        return {std::move(game), gate_};
    }

    /// Sets how long a change may take before the signal `working` is emitted.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }

  signals:
    /// Emitted repeatedly while a change of the game takes long. `seconds` is the time since its
    /// start. Slots may paint, but must not read the game.
    void working(double seconds);
    void worked();                      ///< emitted after `working` when the change is done
    void waiting(const QString& what);  ///< emitted when the work of `beside` takes longer than a
                                        ///< moment; `what` is a text about the work
    void waited();                      ///< emitted after `waiting` when the work has ended

  private:
    void alone(const std::function<void()>& work);

    AwaitedJob job_;
    QString doing_;  ///< text about the work of `beside`
    std::shared_ptr<std::shared_mutex> gate_ = std::make_shared<std::shared_mutex>();
    std::chrono::milliseconds patience_{100};
};

}  // namespace sightline::app
