#include "app/window/drag_move.h"

#include <QElapsedTimer>
#include <cmath>

#include "app/window/contact_snap.h"
#include "app/window/question_words.h"
#include "app/window/scene_builder.h"
#include "app/window/scene_colours.h"
#include "app/window/table_words.h"
#include "app/window/unit_words.h"
#include "geometry/range.h"
#include "geometry/ways.h"

namespace sightline::app {
namespace {

constexpr double farAhead = 40.0;  // inches: farther than any tool reaches
constexpr double snapReach = 0.5;  // inches from an illegal pose to a legal one that still is meant
constexpr double contactReach = 0.4;  // inches from an enemy's base that are meant as contact
constexpr double levelGround = 0.05;  // inches up or down that go without saying
constexpr double leastRest = 0.05;    // inches short of the pointer that are worth a word
constexpr double edgeLine = 0.24, edgeLift = 0.12;  // inches: the edge that units deploy from
constexpr double toolLift = 0.03;  // inches that the tool lies above the leader's base

double shift(const geometry::SolvedMove& one, const geometry::SolvedMove& other) {
    return glm::distance(geometry::Vec2{one.verdict.end.position},
                         geometry::Vec2{other.verdict.end.position});
}

/// How high the tool lies: beside the leader, or where an undeployed one comes from.
double toolHeight(const engine::MoveBounds& bounds) {
    if (!bounds.terms.deployment) return bounds.leader.position.z + toolLift;
    const auto& transport = bounds.terms.deployment->transport;
    return (transport ? transport->position.z : 0.0) + toolLift;
}

struct ShownMove {
    const geometry::SolvedMove& move;
    const engine::MiniView& leader;
    double height = 0.0;  ///< of the tool
    rendering::Colour colour{};
    float strength = 1.0F;
};

void addMove(SceneDraft& draft, const engine::View& view, const ShownMove& shown) {
    const geometry::SolvedMove& move = shown.move;
    if (move.move.kind != geometry::MoveKind::pivot)
        draft.scene.tools.push_back(
            {move.verdict.tool, shown.height, colours::withAlpha(shown.colour, shown.strength)});
    addGhost(draft, view, {shown.leader, move.verdict.end, shown.colour, shown.strength});
}

}  // namespace

DragMove::DragMove(GameSession& session, QObject* parent)
    : TableTool(session, parent), watch_(session), region_(session) {
    connect(&region_, &ReachRegion::changed, this, &DragMove::changed);
    connect(&watch_, &WatchLines::changed, this, &DragMove::changed);
}

bool DragMove::active() const {
    const engine::Question* question = session().question();
    return question && question->form == engine::AnswerForm::move && question->move;
}

void DragMove::follow() {
    const std::size_t answers = session().running() ? session().game().journal().answers.size() : 0;
    if (active() && answers == answersThen_) return;
    answersThen_ = answers;
    wish_.reset();
    closest_.reset();
    pointed_.reset();
    way_ = 0;
    dragging_ = settling_ = false;
    job_.forget();
    watch_.clear();
    region_.clear();
    if (active() && !QuestionWords::isCompulsory(*session().question())) region_.ask(bounds());
}

bool DragMove::press(const TablePointer& pointer) {
    if (!active()) return false;
    const engine::UnitView& unit = session().view().unit(session().question()->unit);
    const bool onLeader =
        pointer.mini && !unit.minis.empty() && *pointer.mini == unit.minis.front();
    const geometry::Vec2 stand{bounds().leader.position};
    const bool onTable = !deploys();
    const bool turning = bounds().terms.kind == geometry::MoveKind::pivot;
    grip_ =
        onLeader && onTable && !turning ? stand - geometry::Vec2{pointer.ground} : geometry::Vec2{};
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

// Before the first drag the tool turns with the pointer, so that one sees what is asked for.
void DragMove::hover(const TablePointer& pointer) {
    if (!active() || wish_) return;
    pointer_ = pointer.pixel;
    pointed_ = judged(geometry::Vec2{pointer.ground});
    emit changed();
}

bool DragMove::cancel() {
    if (!wish_) return false;
    wish_.reset();
    closest_.reset();
    dragging_ = settling_ = false;
    job_.forget();
    watch_.clear();
    emit changed();
    return true;
}

geometry::SolvedMove DragMove::judged(geometry::Vec2 target) const {
    if (bounds().terms.kind == geometry::MoveKind::pivot) return turned(target);
    if (QuestionWords::isCompulsory(*session().question())) return wholeWay(target);
    if (auto turned = otherWay(target)) return *turned;
    return geometry::wishedMove(session().view().battlefield, bounds().leader, target,
                                bounds().terms, bounds().others, bounds().forbidden);
}

std::optional<geometry::SolvedMove> DragMove::otherWay(geometry::Vec2 target) const {
    const engine::MoveBounds& bound = bounds();
    if (way_ == 0 || !bound.leader.base.notched) return std::nullopt;
    const geometry::Battlefield& field = session().view().battlefield;
    const auto ways = geometry::waysTo(field, bound.leader, target, bound.terms);
    if (ways.empty()) return std::nullopt;
    const int count = static_cast<int>(ways.size());
    geometry::SolvedMove solved;
    solved.move = ways[static_cast<std::size_t>(((way_ % count) + count) % count)];
    solved.verdict = geometry::judgeMove(field, bound.leader, solved.move, bound.terms,
                                         bound.others, bound.forbidden);
    return solved;
}

void DragMove::turnWay(int steps) {
    if (!active() || !dragging_) return;
    way_ += steps;
    solveAgain();
}

// A compulsory move only chooses a direction: the tool is the longest that the unit may use, and
// the leader goes to its end, or as far as it can.
geometry::SolvedMove DragMove::wholeWay(geometry::Vec2 target) const {
    const engine::MoveBounds& bound = bounds();
    const geometry::Battlefield& field = session().view().battlefield;
    const geometry::Vec2 from{bound.leader.position};
    const double away = glm::distance(from, target);
    const geometry::Vec2 way =
        away > 0.0 ? (target - from) / away : geometry::direction(bound.leader.facing);
    geometry::SolvedMove solved = geometry::wishedMove(field, bound.leader, from + way * farAhead,
                                                       bound.terms, bound.others, bound.forbidden);
    solved.move.pose.stop = 1.0;
    solved.move.end.reset();
    if (const auto farthest = geometry::farthestAlong(field, bound.leader, solved.move, bound.terms,
                                                      bound.others, bound.forbidden))
        solved.verdict = farthest->verdict;
    solved.miss = 0.0;
    return solved;
}

// A pivot faces the pointer.
geometry::SolvedMove DragMove::turned(geometry::Vec2 target) const {
    const engine::MoveBounds& bound = bounds();
    geometry::SolvedMove solved;
    solved.move.kind = geometry::MoveKind::pivot;
    solved.move.toolSpeed = bound.terms.speed;
    solved.move.rotateFirst = geometry::angleOf(target - geometry::Vec2{bound.leader.position});
    solved.verdict = geometry::judgeMove(session().view().battlefield, bound.leader, solved.move,
                                         bound.terms, bound.others, bound.forbidden);
    return solved;
}

void DragMove::solve(const TablePointer& pointer) {
    pointer_ = pointer.pixel;
    target_ = geometry::Vec2{pointer.ground} + grip_;
    solveAgain();
}

// A leader pulled to an enemy that it may fight is laid against its base.
void DragMove::solveAgain() {
    QElapsedTimer clock;
    clock.start();
    geometry::Vec2 target = target_;
    const bool walks = bounds().terms.kind != geometry::MoveKind::pivot &&
                       !QuestionWords::isCompulsory(*session().question());
    if (walks) {
        const auto enemies =
            enemiesToTouch(session().view(), session().question()->player, bounds().forbidden);
        target = contactSpot(bounds().leader, target_, enemies, contactReach).value_or(target_);
    }
    wish_ = judged(target);
    judgeMilliseconds_ = double(clock.nsecsElapsed()) / 1e6;
    watch_.ask(session().view().unit(session().question()->unit).minis.front(), wish_->verdict.end);
    if (wish_->verdict.legal) {
        closest_.reset();
        job_.forget();
        emit hint(moveWords());
    } else {
        askForClosest(target);
        emit hint(reason());
    }
    emit changed();
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

// An illegal pose that is a hair from a legal one was meant to be that one; others stay to be read.
void DragMove::settle() {
    settling_ = false;
    if (wish_ && closest_ && shift(*wish_, *closest_) <= snapReach) take(*closest_);
}

void DragMove::take(const geometry::SolvedMove& move) {
    const engine::MoveAnswer answer{move.move};
    session().answer(answer);
}

// A target out of reach leaves a rest, which is said; one that is reached leaves none.
QString DragMove::moveWords() const {
    const QString speed = tr("Speed %1").arg(wish_->move.toolSpeed);
    return wish_->miss < leastRest
               ? tr("%1: release to move").arg(speed)
               : tr("%1, %2 short of the pointer: release to move").arg(speed, inches(wish_->miss));
}

QString DragMove::reason() const {
    if (!wish_ || wish_->verdict.objections.empty()) return tr("Not legal");
    const QString page = pageWords(session().question()->citation.page);
    const QString text = QString::fromStdString(wish_->verdict.objections.front().text);
    return page.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, page);
}

void DragMove::draw(SceneDraft& draft) const {
    if (!active()) return;
    region_.draw(draft);
    const engine::View& view = session().view();
    const engine::UnitView& unit = view.unit(session().question()->unit);
    const engine::MiniView& leader = view.mini(unit.minis.front());
    const double height = toolHeight(bounds());
    if (deploys()) drawEdges(draft);
    if (!wish_) {
        if (!deploys())
            draft.scene.discs.push_back({geometry::Vec2{leader.mini.position},
                                         leader.mini.base.width / 2.0 + 0.25,
                                         leader.mini.base.width / 2.0 + 0.4, colours::legal});
        if (!pointed_) return;
        if (pointed_->move.kind != geometry::MoveKind::pivot)
            draft.scene.tools.push_back(
                {pointed_->verdict.tool, height, colours::withAlpha(colours::cohesion, 0.4F)});
        if (deploys() && pointed_->verdict.legal)
            addGhost(draft, view, {leader, pointed_->verdict.end, colours::cohesion, 0.35F});
        return;
    }
    watch_.draw(draft);
    const bool legal = wish_->verdict.legal;
    if (!legal && closest_)
        addMove(draft, view, {*closest_, leader, height, colours::legal, 0.35F});
    addMove(draft, view,
            {*wish_, leader, height, legal ? colours::legal : colours::illegal, 0.75F});
}

// Where the tool of an undeployed unit may start.
void DragMove::drawEdges(SceneDraft& draft) const {
    const geometry::Deployment& from = *bounds().terms.deployment;
    if (from.transport) {
        draft.scene.outlines.push_back(
            {geometry::outlineOf(*from.transport), 0.1, edgeLine, colours::caution});
        return;
    }
    for (const geometry::PlanSegment& edge : from.edges)
        draft.scene.tubes.push_back({{edge.from.x, edge.from.y, edgeLift},
                                     {edge.to.x, edge.to.y, edgeLift},
                                     edgeLine / 2.0,
                                     colours::caution});
}

QString DragMove::watched() const {
    const QString words = watch_.words();
    return words.isEmpty() ? QString()
                           : QStringLiteral("<br><span style='color:#98A2AF'>%1</span>")
                                 .arg(words.toHtmlEscaped());
}

std::optional<TableNote> DragMove::note() const {
    if (!active() || !wish_) return std::nullopt;
    if (!wish_->verdict.legal) {
        QString text = reason().toHtmlEscaped();
        if (!dragging_) text += QStringLiteral("<br>") + tr("Drag again, or Escape");
        return TableNote{text + watched(), Tone::bad, pointer_, clearOf()};
    }
    return TableNote{travelled() + watched(), Tone::good, pointer_, clearOf()};
}

// The way of a leader that stands on the table.
std::optional<geometry::Vec3> DragMove::clearOf() const {
    return deploys() ? std::nullopt : std::optional(bounds().leader.position);
}

// The enemy unit that the leader would be in base contact with.
QString DragMove::melee() const {
    const engine::View& view = session().view();
    for (const geometry::PlacedMini& enemy :
         enemiesToTouch(view, session().question()->player, bounds().forbidden))
        if (geometry::inBaseContact(wish_->verdict.end, enemy.mini))
            return tr(", into melee with %1")
                .arg(UnitWords::label(view, view.mini(engine::MiniId{enemy.key}).unit));
    return {};
}

QString DragMove::travelled() const {
    if (bounds().terms.kind == geometry::MoveKind::pivot) {
        const double turn = geometry::turn(wish_->verdict.end.facing, bounds().leader.facing).value;
        return tr("Pivot by %1°").arg(std::abs(turn), 0, 'f', 0);
    }
    if (deploys()) return tr("Deploy with speed %1").arg(wish_->move.toolSpeed);
    const double way = glm::distance(geometry::Vec2{bounds().leader.position},
                                     geometry::Vec2{wish_->verdict.end.position});
    const double up = wish_->verdict.end.position.z - bounds().leader.position.z;
    const QString level = tr("Speed %1, %2").arg(wish_->move.toolSpeed).arg(inches(way));
    const QString contact = melee();
    if (!contact.isEmpty()) return level + contact;
    if (std::abs(up) < levelGround) return level;
    return up > 0.0 ? tr("%1, %2 up").arg(level, inches(up))
                    : tr("%1, %2 down").arg(level, inches(-up));
}

}  // namespace sightline::app
