// A game waits while another one is shown.
#include <exception>
#include <utility>

#include "app/window/session/beside.h"
#include "app/window/session/game_session.h"

namespace sightline::app {

struct GameSession::Aside {
    std::shared_ptr<engine::Game> game;
    Layout layout;
    QString journalPath;
    std::size_t savedAnswers = 0;
    std::uint64_t savedDigest = 0;
    std::optional<RecoveryFile> recovery;

    /// Nobody goes back to it; after a fault its file stays.
    ~Aside() {
        if (recovery && std::uncaught_exceptions() == 0) recovery->remove();
    }
};

Result<std::shared_ptr<GameSession::Aside>> GameSession::showInstead(const QString& doing,
                                                                     const MakeGame& make) {
    if (auto why = busyWith()) return Problem{why->toStdString()};
    reveal();
    auto made = beside(doing, [&](const std::stop_token& stop) { return make(stop); });
    if (stoppedWaiting()) return Problem{tr("%1: cancelled").arg(doing).toStdString()};
    if (!made) return made.problem();
    std::shared_ptr<Aside> aside;
    if (running()) {
        aside = std::make_shared<Aside>();
        aside->game = game_;
        aside->layout = layout_;
        aside->journalPath = journalPath_;
        aside->savedAnswers = savedAnswers_;
        aside->savedDigest = savedDigest_;
        aside->recovery = std::exchange(recovery_, {});
        autosave_.reset();
    }
    adopt(std::move(made->game), std::move(made->layout), {});
    return aside;
}

void GameSession::takeBack(const std::shared_ptr<Aside>& aside) {
    reveal();
    autosave_.reset();
    if (recovery_) recovery_->remove();
    recovery_ = std::exchange(aside->recovery, {});
    adopt(aside->game, aside->layout, aside->journalPath);
    savedAnswers_ = aside->savedAnswers;
    savedDigest_ = aside->savedDigest;
    emit changed();
}

}  // namespace sightline::app
