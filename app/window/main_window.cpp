#include "app/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMessageBox>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include "app/window/action_bar.h"
#include "app/window/camera_desk.h"
#include "app/window/choice_desk.h"
#include "app/window/coach_desk.h"
#include "app/window/commands.h"
#include "app/window/dice_show.h"
#include "app/window/file_drop.h"
#include "app/window/layout_desk.h"
#include "app/window/learn_desk.h"
#include "app/window/legion/answers/reminder_list.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/attack/slow_attack.h"
#include "app/window/legion/builder/builder_desk.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/docks/turn_strip.h"
#include "app/window/legion/docks/why_popover.h"
#include "app/window/legion/effects/effect_show.h"
#include "app/window/legion/mission/mission_panel.h"
#include "app/window/legion/mission/moment_sheets.h"
#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/timeline/timeline_strip.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/measures_desk.h"
#include "app/window/panel_keys.h"
#include "app/window/practice_desk.h"
#include "app/window/reminder_desk.h"
#include "app/window/report_desk.h"
#include "app/window/rulebook_desk.h"
#include "app/window/settings_desk.h"
#include "app/window/settle_desk.h"
#include "app/window/shell/answers/real_dice_dialog.h"
#include "app/window/shell/handover/handover_banner.h"
#include "app/window/shell/handover/handover_screen.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/settings/kept_settings.h"
#include "app/window/shell/sound/sound_board.h"
#include "app/window/shell/sound/sound_output.h"
#include "app/window/shell/widgets/progress_line.h"
#include "app/window/shell/widgets/sheet.h"
#include "app/window/shell/widgets/side_panels.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/side_desk.h"
#include "app/window/sound_desk.h"
#include "app/window/table_stage.h"
#include "app/window/timeline_desk.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {
// Size of the window at the first start, relative to the screen.
constexpr double shareOfScreen = 0.92;
// Length of the line that marks a miniature, inches.
constexpr double pointerHeight = 4.0;
// If the window is lower than this height in pixels, the bars are lower, too.
constexpr int lowWindow = 800;

bool asksForPlace(const engine::Question& question) {
    return question.form == engine::AnswerForm::move ||
           question.form == engine::AnswerForm::places || question.form == engine::AnswerForm::spot;
}

QSize firstSize(const QScreen* screen) {
    const QSize room = screen ? screen->availableSize() : QSize(1360, 860);
    return {static_cast<int>(room.width() * shareOfScreen),
            static_cast<int>(room.height() * shareOfScreen)};
}

// The settings without the parts that this window does not show.
Settings possible(Settings settings, const WindowSettings& window) {
    settings.handoverBanner = settings.handoverBanner && window.banner;
    settings.tumblingDice = settings.tumblingDice && window.tumbling;
    settings.cameraFollows = settings.cameraFollows && window.following;
    return settings;
}
}  // namespace

