#include "app/window/shell/session/game_aside.h"

#include <QCoreApplication>
#include <exception>
#include <utility>

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct AsideText {
    Q_DECLARE_TR_FUNCTIONS(GameAside)
};

}  // namespace

struct GameAside {
    PlayedGame played;
    std::optional<RecoveryFile> recovery;

    /// Deletes the recovery file, unless an exception ends the program.
    ~GameAside() {
        if (recovery && std::uncaught_exceptions() == 0) recovery->remove();
    }
};

Result<std::shared_ptr<GameAside>> showInstead(GameSession& session, const QString& doing,
                                               const MakeGame& make) {
    if (auto why = session.work().busyWith()) return Problem{why->toStdString()};
    session.reveal();
    auto made =
        session.work().beside(doing, [&](const std::stop_token& stop) { return make(stop); });
    if (session.work().stopped())
        return Problem{AsideText::tr("%1: cancelled").arg(doing).toStdString()};
    if (!made) return made.problem();
    std::shared_ptr<GameAside> aside;
    if (session.running()) {
        aside = std::make_shared<GameAside>();
        aside->played = session.played();
        aside->recovery = session.recovery().release();
    }
    session.play({std::move(made->game), std::move(made->layout), SavedGame(),
                  std::move(made->staging), made->gate});
    return aside;
}

void takeBack(GameSession& session, const std::shared_ptr<GameAside>& aside) {
    session.reveal();
    session.recovery().goOnIn(std::exchange(aside->recovery, {}));
    session.play(aside->played);
}

}  // namespace sightline::app
