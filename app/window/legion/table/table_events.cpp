// The mouse and key events of the table widget. Each event is passed to the class that handles it.
// Marks and texts for players who use the keyboard or a screen reader.
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTextDocument>
#include <QWheelEvent>
#include <set>
#include <utility>

#include "app/window/legion/table/ghost_keys.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_card.h"
#include "app/window/legion/table/table_click.h"
#include "app/window/legion/table/table_grip.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/table/target_keys.h"
#include "app/window/legion/words/question_words.h"

namespace sightline::app {
namespace {
constexpr double targetLine = 4.0;  // length of the line above a target, inches
}  // namespace

// The mouse takes the thing that the keyboard held. The camera may move without that.
void TableView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) ghost_->letGo();
    grip_->press(*event);
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    if (scene_->setRingsHeld(event->modifiers().testFlag(Qt::ShiftModifier))) refresh();
    if (scene_->pointAt(event->position())) refresh();
    grip_->move(*event);
}

void TableView::mouseReleaseEvent(QMouseEvent* event) { grip_->release(*event); }
void TableView::mouseDoubleClickEvent(QMouseEvent* event) { grip_->doubleClick(*event); }

void TableView::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() == 0) return;
    grip_->wheel(*event);
    event->accept();
}

void TableView::leaveEvent(QEvent*) {
    if (scene_->pointAt(std::nullopt)) refresh();
    click_->leave();
}

// Handles the Escape key. Each press cancels one action, the most recent first.
bool TableView::escape() {
    if (click_->picking()) {
        click_->setPicking(false);
        emit picked(std::nullopt);
        return true;
    }
    if (guest_ && guest_->cancel()) return true;
    if (tools_->cancel()) {
        ghost_->forget();
        return true;
    }
    if (targets_->forget() || camera_->leaveEyes()) return true;
    if (!mode_->measuring()) return scene_->dropWitness();
    mode_->set(TableMode::look);
    return true;
}

void TableView::cycleRanges() {
    if (!scene_->showsGame()) return;
    switch (scene_->ranges()) {
        case RangesOf::nobody:
            scene_->setRanges(RangesOf::own);
            emit hint(tr("Ranges and firing arcs of all own units"));
            break;
        case RangesOf::own:
            scene_->setRanges(RangesOf::enemy);
            emit hint(tr("Ranges and firing arcs of all enemy units"));
            break;
        case RangesOf::enemy:
            scene_->setRanges(RangesOf::nobody);
            emit hint({});
            break;
    }
    refresh();
}

bool TableView::takeKey(const QKeyEvent& event) {
    const int key = event.key();
    const bool plain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (key == Qt::Key_Shift) {
        scene_->setRingsHeld(true);
        return true;
    }
    if (key == Qt::Key_Space) {
        grip_->setPanning(true);
        return true;
    }
    if (key == Qt::Key_Escape) return escape();
    if (guest_ && guest_->key(key, event.modifiers())) return true;
    if (guest_) return plain && camera_->key(key);
    if (ghost_->key(key, event.modifiers())) return true;
    if (key == Qt::Key_M && plain) {
        if (!event.isAutoRepeat()) mode_->pressKey();
        return true;
    }
    if (key == Qt::Key_X && plain) {
        const bool on = tools_->exposure().shown() == ExposureOf::unit;
        setExposure(on ? ExposureOf::nobody : ExposureOf::unit);
        return true;
    }
    if (key == Qt::Key_B && plain) {
        if (!event.isAutoRepeat()) cycleRanges();
        return true;
    }
    if (key == Qt::Key_N && plain && tools_->takeNearest()) return true;
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (enters && tools_->placing()) {
        confirmPlaces();
        return true;
    }
    if (enters && targets_->choose()) return true;
    return plain && camera_->key(key);
}