MainWindow::MainWindow(const WindowSettings& settings, QWidget* parent)
    : QMainWindow(parent), settings_(settings) {
    setWindowIcon(icon(QStringLiteral("app/sightline")));
    parts_.session = new GameSession(this);
    build();
    files_ = new GameFiles(*parts_.session, this);
    files_->setAsking(settings.asking);
    const SettingsRead read = readSettings();
    kept_ = new KeptSettings(possible(read.settings, settings), this);
    new SettingsDesk(*kept_, parts_, this);
    side_ = new SideDesk(parts_, this);
    commands_ = new Commands(parts_, *files_, *kept_, this);
    new MeasuresDesk(parts_, this);
    new PanelKeys(parts_, this);
    new ReminderDesk(parts_, this);
    connect(commands_, &Commands::layoutRestored, side_, &SideDesk::restore);
    desk_ = new BuilderDesk(parts_.session->work(), *files_, this,
                            {settings.asking, settings.remembering});
    layouts_ = new LayoutDesk(*files_, this, {settings.asking, settings.remembering});
    auto* settling = new SettleDesk({parts_.session, parts_.table, parts_.toast}, this);
    choices_ = new ChoiceDesk(parts_, this);
    timeline_ = new TimelineDesk(parts_, *files_, this);
    new ReportDesk(parts_, *files_, this);
    practice_ = new PracticeDesk({parts_.session, files_, parts_.table}, this);
    auto* rules = new RulebookDesk(practice_->stage(), this);
    connect(choices_, &ChoiceDesk::ruleAsked, rules, &RulebookDesk::openRule);
    connect(parts_.slow, &SlowAttack::ruleAsked, rules, &RulebookDesk::openRule);
    connect(settling, &SettleDesk::ruleAsked, rules, &RulebookDesk::openRule);
    auto* coach = new CoachDesk(*parts_.session, parts_.table, this);
    connect(coach, &CoachDesk::ruleAsked, rules, &RulebookDesk::openRule);
    connect(parts_.why, &WhyPopover::ruleAsked, rules, &RulebookDesk::openRule);
    connect(parts_.record, &RecordPanel::ruleAsked, rules, &RulebookDesk::openRule);
    learn_ = new LearnDesk(
        {parts_.session,
         files_,
         parts_.table,
         parts_.moments,
         parts_.toast,
         {parts_.strip, parts_.bar, &parts_.rosters->of(engine::Player::blue),
          &parts_.rosters->of(engine::Player::red), parts_.side, parts_.record, parts_.hand},
         std::chrono::milliseconds(settings.lessonPause)},
        this);
    connect(learn_, &LearnDesk::slowAttacksNeeded, parts_.slow, &SlowAttack::setNeeded);
    connect(learn_, &LearnDesk::ruleAsked, rules, &RulebookDesk::openRule);
    connect(rules, &RulebookDesk::lessonWanted, learn_, &LearnDesk::startNamed);
    connect(rules, &RulebookDesk::quizWanted, practice_, &PracticeDesk::openQuizOf);
    connect(rules, &RulebookDesk::roomWanted, parts_.stage, &TableStage::setReserved);
    new FileDrop(*files_, this);
    connect(practice_, &PracticeDesk::roomWanted, parts_.stage, &TableStage::setReserved);
    connect(learn_, &LearnDesk::quizzesWanted, practice_, &PracticeDesk::openQuiz);
    connect(learn_, &LearnDesk::puzzlesWanted, practice_, &PracticeDesk::openPuzzles);
    sandbox_ = new SandboxDesk({parts_.session, files_, parts_.table}, this);
    if (!read.problem.isEmpty()) parts_.toast->say(read.problem, true);
    wire();
    resize(firstSize(screen()));
    if (settings.remembering) restore();
    afterChange();
    parts_.table->setFocus();
}

// While the window closes, the toast must not ask the table for its figures any more.
MainWindow::~MainWindow() { parts_.toast->keepOff({}); }

void MainWindow::build() {
    GameSession& session = *parts_.session;
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    parts_.strip = new TurnStrip(session);
    parts_.stage = new TableStage;
    column->addWidget(parts_.strip);
    column->addWidget(parts_.stage, 1);
    setCentralWidget(middle);
    QWidget* stage = parts_.stage;
    parts_.table = new TableView(session, stage);
    parts_.table->effects().setWanted(settings_.effects);
    parts_.bar = new ActionBar(session, stage);
    parts_.record = new RecordPanel(session, stage);
    parts_.timeline = new TimelineStrip(stage);
    parts_.rosters = new Rosters(session, session.choice(), stage);
    parts_.side = new SidePanels(stage);
    parts_.card = new UnitCardPanel(session, session.choice());
    parts_.mission = new MissionPanel(session);
    parts_.attack = new AttackPanel(session);
    parts_.banner = new HandoverBanner(parts_.table);
    parts_.reminders = new ReminderList(session, parts_.table);
    parts_.toast = new Toast(parts_.table);
    parts_.toast->keepAbove(parts_.reminders);
    parts_.toast->keepOff([this] { return parts_.table->subjects(); });
    parts_.progress = new ProgressLine(parts_.table);
    parts_.why = new WhyPopover(this);
    parts_.hand = new HandTray(session, this);
    parts_.handover = new HandoverScreen(session, session.handover(), &QuestionWords::prompt, this);
    parts_.sheet = new Sheet(this);
    parts_.moments = new MomentSheets(session, *parts_.sheet, this);
    // Before the tumbling dice, because an attack in slow motion shows its dice itself.
    parts_.slow = new SlowAttack(session, *parts_.attack, this);
    parts_.dice = new DiceShow(session, *parts_.bar, *parts_.record, this);
    parts_.camera = new CameraDesk(session, *parts_.table, *parts_.rosters, this);
    parts_.sounds = new SoundBoard(this);
    if (settings_.sounds)
        parts_.sounds->setPlayer(std::make_unique<SoundOutput>(assetsFolder() / "sounds"));
    new SoundDesk(parts_, this);
    parts_.stage->take(parts_);
}

