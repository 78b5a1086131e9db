#include "app/window/camera_desk.h"

#include <utility>

#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_session.h"

namespace sightline::app {

// The connections are queued, so that the panels are in their new places before the camera moves.
CameraDesk::CameraDesk(const GameSession& session, TableView& table, const Rosters& rosters,
                       QObject* parent)
    : QObject(parent), session_(session), table_(table) {
    connect(&session, &GameSession::changed, this, &CameraDesk::follow, Qt::QueuedConnection);
    connect(&rosters, &Rosters::chosen, this, &CameraDesk::showChosen, Qt::QueuedConnection);
    setOn(true);
}

void CameraDesk::setOn(bool on) {
    on_ = on;
    table_.setGliding(on);
}

bool CameraDesk::mayMove() const {
    return on_ && session_.running() && !session_.gate() && !session_.staging().on &&
           !session_.view().sandbox;
}

std::vector<engine::UnitId> CameraDesk::acting() const {
    const engine::View& view = session_.view();
    if (const auto& attack = view.attack) {
        if (attack->pools.empty()) return {attack->attacker};
        const bool resolving = attack->current >= 0;
        const auto& pool = resolving ? attack->pools[static_cast<std::size_t>(attack->current)]
                                     : attack->pools.back();
        return {attack->attacker, pool.defender};
    }
    if (view.activating) return {*view.activating};
    return {};
}

void CameraDesk::follow() {
    if (!mayMove()) return shown_.clear();
    const std::vector<engine::UnitId> now = acting();
    if (std::exchange(shown_, now) == now) return;
    if (now.empty())
        table_.setCamera(QStringLiteral("table"));
    else
        table_.approach(now);
}

void CameraDesk::showChosen(engine::UnitId unit) {
    if (mayMove() && acting().size() < 2) table_.approach({unit});
}

}  // namespace sightline::app
