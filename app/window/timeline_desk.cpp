#include "app/window/timeline_desk.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <utility>

#include "app/files/models/reader_process.h"
#include "app/window/action_bar.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/timeline/past_frame.h"
#include "app/window/legion/timeline/timeline_slider.h"
#include "app/window/legion/timeline/timeline_strip.h"
#include "app/window/legion/timeline/timeline_words.h"
#include "app/window/shell/session/ahead.h"
#include "app/window/shell/session/game_aside.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/recent_files.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/words/journal_words.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/table_stage.h"

namespace sightline::app {

TimelineDesk::TimelineDesk(const WindowParts& parts, GameFiles& files, QMainWindow* window)
    : QObject(window), parts_(parts), files_(files), frame_(new PastFrame(parts.table)) {
    addCommands(window);
    TimelineStrip* strip = parts.timeline;
    show_.setSingleShot(true);
    connect(&show_, &QTimer::timeout, this, &TimelineDesk::showWanted);
    connect(&strip->slider(), &TimelineSlider::valueChanged, this, [this](int value) {
        wanted_ = value;
        show_.start(0);
    });
    connect(strip, &TimelineStrip::closeWanted, this, &TimelineDesk::close);
    connect(strip, &TimelineStrip::playOnWanted, this, &TimelineDesk::playOn);
    connect(&film_, &TimelineFilm::changed, this, &TimelineDesk::takeSnapshots);
    connect(&film_, &TimelineFilm::broken, this, [this] {
        say(tr("The timeline ends early, because the replay refuses an answer of this game."),
            true);
    });
    connect(parts.session, &GameSession::changed, this, &TimelineDesk::follow);
    follow();
}

TimelineDesk::~TimelineDesk() = default;

void TimelineDesk::say(const QString& line, bool bad) { parts_.toast->say(line, bad); }

void TimelineDesk::addCommands(QMainWindow* window) {
    const auto menus = window->menuBar()->actions();
    QMenu* file = menus.at(0)->menu();
    watch_ = new QAction(tr("&Watch a saved game\u2026"), file);
    watch_->setObjectName(QStringLiteral("watchGame"));
    QAction* before = nullptr;
    for (QAction* one : file->actions())
        if (one->menu() && !before) before = one;
    file->insertAction(before, watch_);
    connect(watch_, &QAction::triggered, this, [this, window] { chooseAndWatch(window); });
    QMenu* view = menus.at(2)->menu();
    toggle_ = new QAction(tr("Time&line"), view);
    toggle_->setObjectName(QStringLiteral("openTimeline"));
    toggle_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_H));
    toggle_->setCheckable(true);
    view->insertAction(view->actions().first(), toggle_);
    connect(toggle_, &QAction::triggered, this, [this](bool on) { on ? open() : close(); });
}

// True if the shown game has a timeline. Lessons, quizzes and puzzles have none.
bool TimelineDesk::possible() const {
    const GameSession& session = *parts_.session;
    if (!session.running() || session.gate()) return false;
    return !session.staging().on || session.sharedGame() == watched_;
}

void TimelineDesk::open() {
    if (!possible()) return toggle_->setChecked(false);
    TimelineStrip* strip = parts_.timeline;
    if (strip->isHidden()) {
        strip->setReading();
        strip->QWidget::show();
        strip->raise();
        parts_.stage->settle();
    }
    toggle_->setChecked(true);
    follow();
    strip->slider().setFocus(Qt::OtherFocusReason);
}

void TimelineDesk::close() {
    if (watched_ && !leaveWatched()) return;
    parts_.session->returnToNow();
    fold();
}

void TimelineDesk::fold() {
    if (parts_.timeline->isHidden()) return;
    parts_.timeline->hide();
    show_.stop();
    film_.forget();
    frame_->say({});
    parts_.bar->show();
    toggle_->setChecked(false);
    parts_.stage->settle();
    parts_.table->setFocus();
}

bool TimelineDesk::press(const QString& key) {
    if (key != tr("Esc") || parts_.timeline->isHidden()) return false;
    close();
    return true;
}

// Follows the game while the strip is open. An earlier state needs no new snapshots.
void TimelineDesk::follow() {
    if (changing_) return;
    const GameSession& session = *parts_.session;
    if (watched_ && session.sharedGame() != watched_) {
        watched_.reset();
        aside_.reset();
    }
    toggle_->setEnabled(possible());
    if (parts_.timeline->isHidden()) return;
    if (!possible()) return fold();
    if (!session.looksBack()) film_.follow(session.sharedGame());
    tell();
}

void TimelineDesk::takeSnapshots() {
    if (parts_.timeline->isHidden()) return;
    const bool start = std::exchange(fromTheStart_, false);
    // A moment that the players have just chosen is not shown yet.
    const bool present = !parts_.session->looksBack() && !show_.isActive();
    parts_.timeline->setSnapshots(film_.snapshots(), present);
    if (start) parts_.timeline->slider().setValue(0);
    tell();
}

void TimelineDesk::showWanted() {
    GameSession& session = *parts_.session;
    const auto& snapshots = film_.snapshots();
    const auto at = static_cast<std::size_t>(wanted_);
    if (!session.running() || parts_.timeline->isHidden() || at >= snapshots.size()) return;
    const bool focused = parts_.timeline->slider().hasFocus();
    if (at == session.game().journal().answers.size())
        session.returnToNow();
    else
        session.lookBack(snapshots[at]);
    // A question about a place takes the focus to the table.
    if (focused) parts_.timeline->slider().setFocus();
}