void MainWindow::wire() {
    GameSession* session = parts_.session;
    connect(session, &GameSession::changed, this, &MainWindow::afterChange);
    connect(&session->handover(), &Handover::turnHandedOver, parts_.banner,
            &HandoverBanner::announce);
    connect(&session->handover(), &Handover::reactionAsked, this, &MainWindow::tellReaction);
    connect(parts_.moments, &MomentSheets::opened, this, [this] { hold(Hold::sheet, true); });
    connect(parts_.moments, &MomentSheets::allRead, this, [this] {
        parts_.table->setFocus();
        hold(Hold::sheet, false);
    });
    EffectShow& effects = parts_.table->effects();
    connect(&effects, &EffectShow::began, this, [this] { hold(Hold::effects, true); });
    connect(&effects, &EffectShow::ended, this, [this] { hold(Hold::effects, false); });
    connect(parts_.handover, &HandoverScreen::left, this, [this] { parts_.table->setFocus(); });
    const auto warn = [this](const QString& why) { parts_.toast->say(why, true); };
    connect(session, &GameSession::refused, this, warn);
    connect(session, &GameSession::failed, this, warn);
    connect(&session->recovery(), &GameRecovery::failed, this, warn);
    connect(&session->recovery(), &GameRecovery::noticed, this,
            [this](const QString& line) { parts_.toast->say(line); });
    connect(&session->work(), &GameWork::working, parts_.progress, &ProgressLine::workFor);
    connect(&session->work(), &GameWork::worked, parts_.progress, &ProgressLine::done);
    connect(&session->work(), &GameWork::waiting, parts_.progress, &ProgressLine::waitFor);
    connect(&session->work(), &GameWork::waited, parts_.progress, &ProgressLine::done);
    connect(parts_.progress, &ProgressLine::cancelled, &session->work(), &GameWork::stop);
    connect(files_, &GameFiles::said, parts_.toast, &Toast::say);
    connect(files_, &GameFiles::filesChanged, this, &MainWindow::afterChange);
    connect(parts_.record, &RecordPanel::whyAsked, this, &MainWindow::explain);
    connect(parts_.attack, &AttackPanel::whyAsked, this, &MainWindow::explain);
    connect(parts_.attack, &AttackPanel::miniaturePointed, this, &MainWindow::pointAt);
    connect(parts_.attack, &AttackPanel::diceWanted, this, &MainWindow::typeInDice);
    connect(parts_.attack, &AttackPanel::lineWanted, this,
            [this](const std::optional<geometry::Segment>& line, const std::string& piece) {
                parts_.table->showWitness(line, piece.empty() ? std::vector<std::string>()
                                                              : std::vector<std::string>{piece});
            });
    connect(parts_.mission, &MissionPanel::piecesPointed, this,
            [this](const std::vector<std::string>& pieces) {
                parts_.table->showWitness(std::nullopt, pieces);
            });
    AnswerControls& controls = parts_.bar->controls();
    connect(&controls, &AnswerControls::placesConfirmed, parts_.table, &TableView::confirmPlaces);
    connect(&controls, &AnswerControls::cancelWanted, this, &MainWindow::cancelAction);
    connect(&controls, &AnswerControls::diceWanted, this, &MainWindow::typeInDice);
    connect(&controls, &AnswerControls::miniaturePointed, this, &MainWindow::pointAt);
    connect(&controls, &AnswerControls::greyPressed, this, [this](const QString& why) {
        // The open popover lists the same reason, and would cover the toast.
        if (!choices_->isOpen()) parts_.toast->say(why);
    });
    connect(parts_.table, &TableView::failed, this, warn);
    connect(parts_.table, &TableView::hint, parts_.bar, &ActionBar::setHint);
    connect(parts_.table, &TableView::targetClicked, parts_.attack, &AttackPanel::pointAtTarget);
    // The popover also closes while this window is destroyed, so this window is not the receiver.
    connect(parts_.why, &WhyPopover::closed, parts_.table, qOverload<>(&TableView::setFocus));
}

// While players read a sheet or see effects on the table, the handover screen and the banner of a
// new turn do not appear. A sheet waits for the end of the effects, too.
void MainWindow::hold(Hold by, bool held) {
    (by == Hold::sheet ? sheetHolds_ : effectsHold_) = held;
    if (by == Hold::effects) parts_.moments->setHeld(held);
    parts_.handover->setHeld(sheetHolds_ || effectsHold_);
    parts_.banner->setHeld(sheetHolds_ || effectsHold_);
}

