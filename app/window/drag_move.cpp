#include "app/window/drag_move.h"

#include <QElapsedTimer>

#include "app/window/scene_builder.h"
#include "app/window/scene_colours.h"
#include "app/window/table_words.h"

namespace sightline::app {
namespace {

constexpr double snapReach = 0.5;  // inches from an illegal pose to a legal one that still is meant
constexpr double leastRest = 0.05; // inches short of the pointer that are worth a word
constexpr double toolLift = 0.03;  // inches that the tool lies above the leader's base

double shift(const geometry::SolvedMove& one, const geometry::SolvedMove& other) {
    return glm::distance(geometry::Vec2{one.verdict.end.position},
                         geometry::Vec2{other.verdict.end.position});
}

void addMove(SceneDraft& draft, const engine::View& view, const geometry::SolvedMove& move,
             const engine::MiniView& leader, rendering::Colour colour, float strength) {
    if (move.move.kind != geometry::MoveKind::pivot) {
        draft.scene.tools.push_back({move.verdict.tool, leader.mini.position.z + toolLift,
                                     colours::withAlpha(colour, strength)});
    }
    addGhost(draft, view, {leader, move.verdict.end, colour, strength});
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
    dragging_ = settling_ = false;
    job_.forget();
    watch_.clear();
    region_.clear();
    if (active()) region_.ask(bounds());
}

bool DragMove::press(const TablePointer& pointer) {
    if (!active()) return false;
    const engine::UnitView& unit = session().view().unit(session().question()->unit);
    const bool onLeader = pointer.mini && !unit.minis.empty() && *pointer.mini == unit.minis.front();
    const geometry::Vec2 stand{bounds().leader.position};
    const bool turning = bounds().terms.kind == geometry::MoveKind::pivot;
    grip_ = onLeader && !turning ? stand - geometry::Vec2{pointer.ground} : geometry::Vec2{};
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
    return geometry::wishedMove(session().view().battlefield, bounds().leader, target,
                                bounds().terms, bounds().others, bounds().forbidden);
}

// A pivot faces the pointer.
geometry::SolvedMove DragMove::turned(geometry::Vec2 target) const {
    const engine::MoveBounds& bound = bounds();
    geometry::SolvedMove solved;
    solved.move.kind = geometry::MoveKind::pivot;
    solved.move.toolSpeed = bound.terms.speed;
    solved.move.rotateFirst =
        geometry::angleOf(target - geometry::Vec2{bound.leader.position});
    solved.verdict = geometry::judgeMove(session().view().battlefield, bound.leader, solved.move,
                                         bound.terms, bound.others, bound.forbidden);
    return solved;
}

void DragMove::solve(const TablePointer& pointer) {
    pointer_ = pointer.pixel;
    const geometry::Vec2 target = geometry::Vec2{pointer.ground} + grip_;
    QElapsedTimer clock;
    clock.start();
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
    if (!wish_) {
        draft.scene.discs.push_back({geometry::Vec2{leader.mini.position},
                                     leader.mini.base.width / 2.0 + 0.25,
                                     leader.mini.base.width / 2.0 + 0.4, colours::legal});
        if (pointed_ && pointed_->move.kind != geometry::MoveKind::pivot) {
            draft.scene.tools.push_back({pointed_->verdict.tool,
                                         leader.mini.position.z + toolLift,
                                         colours::withAlpha(colours::cohesion, 0.4F)});
        }
        return;
    }
    watch_.draw(draft);
    const bool legal = wish_->verdict.legal;
    if (!legal && closest_) addMove(draft, view, *closest_, leader, colours::legal, 0.35F);
    addMove(draft, view, *wish_, leader, legal ? colours::legal : colours::illegal, 0.75F);
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
        return TableNote{text + watched(), Tone::bad, pointer_, bounds().leader.position};
    }
    const double way = glm::distance(geometry::Vec2{bounds().leader.position},
                                     geometry::Vec2{wish_->verdict.end.position});
    const QString text = bounds().terms.kind == geometry::MoveKind::pivot
                             ? tr("Pivot")
                             : tr("Speed %1, %2").arg(wish_->move.toolSpeed)
                                   .arg(inches(way));
    return TableNote{text + watched(), Tone::good, pointer_, bounds().leader.position};
}

}  // namespace sightline::app
