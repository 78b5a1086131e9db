#include "app/window/legion/tools/drag_move.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cmath>

#include "app/window/legion/tools/contact_snap.h"
#include "app/window/legion/tools/move_wish.h"
#include "app/window/legion/words/unit_words.h"

namespace sightline::app {
namespace {

// Inches. An illegal end of a move is replaced by the nearest legal end if these ends are at most
// this far apart.
constexpr double snapReach = 0.5;
constexpr double contactReach = 0.4;   // inches; a dragged leader that is nearer than this to an
                                       // enemy's base is moved into contact with it
constexpr double entranceDepth = 3.0;  // inches from the deployment edge or the transport
constexpr double leastMiss = 0.001;    // inches; a smaller distance to the pointer is none
constexpr double sameFloor = 0.1;      // inches; heights of one floor differ by less than this

double shift(const geometry::SolvedMove& one, const geometry::SolvedMove& other) {
    return glm::distance(geometry::Vec2{one.verdict.end.position},
                         geometry::Vec2{other.verdict.end.position});
}

}  // namespace

DragMove::DragMove(GameSession& session, QObject* parent)
    : TableTool(session, parent),
      instead_(session),
      watch_(session),
      attacks_(session),
      region_(session) {
    connect(&instead_, &LegalAlternative::changed, this, &DragMove::showNearest);
    connect(&region_, &ReachRegion::changed, this, &DragMove::changed);
    connect(&watch_, &WatchLines::changed, this, &DragMove::changed);
    connect(&attacks_, &AttackLines::changed, this, &DragMove::changed);
}

bool DragMove::active() const {
    const engine::Question* question = session().question();
    return question && question->form == engine::AnswerForm::move && question->move;
}

void DragMove::follow() {
    const std::size_t answers = session().running() ? session().answersShown() : 0;
    if (active() && answers == answersThen_) return;
    answersThen_ = answers;
    giveUp();
    pointed_.reset();
    way_ = 0;
    region_.clear();
    if (active() && !compulsory()) region_.ask(bounds());
}

void DragMove::giveUp() {
    wish_.reset();
    closest_.reset();
    nearest_.reset();
    dragging_ = settling_ = false;
    job_.forget();
    instead_.forget();
    watch_.clear();
    attacks_.clear();
}

bool DragMove::press(const TablePointer& pointer) {
    if (!active()) return false;
    const engine::UnitView& unit = session().view().unit(session().question()->unit);
    const bool onLeader =
        pointer.mini && !unit.minis.empty() && *pointer.mini == unit.minis.front();
    const geometry::Vec3& stand = bounds().leader.position;
    const bool onTable = !deploys();
    const bool turning = bounds().terms.kind == geometry::MoveKind::pivot;
    grip_ = {};
    if (onLeader && onTable && !turning)
        grip_ = geometry::Vec2{stand - floorAt(stand.z, pointer, session().view().battlefield)};
    pointer_ = pointer.pixel;
    settling_ = false;
    return true;
}

void DragMove::drag(const TablePointer& pointer) {
    if (!active()) return;
    dragging_ = true;
    solve(pointer);
}

void DragMove::release(const TablePointer&) {
    if (!dragging_ || !active()) return;
    dragging_ = false;
    drop();
}

// The nearest legal move is drawn as a translucent copy of the leader. A click on the copy answers
// with this move.
bool DragMove::tap(const TablePointer& pointer) {
    if (!nearest_) return false;
    return entry(pointer.ray, geometry::silhouetteOf(nearest_->verdict.end)) && takeNearest();
}

// Before the first drag, shows a preview: the movement tool reaches towards the place under the
// mouse pointer.
void DragMove::hover(const TablePointer& pointer) {
    if (!active() || wish_) return;
    pointer_ = pointer.pixel;
    pointed_ = judged(geometry::Vec2{draggedFloor(pointer, {})});
    emit changed();
}

bool DragMove::cancel() {
    if (!wish_) return false;
    giveUp();
    emit changed();
    return true;
}

// The place at which the keyboard starts a deploying leader: at the middle of the longest
// deployment edge, or beside the transport, towards the middle of the table.
geometry::Vec3 DragMove::entrance() const {
    const geometry::Deployment& from = *bounds().terms.deployment;
    const auto& table = session().layout().table;
    geometry::Vec2 edge{};
    double longest = -1.0;
    for (const geometry::PlanSegment& one : from.edges) {
        const double length = glm::distance(one.from, one.to);
        if (length <= longest) continue;
        longest = length;
        edge = (one.from + one.to) / 2.0;
    }
    if (from.transport) edge = geometry::Vec2{from.transport->position};
    const geometry::Vec2 way = geometry::Vec2{table.width, table.depth} / 2.0 - edge;
    const double far = glm::length(way);
    if (far > entranceDepth) edge += way * (entranceDepth / far);
    return {edge.x, edge.y, 0.0};
}

std::vector<TableHold> DragMove::holds() const {
    if (!active()) return {};
    const engine::UnitId unit = session().question()->unit;
    const QString name = UnitWords::label(session().view(), unit);
    const bool turning = bounds().terms.kind == geometry::MoveKind::pivot;
    const geometry::Vec3 start = deploys() ? entrance() : bounds().leader.position;
    if (turning) return {{start, start, name, bounds().leader.facing}};
    return {{wish_ ? wish_->verdict.end.position : start, start, name, std::nullopt}};
}

// The leader cannot follow the pointer beyond the reach of its movement tool, nor away from the end
// of a compulsory move.
std::optional<geometry::Vec3> DragMove::reached() const {
    if (!active() || !wish_ || wish_->move.kind == geometry::MoveKind::pivot) return std::nullopt;
    if (wish_->miss < leastMiss && !compulsory()) return std::nullopt;
    return wish_->verdict.end.position;
}

geometry::SolvedMove DragMove::judged(geometry::Vec2 target) const {
    return wishedBy({session().view().battlefield, bounds(), compulsory(), way_}, target);
}

void DragMove::turnWay(int steps) {
    if (!active() || !dragging_) return;
    way_ += steps;
    solveAgain();
}

// The floor to which the player drags. The mouse ray meets a roof first, but the region of the
// reach is drawn through the roof, so a player can point at the floor below it.
geometry::Vec3 DragMove::draggedFloor(const TablePointer& pointer, geometry::Vec2 grip) const {
    const auto reaches = [&](const geometry::Vec3& floor) {
        const auto height = region_.heightAt(geometry::Vec2{floor} + grip);
        return height && std::abs(*height - floor.z) < sameFloor;
    };
    if (reaches(pointer.ground)) return pointer.ground;
    const auto floors = underRoofs(pointer, session().view().battlefield);
    const auto below = std::ranges::find_if(floors, reaches);
    return below == floors.end() ? pointer.ground : *below;
}

void DragMove::solve(const TablePointer& pointer) {
    pointer_ = pointer.pixel;
    target_ = geometry::Vec2{draggedFloor(pointer, grip_)} + grip_;
    solveAgain();
}

// Computes the move for the dragged place. If an enemy that the leader may engage is near, the
// leader is moved into base contact with this enemy.
void DragMove::solveAgain() {
    QElapsedTimer clock;
    clock.start();
    instead_.forget();
    nearest_.reset();
    geometry::Vec2 target = target_;
    const bool walks = bounds().terms.kind != geometry::MoveKind::pivot && !compulsory();
    if (walks) {
        const auto enemies =
            enemiesToTouch(session().view(), session().question()->player, bounds().forbidden);
        target = contactSpot(bounds().leader, target_, enemies, contactReach).value_or(target_);
    }
    wish_ = judged(target);
    judgeMilliseconds_ = double(clock.nsecsElapsed()) / 1e6;
    foresee();
    if (wish_->verdict.legal) {
        closest_.reset();
        job_.forget();
        emit hint(moveWords());
    } else {
        askForClosest(target);
        emit hint({});  // the card beside the pointer has the reason
    }
    emit changed();
}

// Looks ahead to the end of the move: the enemies that see the leader there, and the attacks of the
// unit from there. An illegal end has no attacks.
void DragMove::foresee() {
    const engine::UnitId unit = session().question()->unit;
    const geometry::Mini& end = wish_->verdict.end;
    watch_.ask(session().view().unit(unit).minis.front(), end);
    const bool hidden = session().staging().hidesMeasures();
    if (wish_->verdict.legal && !deploys() && !hidden)
        attacks_.ask(unit, end);
    else
        attacks_.clear();
}

void DragMove::askForClosest(geometry::Vec2 target) {
    job_.ask([this, target, bound = bounds(), field = session().view().battlefield] {
        auto found = geometry::closestLegalMove(field, bound.leader, target, bound.terms,
                                                bound.others, bound.forbidden);
        return [this, found = std::move(found)] {
            closest_ = found;
            if (settling_) settle();
            emit changed();
        };
    });
}

void DragMove::drop() {
    if (!wish_) return;
    if (wish_->verdict.legal) {
        take(*wish_);
    } else if (job_.busy()) {
        settling_ = true;
    } else {
        settle();
    }
    emit changed();
}

// Called when the leader is released at an illegal place. If a legal place is very close, the
// leader moves there. Otherwise the illegal place stays visible with its reason.
void DragMove::settle() {
    settling_ = false;
    if (!wish_) return;
    if (closest_ && shift(*wish_, *closest_) <= snapReach) return take(*closest_);
    const engine::MoveAnswer answer{wish_->move};
    refuse(answer);
    session().noteRefused(answer);
}

void DragMove::take(const geometry::SolvedMove& move) {
    const engine::MoveAnswer answer{move.move};
    if (session().answerOrSayWhy(answer)) return;
    // A lesson also takes back legal moves. Such a move needs no legal alternative.
    if (session().gate() && !session().game().refusalOf(answer))
        giveUp();
    else
        refuse(answer);
}

void DragMove::refuse(const engine::Answer& answer) {
    instead_.ask(answer);
    emit hint({});  // the card beside the pointer has the reason
}

void DragMove::showNearest() {
    nearest_.reset();
    const auto& found = instead_.found();
    const auto* answer = found && active() ? std::get_if<engine::MoveAnswer>(&*found) : nullptr;
    if (answer) nearest_ = shownFor(answer->move);
    emit changed();
}

// The move as the game would compute it, with the position of the leader at the end of the move.
geometry::SolvedMove DragMove::shownFor(const geometry::Move& move) const {
    const engine::MoveBounds& bound = bounds();
    const geometry::Battlefield& field = session().view().battlefield;
    geometry::SolvedMove shown;
    shown.move = move;
    shown.verdict =
        geometry::judgeMove(field, bound.leader, move, bound.terms, bound.others, bound.forbidden);
    if (!compulsory()) return shown;
    if (const auto farthest = geometry::farthestAlong(field, bound.leader, move, bound.terms,
                                                      bound.others, bound.forbidden))
        shown.verdict = farthest->verdict;
    return shown;
}

bool DragMove::takeNearest() { return nearest_ && instead_.take(); }

}  // namespace sightline::app