// The Tab key goes through the things that the keyboard can move, or through the units that answer
// the question. If there are none, the focus goes to the next widget. The panels over the table
// pass their Tab key to this function.
bool TableView::focusNextPrevChild(bool next) {
    if (!hasFocus() || guest_ || !(ghost_->next(next) || targets_->next(next)))
        return QOpenGLWidget::focusNextPrevChild(next);
    refresh();
    return true;
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool taken = takeKey(*event);
    refresh();
    if (!taken) QOpenGLWidget::keyPressEvent(event);
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
    if (event->isAutoRepeat()) return;
    if (event->key() == Qt::Key_Shift) scene_->setRingsHeld(false);
    if (event->key() == Qt::Key_Space) grip_->setPanning(false);
    if (event->key() == Qt::Key_M) mode_->releaseKey();
    refresh();
    QOpenGLWidget::keyReleaseEvent(event);
}

void TableView::focusOutEvent(QFocusEvent* event) {
    grip_->setPanning(false);
    scene_->setRingsHeld(false);
    mode_->forgetKey();
    refresh();
    QOpenGLWidget::focusOutEvent(event);
}

std::vector<QRectF> TableView::subjects() const {
    std::vector<QRectF> boxes;
    if (!session_.running() || guest_) return boxes;
    const engine::View& view = session_.view();
    const UnitChoice& choice = session_.choice();
    std::set<engine::UnitId> units;
    for (const auto& one : {choice.selected(), choice.hovered(), view.activating})
        if (one) units.insert(*one);
    for (const engine::UnitId unit : units)
        for (const engine::MiniId id : view.unit(unit).minis) {
            const engine::MiniView& mini = view.mini(id);
            if (mini.onTable()) boxes.push_back(camera_->boxOfFigure(mini.mini));
        }
    return boxes;
}

// A line above the miniature at which the Tab key stopped.
void TableView::showTarget() {
    const auto mini = targets_->mini();
    if (!mini) return scene_->dropWitness(), refresh();
    const geometry::Vec3 foot = session_.view().mini(*mini).mini.position;
    scene_->showWitness(geometry::Segment{foot, foot + geometry::Vec3{0.0, 0.0, targetLine}}, {});
    camera_->keepInSight(foot);
    refresh();
}

// Shows a text on the card: the reason why the table cannot be drawn or, without such a reason, the
// text of the TableGuest or of a tool.
void TableView::placeCard() {
    std::optional<TableNote> note;
    if (!failure().isEmpty())
        note = TableNote{failure().toHtmlEscaped(), Tone::bad,
                         QPointF(contentsRect().left() + contentsRect().width() / 4.0, 60.0)};
    if (!note) note = guest_ ? guest_->note() : tools_->note();
    describe(note ? note->html : QString());
    if (!note) return card_->hide();
    const QPointF* pixel = std::get_if<QPointF>(&note->at);
    std::vector<QPointF> lines;
    lines.reserve(note->clearOf.size());
    for (const geometry::Vec3 end : note->clearOf) lines.push_back(screenOf(end));
    std::vector<QRectF> about;
    about.reserve(note->about.size());
    for (const geometry::Mini& one : note->about) about.push_back(camera_->boxOfFigure(one));
    card_->showAt(note->html, note->tone,
                  pixel ? *pixel : screenOf(std::get<geometry::Vec3>(note->at)), lines, about);
}

// Tells screen readers the open question, and the text beside the moved thing.
void TableView::describe(const QString& note) {
    const engine::Question* question =
        session_.running() && !guest_ ? session_.question() : nullptr;
    QString words = question ? QuestionWords::prompt(*question, session_.view()) : QString();
    words += QLatin1Char('\n') + note;
    if (std::exchange(described_, words) == words) return;
    QTextDocument plain;
    plain.setHtml(note);
    setAccessibleDescription(words.section(QLatin1Char('\n'), 0, 0) + QLatin1Char('\n') +
                             plain.toPlainText());
}

}  // namespace sightline::app