void MainWindow::afterChange() {
    const GameSession& session = *parts_.session;
    if (!session.running()) return setWindowTitle(tr("Sightline"));
    const QString file = session.journalPath();
    const QString name = file.isEmpty() ? QString::fromStdString(session.game().scenario().name)
                                        : QFileInfo(file).fileName();
    const bool sandbox = session.view().sandbox && name != SandboxDesk::tr("Sandbox");
    setWindowTitle(
        (sandbox ? tr("%1[*] – Sandbox – Sightline") : tr("%1[*] – Sightline")).arg(name));
    setWindowModified(session.unsaved());
    const engine::Question* question = session.question();
    // The arrow keys move things only while the table has the focus.
    if (!focusWidget() || (question && asksForPlace(*question))) parts_.table->setFocus();
    if (question && question->ask == engine::Ask::rollDice && session.realDice())
        QTimer::singleShot(0, this, &MainWindow::typeInDice);
}

// Tells the players who may react with standby tokens, and why.
void MainWindow::tellReaction(engine::Player of) {
    QStringList names;
    for (const engine::Option& option : session().question()->options)
        if (const auto* unit = std::get_if<engine::UnitId>(&option))
            names << UnitWords::label(session().view(), *unit);
    const auto& active = session().view().activating;
    const QString actor = active ? UnitWords::label(session().view(), *active) : QString();
    parts_.banner->announceReaction(
        of,
        tr("Standing by: %1. In range 2 and LOS: %2").arg(names.join(QStringLiteral(", ")), actor));
}

void MainWindow::warn(const QString& line) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, tr("Not opened"), line, QMessageBox::Ok, this);
    box->setObjectName(QStringLiteral("warning"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::explain(int entry, const QRect& line) {
    const auto& record = session().record();
    if (entry < 0 || static_cast<std::size_t>(entry) >= record.size()) return;
    const engine::Ruling& ruling = record[static_cast<std::size_t>(entry)];
    parts_.table->showWitness(ruling.witness, ruling.pieces);
    parts_.why->explain(ruling, session().view(),
                        QRect(mapFromGlobal(line.topLeft()), line.size()));
}

// A short line above a miniature shows to which miniature a button refers.
void MainWindow::pointAt(std::optional<engine::MiniId> mini) {
    if (!mini || !session().running()) return parts_.table->showWitness(std::nullopt, {});
    const geometry::Vec3 foot = session().view().mini(*mini).mini.position;
    parts_.table->showWitness(geometry::Segment{foot, foot + geometry::Vec3(0, 0, pointerHeight)},
                              {});
}

void MainWindow::cancelAction() { commands_->undo(); }

void MainWindow::typeInDice() {
    const engine::Question* question = session().question();
    if (typing_ || !question || question->form != engine::AnswerForm::dice) return;
    typing_ = true;
    auto* dialog = new RealDiceDialog(session().game(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog](int result) {
        typing_ = false;
        if (result == QDialog::Accepted) session().answer(dialog->answer());
    });
    dialog->open();
}

bool MainWindow::press(const QString& key) {
    return timeline_->press(key) || learn_->press(key) || practice_->press(key) ||
           parts_.hand->press(key) || parts_.bar->controls().press(key) ||
           parts_.attack->press(key) || parts_.mission->press(key) ||
           (key == tr("Esc") && practice_->leave());
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    QString key = event->text().toUpper();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        key = QStringLiteral("\u21B5");
    if (event->key() == Qt::Key_Escape) key = tr("Esc");
    if (event->key() == Qt::Key_Escape && choices_->close()) return;
    if (plain && !key.isEmpty() && press(key)) return;
    if (focusWidget() == parts_.table || forwarding_) {
        if (event->key() == Qt::Key_Escape && plain && learn_->escape()) return;
        if (event->key() == Qt::Key_Escape && plain && side_->foldCard()) return;
        return QMainWindow::keyPressEvent(event);
    }
    // The flag is true while a key is passed to the table, although another widget has the focus.
    forwarding_ = true;
    QCoreApplication::sendEvent(parts_.table, event);
    forwarding_ = false;
}

// Passes the release of a key to the table, which also got the press. Without the release, Space
// would pan the camera for ever.
void MainWindow::keyReleaseEvent(QKeyEvent* event) {
    if (focusWidget() == parts_.table || forwarding_) return QMainWindow::keyReleaseEvent(event);
    forwarding_ = true;
    QCoreApplication::sendEvent(parts_.table, event);
    forwarding_ = false;
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    parts_.bar->setLow(height() < lowWindow);
    parts_.stage->settle();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayLeave()) return event->ignore();
    if (!sandbox_->mayLeave()) return event->ignore();
    parts_.session->work().stop();
    if (settings_.remembering) keep();
    event->accept();
}

}  // namespace sightline::app
