#include "app/window/legion/learn/lesson_builder.h"

#include <QKeyEvent>
#include <QShortcut>

#include "app/window/legion/builder/army/army_head.h"
#include "app/window/legion/builder/army/legality_panel.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/builder/sheet/army_sheet.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/legion/learn/lesson_curtain.h"
#include "app/window/legion/learn/lesson_run.h"

namespace sightline::app {

LessonBuilder::LessonBuilder(LessonRun& run, LessonCard& card, QWidget* window)
    : run_(run),
      card_(card),
      window_(new BuilderWindow(stock_, {.asking = false, .remembering = false, .teaching = true},
                                window)),
      curtain_(new LessonCurtain(window_->centralWidget())) {
    window_->installEventFilter(this);
    window_->setGuide(&card_);
    card_.dock();
    connect(&stock_, &CardStock::ready, this, &LessonBuilder::openArmy);
    connect(&window_->model(), &ArmyModel::changed, this, &LessonBuilder::follow);
    // The model is still changing when the run judges the army, so the mistake is taken back later.
    connect(&run, &LessonRun::armyTakenBack, this, &LessonBuilder::showAccepted,
            Qt::QueuedConnection);
    connect(&run, &LessonRun::armyWanted, this, [this](const engine::ArmyList& army) {
        window_->model().edit(tr("Hint"), [&](engine::ArmyList& now) { now = army; });
    });
    connect(&run, &LessonRun::stepBegan, this, &LessonBuilder::showAccepted, Qt::QueuedConnection);
    connect(&run, &LessonRun::stepBegan, this, &LessonBuilder::light, Qt::QueuedConnection);
    // The lists of the builder would otherwise use these keys to search.
    auto* hint = new QShortcut(QKeySequence(LessonCard::tr("H")), window_);
    connect(hint, &QShortcut::activated, this, [this] { card_.press(LessonCard::tr("H")); });
    auto* leave = new QShortcut(QKeySequence(Qt::Key_Escape), window_);
    connect(leave, &QShortcut::activated, this, &LessonBuilder::leaveWanted);
    window_->show();
    window_->raise();
    window_->activateWindow();
    stock_.load();
}

LessonBuilder::~LessonBuilder() {
    if (!window_) return;
    card_.undock();
    delete window_;
}

void LessonBuilder::openArmy() {
    open_ = true;
    window_->model().open(*run_.steps().army(), {});
    window_->offers().showTab(OfferPanel::units);
    window_->activateWindow();  // a window that closed meanwhile may have taken the keys
    light();
}

void LessonBuilder::follow() {
    if (open_ && !returning_) run_.build(window_->model().list());
}

// The undo history of the builder stays useful: a mistake is undone, and a wrong undo is redone.
void LessonBuilder::showAccepted() {
    ArmyModel& model = window_->model();
    const engine::ArmyList& accepted = *run_.steps().army();
    if (!open_ || model.list() == accepted) return;
    returning_ = true;
    const bool couldUndo = model.canUndo();
    model.undo();
    if (model.list() != accepted) {
        if (couldUndo) model.redo();
        const bool couldRedo = model.canRedo();
        model.redo();
        if (model.list() != accepted && couldRedo) model.undo();
    }
    if (model.list() != accepted)
        model.edit(tr("Restart"), [&](engine::ArmyList& now) { now = accepted; });
    returning_ = false;
}

QWidget* LessonBuilder::partNamed(const std::string& name) {
    if (name == "cards") return &window_->offers();
    if (name == "army") return window_->sheet().parentWidget();
    if (name == "objections") return &window_->legality();
    return name == "points" ? static_cast<QWidget*>(&window_->head()) : nullptr;
}

// The card itself stays bright, too.
void LessonBuilder::light() {
    std::vector<QPointer<QWidget>> bright;
    if (open_ && !run_.over())
        for (const engine::lessons::Target& target : run_.marks().targets())
            if (QWidget* part = partNamed(target.builder)) bright.emplace_back(part);
    const bool points = !bright.empty();
    bright.emplace_back(&card_);
    curtain_->setBright(std::move(bright));
    curtain_->setVisible(points);
    curtain_->raise();
    if (run_.over()) window_->setFocus();  // the keys of the questions then reach the window
}

// This filter is installed on the window of the builder only. The filter does not compare `watched`
// with `window_`, because events also come while that window is being destroyed.
bool LessonBuilder::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close) {
        event->ignore();
        emit leaveWanted();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const QString text = enter ? QStringLiteral("\u21B5") : key->text().toUpper();
        if (!text.isEmpty() && card_.press(text)) return true;
        if (key->key() == Qt::Key_Escape) {
            emit leaveWanted();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace sightline::app
