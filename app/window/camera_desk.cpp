#include "app/window/camera_desk.h"

#include <utility>

#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_session.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

bool choosesDefender(const engine::Question& question) {
    switch (question.ask) {
        case engine::Ask::declareDefender:
        case engine::Ask::declareAdditionalDefender:
        case engine::Ask::chooseAreaDefender:
        case engine::Ask::overrun:
            return true;
        default:
            return false;
    }
}

}  // namespace

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

void CameraDesk::setTurning(bool turns) {
    turns_ = turns;
    follow();
}

bool CameraDesk::mayMove() const {
    return on_ && session_.running() && !session_.gate() && !session_.staging().on &&
           !session_.view().sandbox;
}

std::vector<engine::UnitId> CameraDesk::acting() const {
    const engine::View& view = session_.view();
    const engine::Question* question = session_.question();
    if (question && choosesDefender(*question)) return withTargets(*question);
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

// The attacker and the units that may be declared the defender.
std::vector<engine::UnitId> CameraDesk::withTargets(const engine::Question& question) const {
    std::vector<engine::UnitId> units;
    const engine::View& view = session_.view();
    if (view.attack)
        units.push_back(view.attack->attacker);
    else if (view.activating)
        units.push_back(*view.activating);
    for (const engine::Option& option : question.options)
        if (const auto* unit = std::get_if<engine::UnitId>(&option)) units.push_back(*unit);
    return units;
}

// Between two questions, such as during a roll, the camera stays where it is.
std::optional<engine::Player> CameraDesk::seat() const {
    if (!turns_) return std::nullopt;
    const engine::Question* question = session_.question();
    return question ? question->player : seat_;
}

void CameraDesk::follow() {
    if (!mayMove()) return shown_.clear();
    const std::optional<engine::Player> from = seat();
    const bool turned = std::exchange(seat_, from) != from;
    if (turned) table_.setSeat(from);
    const std::vector<engine::UnitId> now = acting();
    if (std::exchange(shown_, now) == now && !turned) return;
    if (now.empty())
        table_.setCamera(QStringLiteral("table"));
    else
        table_.approach(now);
}

void CameraDesk::showChosen(engine::UnitId unit) {
    if (mayMove() && acting().size() < 2) table_.approach({unit});
}

}  // namespace sightline::app