void TimelineDesk::tell() {
    const GameSession& session = *parts_.session;
    const engine::View& view = session.view();
    const std::size_t at = session.answersShown(), of = session.game().journal().answers.size();
    const bool past = watched_ || session.looksBack();
    TimelineStrip::State state{.words = TimelineWords::now(view, at),
                               .past = past,
                               .mayPlayOn = past,
                               .close = tr("Close")};
    if (session.looksBack()) {
        state.words = TimelineWords::lookingBack(view, at, of);
        state.close = tr("Return to now");
    }
    if (watched_) {
        state.words = TimelineWords::watching(watchedName_, view, at, of);
        state.close = aside_ ? tr("Return to my game") : tr("Close");
    }
    parts_.timeline->tell(state);
    frame_->say(watched_ ? tr("Watching a saved game") : past ? tr("Looking back") : QString());
    if (parts_.bar->isHidden() == past) return;
    parts_.bar->setVisible(!past);
    parts_.stage->settle();
}

void TimelineDesk::chooseAndWatch(QMainWindow* window) {
    const QString key = QStringLiteral("lastFolder");
    const QString path =
        QFileDialog::getOpenFileName(window, tr("Watch a saved game"),
                                     QSettings().value(key).toString(), tr("Games (*.sightline)"));
    if (path.isEmpty()) return;
    QSettings().setValue(key, QFileInfo(path).absolutePath());
    if (const auto problem = watch(path)) say(*problem, true);
}

std::optional<QString> TimelineDesk::watch(const QString& path) {
    GameSession& session = *parts_.session;
    if (auto why = session.work().busyWith()) return why;
    emit files_.leaving();  // a lesson ends, and the game before it returns
    if (session.running() && session.staging().on) {
        const auto leave = session.staging().leave;
        if (leave && !leave()) return std::nullopt;
    }
    const QString name = QFileInfo(path).fileName();
    std::optional<OpenedJournal> opened;
    const auto make = [&, packs =
                              packsSwitchedOn()](const std::stop_token& stop) -> Result<ReadyGame> {
        const ReaderScope here(ReaderScope::Share::usual, stop);
        auto journal = openJournal(path.toStdString(), packs, {}, stop);
        if (!journal) return journal.problem();
        opened.emplace(std::move(journal).value());
        if (opened->used == 0 && opened->stop) return opened->stopped(path.toStdString());
        workAhead(*opened->game);
        return ReadyGame{
            std::move(opened->game), std::move(opened->layout),
            Staging{.on = true, .asks = false, .leave = [this] { return leaveWatched(); }}};
    };
    changing_ = true;
    auto shown = showInstead(session, tr("Opening %1").arg(name), make);
    changing_ = false;
    if (!shown) return MessageWords::said(shown.problem());
    aside_ = std::move(*shown);
    watched_ = session.sharedGame();
    watchedName_ = name;
    fromTheStart_ = true;
    emit files_.filesChanged();
    open();
    if (opened->stop) say(JournalWords::howFar(name, *opened), true);
    return std::nullopt;
}

bool TimelineDesk::leaveWatched() {
    if (!watched_) return true;
    GameSession& session = *parts_.session;
    if (session.work().busy()) return false;
    changing_ = true;
    watched_.reset();
    if (aside_)
        takeBack(session, std::exchange(aside_, nullptr));
    else
        session.play({session.played().game, session.played().layout, SavedGame()});
    changing_ = false;
    emit files_.filesChanged();
    follow();
    return true;
}

void TimelineDesk::playOn() {
    GameSession& session = *parts_.session;
    if (!session.running() || (!session.looksBack() && !watched_)) return;
    parts_.timeline->pause();
    const auto game = session.sharedGame();
    Layout layout = session.played().layout;
    std::vector<engine::Answer> answers = game->journal().answers;
    answers.resize(std::min(answers.size(), session.answersShown()));
    auto branch = session.work().beside(
        tr("Going back to answer %1").arg(answers.size()), [&](const std::stop_token& stop) {
            auto made = engine::branchOff(game->scenario(), game->journal().seed, answers, stop);
            if (made) workAhead(**made);
            return made;
        });
    if (session.work().stopped()) return;
    if (!branch) return say(MessageWords::said(branch.problem()), true);
    if (!leaveWatched()) return;
    session.returnToNow();
    if (!files_.mayLeave()) return;
    fold();
    keepFormer();
    session.play({std::move(*branch), std::move(layout), SavedGame::never()});
    emit files_.filesChanged();
}

// A former game that was not saved stays in the list of recent files.
void TimelineDesk::keepFormer() {
    GameSession& session = *parts_.session;
    if (!session.running() || !session.unsaved())
        return say(tr("A new game begins at this moment."), false);
    std::optional<RecoveryFile> file = session.recovery().release();
    const auto path = file ? file->discard() : std::nullopt;
    if (!path) return;
    rememberFile(*path);
    say(tr("A new game begins at this moment. The former game stays in File > Recent files."),
        false);
}

}  // namespace sightline::app
