#include "app/window/learn_desk.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QVariantAnimation>
#include <algorithm>
#include <utility>

#include "app/files/lessons/load_lesson.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/learn/lesson_builder.h"
#include "app/window/legion/learn/lesson_card.h"
#include "app/window/legion/learn/lesson_dimming.h"
#include "app/window/legion/mission/moment_sheets.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

using engine::lessons::Look;

constexpr int pulseTime = 700, pulses = 2;  // milliseconds, and number of pulses of the marks
// The card covers a target only if it would otherwise cover this number of miniatures.
constexpr int targetWeight = 20;

// True if the condition is about the selected unit.
bool asksForSelection(const engine::lessons::Condition& done) {
    bool asks = false;
    engine::lessons::visitConditions(done, [&](const engine::lessons::Condition& one) {
        asks = asks || (one.look && one.look->inspected);
    });
    return asks;
}

}  // namespace

LearnDesk::LearnDesk(const Collaborators& around, QMainWindow* window)
    : QObject(window),
      around_(around),
      window_(window),
      card_(new LessonCard(around.table)),
      dimming_(new LessonDimming(around.beside, this)),
      pulse_(new QVariantAnimation(this)) {
    QMenu* help = window->menuBar()->actions().last()->menu();
    auto* action = new QAction(tr("&Learn"), help);
    action->setObjectName(QStringLiteral("openLearn"));
    action->setShortcut(QKeySequence(Qt::Key_F4));
    help->insertAction(help->actions().first(), action);
    connect(action, &QAction::triggered, this, &LearnDesk::open);
    connect(around.table, &TableView::cameraMoved, this, &LearnDesk::followCamera,
            Qt::QueuedConnection);
    connect(&around.session->choice(), &UnitChoice::selectionChanged, this,
            &LearnDesk::followSelection);
    connect(&around.table->tools().measure(), &TableTool::changed, this, &LearnDesk::followRuler);
    // The buttons of the new question are shown first.
    connect(around.session, &GameSession::changed, this, &LearnDesk::dim, Qt::QueuedConnection);
    connect(around.files, &GameFiles::leaving, this, &LearnDesk::leave);
    connect(around.moments, &MomentSheets::opened, this, [this] {
        if (run_) run_->setHeld(true);
    });
    connect(around.moments, &MomentSheets::allRead, this, [this] {
        if (run_) run_->setHeld(false);
    });
    pulse_->setDuration(pulseTime);
    pulse_->setLoopCount(pulses);
    pulse_->setStartValue(1.0);
    pulse_->setEndValue(0.0);
    connect(pulse_, &QVariantAnimation::valueChanged, this, [this](const QVariant& phase) {
        if (!run_) return;
        run_->marks().setPhase(phase.toDouble());
        around_.table->setMarks(&run_->marks());
    });
    around.table->installEventFilter(this);
    wireCard();
}

LearnDesk::~LearnDesk() { delete dialog_; }

void LearnDesk::wireCard() {
    connect(card_, &LessonCard::hintWanted, this, [this] {
        if (run_) run_->hint();
        if (run_) card_->setCanDoIt(run_->canDoIt());
        pulse();
    });
    connect(card_, &LessonCard::doItWanted, this, [this] {
        if (run_) run_->doIt();
    });
    connect(card_, &LessonCard::restartWanted, this, [this] {
        if (run_) run_->restartStep();
    });
    connect(card_, &LessonCard::roomChanged, this, &LearnDesk::showMarks, Qt::QueuedConnection);
    connect(card_, &LessonCard::leaveWanted, this, &LearnDesk::leave);
    connect(card_, &LessonCard::nextWanted, this, &LearnDesk::goOn);
    connect(&card_->questions(), &ClosingPage::nextWanted, this, &LearnDesk::askNext);
    connect(&card_->questions(), &ClosingPage::chosen, this, [this](bool right) {
        if (questions_.empty()) return;
        if (right) ++answeredRightly_;
        const LessonQuestion& at = questions_.front().at;
        if (at.lesson > 0) progress_.answered(at.lesson, at.index, right);
    });
    connect(&card_->questions(), &ClosingPage::ruleAsked, this, &LearnDesk::ruleAsked);
}

// With a left click on the table, the learner tries again. The explanation of the last mistake and
// its translucent miniatures then disappear.
bool LearnDesk::eventFilter(QObject* watched, QEvent* event) {
    if (run_ && watched == around_.table && event->type() == QEvent::MouseButtonPress &&
        static_cast<const QMouseEvent*>(event)->button() == Qt::LeftButton)
        run_->dropMistake();
    return QObject::eventFilter(watched, event);
}

