#include "app/window/shell/session/game_work.h"

#include <future>
#include <mutex>

namespace sightline::app {

GameWork::GameWork() {
    connect(&job_, &AwaitedJob::lasting, this, [this] { emit waiting(doing_); });
    connect(&job_, &AwaitedJob::ended, this, &GameWork::waited);
}

std::optional<QString> GameWork::busyWith() const {
    if (!busy()) return std::nullopt;
    return tr("%1: one moment").arg(doing_);
}

void GameWork::alone(const std::function<void()>& work) {
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds frame{33};
    const Clock::time_point begin = Clock::now();
    auto done = std::async(std::launch::async, [&] {
        const std::unique_lock unread(*gate_);
        work();
    });
    bool told = false;
    for (auto pause = patience_; done.wait_for(pause) != std::future_status::ready; pause = frame) {
        told = true;
        emit working(std::chrono::duration<double>(Clock::now() - begin).count());
    }
    if (told) emit worked();
    done.get();
}

}  // namespace sightline::app
