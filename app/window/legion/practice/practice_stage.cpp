#include "app/window/legion/practice/practice_stage.h"

#include <utility>

#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

PracticeStage::PracticeStage(const Collaborators& around, QObject* parent)
    : QObject(parent), around_(around) {
    connect(around.session, &GameSession::changed, this, &PracticeStage::follow);
}

bool PracticeStage::isShown() const { return scene_ && around_.session->sharedGame() == scene_; }

bool PracticeStage::shows(const QObject* owner) const { return isShown() && owner_ == owner; }

std::optional<QString> PracticeStage::show(ReadyGame scene, const QObject* owner) {
    GameSession& session = *around_.session;
    if (auto why = session.work().busyWith()) return why;
    // A lesson ends, and its former game returns.
    if (!begun_) emit around_.files->leaving();
    if (begun_ && !isShown() && !around_.files->mayLeave()) return tr("The current game stays.");
    scene.staging.leave = [this] { return leave(); };
    changing_ = true;
    if (begun_) {
        session.reveal();
        session.play({std::move(scene.game), std::move(scene.layout), SavedGame(),
                      std::move(scene.staging)});
    } else {
        auto shown = showInstead(
            session, tr("Showing the scene"),
            [&](const std::stop_token&) -> Result<ReadyGame> { return std::move(scene); });
        if (!shown) {
            changing_ = false;
            return MessageWords::said(shown.problem());
        }
        aside_ = std::move(*shown);
        begun_ = true;
    }
    scene_ = session.sharedGame();
    changing_ = false;
    const bool other = std::exchange(owner_, owner) != owner;
    if (other) emit gone();
    emit around_.files->filesChanged();
    return std::nullopt;
}

bool PracticeStage::leave() {
    if (!begun_) return true;
    GameSession& session = *around_.session;
    if (session.work().busy()) return false;
    if (!isShown() && !around_.files->mayLeave()) return false;
    changing_ = true;
    if (aside_)
        takeBack(session, std::exchange(aside_, nullptr));
    else if (isShown())
        session.play({session.played().game, session.layout(), SavedGame()});
    changing_ = false;
    scene_.reset();
    owner_ = nullptr;
    begun_ = false;
    emit gone();
    emit around_.files->filesChanged();
    return true;
}

// Notices that another game was opened while a scene was on the table.
void PracticeStage::follow() {
    if (changing_ || !begun_ || !scene_ || isShown()) return;
    scene_.reset();
    owner_ = nullptr;
    emit gone();
}

}  // namespace sightline::app