void LearnDesk::open() {
    shelf_.load();
    // A closed window will soon be deleted.
    if (!dialog_ || dialog_->isHidden()) {
        dialog_ = new LearnDialog(shelf_, progress_, window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(&dialog_->lessons(), &LessonList::lessonWanted, this, &LearnDesk::startNumber);
        connect(&dialog_->lessons(), &LessonList::battleWanted, this, [this] {
            dialog_->close();
            around_.files->openOrSay(GameFiles::starterFile());
        });
        connect(&dialog_->lessons(), &LessonList::quizzesWanted, this, &LearnDesk::quizzesWanted);
        connect(&dialog_->lessons(), &LessonList::puzzlesWanted, this, &LearnDesk::puzzlesWanted);
        emit made(dialog_);
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void LearnDesk::startNumber(int lesson) {
    const ShelvedLesson* shelved = shelf_.numbered(lesson);
    if (!shelved) return;
    if (dialog_) dialog_->close();
    const std::filesystem::path file = shelved->file;
    if (const auto problem = start(file)) around_.toast->say(*problem, true);
}

void LearnDesk::startNamed(const QString& id) {
    for (const std::filesystem::path& file : lessonFiles()) {
        if (lessonId(file) != id.toStdString()) continue;
        if (const auto problem = start(file)) around_.toast->say(*problem, true);
        return;
    }
}

std::optional<QString> LearnDesk::start(const std::filesystem::path& file) {
    shelf_.load();
    // A scene of a quiz or a puzzle ends, and its former game returns.
    if (around_.session->running()) {
        const auto leaveScene = around_.session->staging().leave;
        if (leaveScene) leaveScene();
    }
    auto* run = new LessonRun(*around_.session, around_.pause, this);
    switching_ = true;
    auto shown = showInstead(*around_.session, tr("Preparing the lesson"),
                             [run, file, packs = packsSwitchedOn()](const std::stop_token&) {
                                 return run->make(file, packs);
                             });
    switching_ = false;
    if (!shown) {
        delete run;
        return MessageWords::said(shown.problem());
    }
    // The game of the lesson before is not kept. The game before all lessons still waits.
    if (run_)
        dropRun();
    else
        aside_ = std::move(*shown);
    run_ = run;
    if (run_->lesson().number > 0) progress_.begin(run_->lesson().number);
    if (dialog_) dialog_->lessons().refresh();
    card_->begin(run_->lesson());
    wireRun();
    emit slowAttacksNeeded(run_->lesson().slowAttacks);
    run_->begin();
    emit around_.files->filesChanged();
    around_.table->setFocus();
    if (run_->steps().army()) openBuilder();
    return std::nullopt;
}

void LearnDesk::openBuilder() {
    builder_ = std::make_unique<LessonBuilder>(*run_, *card_, window_);
    connect(builder_.get(), &LessonBuilder::leaveWanted, this, &LearnDesk::leave,
            Qt::QueuedConnection);
}

void LearnDesk::wireRun() {
    connect(run_, &LessonRun::stepBegan, this, &LearnDesk::beginStep);
    connect(run_, &LessonRun::told, card_, &LessonCard::tell);
    connect(run_, &LessonRun::marksChanged, this, &LearnDesk::showMarks);
    connect(run_, &LessonRun::lookWanted, this, &LearnDesk::perform);
    connect(run_, &LessonRun::selectionTakenBack, this, [this] {
        meter_.inspect(std::nullopt);
        around_.session->choice().select(std::nullopt);
    });
    // Another game was opened without a question, so the former game cannot return.
    connect(run_, &LessonRun::replaced, this, [this] {
        if (!switching_) end();
    });
}

void LearnDesk::leave() {
    if (!run_ || around_.session->work().busy()) return;
    switching_ = true;
    if (aside_)
        takeBack(*around_.session, aside_);
    else
        around_.files->openStarter();
    switching_ = false;
    end();
    emit around_.files->filesChanged();
}

void LearnDesk::end() {
    pulse_->stop();
    around_.table->setMarks(nullptr);
    dimming_->off();
    emit slowAttacksNeeded(false);
    dropRun();
    aside_.reset();
    questions_.clear();
    card_->hide();
    if (dialog_) dialog_->lessons().refresh();
}

// Forgets the lesson that ran. It must get no more signals, although it is deleted later.
void LearnDesk::dropRun() {
    if (!run_) return;
    builder_.reset();
    around_.session->disconnect(run_);
    run_->disconnect(this);
    run_->disconnect(card_);
    std::exchange(run_, nullptr)->deleteLater();
}

bool LearnDesk::press(const QString& key) { return run_ && card_->press(key); }

bool LearnDesk::escape() {
    if (!run_) return false;
    leave();
    return true;
}

void LearnDesk::beginStep() {
    const auto* step = run_->steps().step();
    if (!step) return beginQuestions();
    card_->showStep(run_->step());
    meter_.begin(around_.table->camera());
    keepRuler(step->done);
    if (asksForSelection(step->done)) around_.session->choice().select(std::nullopt);
    showMarks();
    pulse();
}

void LearnDesk::showMarks() {
    if (!run_) return;
    around_.table->setMarks(&run_->marks());
    if (!around_.session->running()) return;
    const engine::Question* question = around_.session->question();
    card_->setHigh(question && HandTray::answers(*question) && !around_.session->watching());
    const engine::View& view = around_.session->view();
    std::vector<LessonCard::Seen> seen;
    for (const geometry::Vec3 point : run_->marks().points(view))
        seen.push_back({around_.table->screenOf(point), targetWeight});
    for (const engine::MiniView& mini : view.minis)
        if (mini.onTable()) seen.push_back({around_.table->screenOf(mini.id), 1});
    card_->avoid(seen);
    dim();
}

void LearnDesk::dim() {
    if (!run_ || !around_.session->running()) return;
    if (run_->over()) {
        run_->marks().setDimmed(false);
        dimming_->off();
    } else {
        dimming_->follow(run_->marks(), around_.session->view());
    }
    around_.table->setMarks(&run_->marks());
}

void LearnDesk::pulse() {
    pulse_->stop();
    if (run_ && around_.pause.count() > 0 && !run_->over() && theme::moves()) pulse_->start();
}

}  // namespace sightline::app
