#include "app/window/commands.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

#include "app/window/dice_show.h"
#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/adjust/adjust_menu.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/docks/turn_strip.h"
#include "app/window/legion/effects/effect_show.h"
#include "app/window/legion/mission/mission_panel.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/tools/exposure_tool.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/session/recent_files.h"
#include "app/window/shell/settings/settings_dialog.h"
#include "app/window/shell/widgets/side_panels.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/words/language.h"

namespace sightline::app {
namespace {
// Property of a command: its tool tip while it is possible.
constexpr char whole[] = "wholeToolTip";
}  // namespace

Commands::Commands(const WindowParts& parts, GameFiles& files, KeptSettings& settings,
                   QMainWindow* window)
    : QObject(window),
      parts_(parts),
      files_(files),
      settings_(settings),
      window_(window),
      firstLayout_(window->saveState()) {
    fileMenu();
    editMenu();
    viewMenu();
    gameMenu();
    helpMenu();
    connect(parts.session, &GameSession::changed, this, &Commands::refresh);
    connect(&parts.session->choice(), &UnitChoice::selectionChanged, this, &Commands::refresh);
    connect(&files, &GameFiles::filesChanged, this, &Commands::refresh);
    refresh();
}

QAction* Commands::add(QMenu* menu, const QString& text, const QString& name,
                       const QKeySequence& keys) {
    QAction* action = menu->addAction(text);
    if (!name.isEmpty()) action->setIcon(icon(name));
    action->setShortcut(keys);
    const QString plain = QString(text).remove(QLatin1Char('&')).remove(QStringLiteral("\u2026"));
    action->setToolTip(keys.isEmpty() ? plain
                                      : QStringLiteral("%1 (%2)").arg(
                                            plain, keys.toString(QKeySequence::NativeText)));
    return action;
}

QAction* Commands::addWithTableKey(QMenu* menu, const QString& text, const QString& name,
                                   const QString& key) {
    QAction* action = add(menu, text, name, {});
    action->setToolTip(QStringLiteral("%1 (%2)").arg(action->toolTip(), key));
    action->setText(text + QLatin1Char('\t') + key);
    return action;
}

void Commands::fileMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&File"));
    connect(add(menu, tr("&New starter battle"), {}, QKeySequence::New), &QAction::triggered, this,
            [this] { files_.openOrSay(GameFiles::starterFile()); });
    connect(add(menu, tr("&Open\u2026"), QStringLiteral("actions/open"), QKeySequence::Open),
            &QAction::triggered, &files_, &GameFiles::chooseAndOpen);
    recent_ = menu->addMenu(tr("&Recent files"));
    connect(recent_, &QMenu::aboutToShow, this, &Commands::fillRecent);
    menu->addSeparator();
    save_ = add(menu, tr("&Save"), QStringLiteral("actions/save"), QKeySequence::Save);
    saveAs_ = add(menu, tr("Save &as\u2026"), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(save_, &QAction::triggered, &files_, &GameFiles::save);
    connect(saveAs_, &QAction::triggered, &files_, &GameFiles::saveAs);
    menu->addSeparator();
    connect(add(menu, tr("&Quit"), {}, QKeySequence(Qt::CTRL | Qt::Key_Q)), &QAction::triggered,
            window_, &QMainWindow::close);
}

void Commands::fillRecent() {
    recent_->clear();
    for (const QString& file : recentFiles()) {
        QAction* action = recent_->addAction(QFileInfo(file).fileName());
        action->setToolTip(file);
        connect(action, &QAction::triggered, this, [this, file] {
            if (!QFileInfo::exists(file)) forgetFile(file);
            files_.openOrSay(file);
        });
    }
    if (recent_->isEmpty()) recent_->addAction(tr("None yet"))->setEnabled(false);
}

void Commands::editMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&Edit"));
    undo_ =
        add(menu, tr("&Undo"), QStringLiteral("actions/undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo_ = add(menu, tr("&Redo"), QStringLiteral("actions/redo"),
                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    menu->addSeparator();
    adjust_ = add(menu, tr("&Adjust\u2026"), QStringLiteral("actions/settings"),
                  QKeySequence(Qt::CTRL | Qt::Key_J));
    adjustGame_ =
        add(menu, tr("Adjust the &game\u2026"), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J));
    byHand_ = add(menu, tr("Move by &hand"), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    byHand_->setCheckable(true);
    connect(byHand_, &QAction::toggled, parts_.table, &TableView::setMovingByHand);
    connect(parts_.table, &TableView::movingByHandEnded, this,
            [this] { byHand_->setChecked(false); });
    connect(adjustGame_, &QAction::triggered, this, &Commands::adjustGame);
    connect(undo_, &QAction::triggered, this, &Commands::undo);
    connect(redo_, &QAction::triggered, this, [this] {
        parts_.dice->quietly(
            [this] { parts_.table->effects().quietly([this] { parts_.session->redo(); }); });
    });
    connect(adjust_, &QAction::triggered, this, &Commands::adjust);
    menu->addSeparator();
    QAction* settings =
        add(menu, tr("&Settings\u2026"), {}, QKeySequence(Qt::CTRL | Qt::Key_Comma));
    settings->setObjectName(QStringLiteral("openSettings"));
    connect(settings, &QAction::triggered, this, &Commands::openSettings);
    parts_.strip->addCommand(undo_);
    parts_.strip->addCommand(redo_);
}

void Commands::viewMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&View"));
    struct Look {
        QString text, camera, icon, key;
    };
    const Look looks[] = {
        {tr("Whole &table"), QStringLiteral("table"), {}, tr("Home")},
        {tr("From &above"), QStringLiteral("top"), QStringLiteral("actions/camera_top"), tr("T")},
        {tr("From &Blue's side"), QStringLiteral("blue"), {}, {}},
        {tr("From &Red's side"), QStringLiteral("red"), {}, {}},
        {tr("&Eyes of the unit leader"), QStringLiteral("eyes"),
         QStringLiteral("actions/camera_eyes"), tr("E")},
        {tr("&Selected unit"), QStringLiteral("selection"),
         QStringLiteral("actions/frame_selection"), tr("F")}};
    for (const Look& look : looks) {
        QAction* action = look.key.isEmpty()
                              ? add(menu, look.text, look.icon, {})
                              : addWithTableKey(menu, look.text, look.icon, look.key);
        connect(action, &QAction::triggered, this,
                [this, camera = look.camera] { parts_.table->setCamera(camera); });
        if (!look.icon.isEmpty()) parts_.strip->addCommand(action);
    }
    menu->addSeparator();
    measure_ = addWithTableKey(menu, tr("&Measure"), QStringLiteral("actions/measure"), tr("M"));
    measure_->setCheckable(true);
    connect(measure_, &QAction::triggered, this,
            [this](bool on) { parts_.table->setMode(on ? TableMode::measure : TableMode::look); });
    connect(parts_.table, &TableView::modeChanged, this,
            [this](TableMode mode) { measure_->setChecked(mode == TableMode::measure); });
    parts_.strip->addCommand(measure_);
    QAction* rings = add(menu, tr("Range r&ings"), {}, QKeySequence(Qt::Key_F8));
    rings->setCheckable(true);
    connect(rings, &QAction::toggled, parts_.table, &TableView::setRangeRings);
    QAction* ranges = addWithTableKey(menu, tr("&Weapon ranges of all units"), {}, tr("B"));
    ranges->setObjectName(QStringLiteral("rangesOfAll"));
    connect(ranges, &QAction::triggered, parts_.table, &TableView::cycleRanges);
    exposureMenu(menu->addMenu(tr("What is se&en")));
    settingSwitch(menu, tr("&Hand-over banner"), {}, &Settings::handoverBanner);
    settingSwitch(menu, tr("Dice that t&umble"), {}, &Settings::tumblingDice);
    settingSwitch(menu, tr("&Camera follows the game"), {}, &Settings::cameraFollows);
    settingSwitch(menu, tr("Camera turns to the pla&yer who decides"), {}, &Settings::cameraTurns);
    menu->addSeparator();
    menu->addAction(parts_.rosters->toggleAction());
    for (const QWidget* panel :
         std::initializer_list<const QWidget*>{parts_.card, parts_.mission, parts_.attack}) {
        menu->addAction(parts_.side->toggleAction(panel));
        parts_.strip->addCommand(parts_.side->toggleAction(panel));
    }
    menu->addAction(parts_.record->toggleAction());
    languageMenu(menu->addMenu(tr("&Language")));
    connect(add(menu, tr("Restore &layout"), {}, {}), &QAction::triggered, this,
            &Commands::restoreLayout);
}

// Adds a menu entry for a setting that also stands in the settings dialog.
void Commands::settingSwitch(QMenu* menu, const QString& text, const QString& name,
                             bool Settings::*which) {
    QAction* action = add(menu, text, {}, {});
    action->setObjectName(name);
    action->setCheckable(true);
    action->setChecked(settings_.now().*which);
    connect(action, &QAction::toggled, this, [this, which](bool on) {
        Settings settings = settings_.now();
        if (std::exchange(settings.*which, on) != on) settings_.keep(settings);
    });
    connect(&settings_, &KeptSettings::changed, action,
            [this, action, which] { action->setChecked(settings_.now().*which); });
}

void Commands::exposureMenu(QMenu* menu) {
    auto* group = new QActionGroup(this);
    const auto offer = [&](QAction* action, ExposureOf whose) {
        action->setCheckable(true);
        action->setChecked(whose == ExposureOf::nobody);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, whose] { parts_.table->setExposure(whose); });
        connect(parts_.table, &TableView::exposureChanged, action,
                [action, whose](ExposureOf shown) { action->setChecked(shown == whose); });
    };
    offer(add(menu, tr("&No map"), {}, {}), ExposureOf::nobody);
    offer(addWithTableKey(menu, tr("By the &selected unit"), {}, tr("X")), ExposureOf::unit);
    offer(add(menu, tr("From &Blue's side of the table"), {}, {}), ExposureOf::blueEdge);
    offer(add(menu, tr("From &Red's side of the table"), {}, {}), ExposureOf::redEdge);
}

void Commands::languageMenu(QMenu* menu) {
    auto* group = new QActionGroup(this);
    const auto offer = [&](const QString& name, const QString& code) {
        QAction* action = add(menu, name, {}, {});
        action->setCheckable(true);
        action->setChecked(settings_.now().language == code);
        group->addAction(action);
        connect(&settings_, &KeptSettings::changed, action, [this, action, code] {
            if (settings_.now().language == code) action->setChecked(true);
        });
        connect(action, &QAction::triggered, this, [this, code] {
            Settings settings = settings_.now();
            settings.language = code;
            settings_.keep(settings);
            parts_.toast->say(tr("The language changes when Sightline is started again."), false);
        });
    };
    offer(tr("As the system"), {});
    for (const Language& language : languages()) offer(language.name, language.code);
}

void Commands::restoreLayout() {
    window_->restoreState(firstLayout_);
    for (const auto player : {engine::Player::blue, engine::Player::red})
        parts_.rosters->of(player).setOpen(false);
    parts_.record->setOpen(false);
    parts_.side->fold();
    emit layoutRestored();
}

void Commands::gameMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&Game"));
    QAction* real = add(menu, tr("&Real dice, typed in"), {}, {});
    real->setCheckable(true);
    real->setToolTip(tr("The players roll on their own table and type in the results"));
    connect(real, &QAction::toggled, parts_.session, &GameSession::setRealDice);
    settingSwitch(menu, tr("Attack in slow &motion"), QStringLiteral("slowAttackSwitch"),
                  &Settings::slowAttack);
}

// Enables or disables a command. The tool tip of a grey command ends with the reason.
void Commands::offer(QAction* action, bool possible, const QString& why) {
    const QVariant kept = action->property(whole);
    const QString words = kept.isValid() ? kept.toString() : action->toolTip();
    if (!kept.isValid()) action->setProperty(whole, words);
    action->setEnabled(possible);
    action->setToolTip(possible ? words : tr("%1: %2").arg(words, why));
}

void Commands::refresh() {
    const GameSession& session = *parts_.session;
    const bool running = session.running();
    const bool scene = running && session.staging().on;
    const QString back = session.looksBack() ? tr("not while you look back") : QString();
    const QString scenes = running ? tr("not in a quiz, puzzle or lesson") : tr("no game is open");
    const QString none = back.isEmpty() ? scenes : back;
    offer(save_, running && !scene, none);
    offer(saveAs_, running && !scene, none);
    offer(undo_, scene ? session.staging().takeBack && session.question() : session.canUndo(),
          back.isEmpty() ? tr("there is no answer to take back") : back);
    offer(redo_, session.canRedo(), back.isEmpty() ? tr("no answer was taken back") : back);
    const bool adjustable = running && !scene && session.question() && !session.gate();
    offer(adjust_, adjustable && parts_.card->shown(),
          adjustable ? tr("select a unit first") : none);
    offer(adjustGame_, adjustable, none);
    offer(byHand_, adjustable, none);
    if (running && session.gate()) byHand_->setChecked(false);
}

void Commands::undo() {
    GameSession& session = *parts_.session;
    if (!session.canUndo()) return;
    if (session.staging().on || session.gate() || session.work().busy() ||
        !session.game().undoCrossesDice()) {
        session.undo();
        return;
    }
    QMessageBox box(window_);
    box.setObjectName(QStringLiteral("agree"));
    box.setWindowTitle(tr("Take back results that were seen?"));
    box.setText(tr("This takes back dice, draws or cards that were seen."));
    box.setInformativeText(tr("Both players must agree. The record will say so."));
    QPushButton* agreed = box.addButton(tr("Both players agree"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != agreed || !session.undo()) return;
    const engine::Question* question = session.question();
    const engine::Player by = question ? question->player : session.view().active;
    session.answer(engine::Adjust{
        by,
        engine::Note{"what was seen (dice, draws or cards) was taken back, both players agreed"}});
}

void Commands::adjust() {
    if (const auto unit = parts_.card->shown()) {
        auto* dialog = new AdjustMenu(*parts_.session, *unit, window_);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &AdjustMenu::placeWanted, parts_.table, &TableView::placeByHand);
        dialog->open();
    }
}

void Commands::adjustGame() {
    auto* dialog = new AdjustGameMenu(*parts_.session, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AdjustGameMenu::placeWanted, parts_.table, &TableView::placeByHand);
    dialog->open();
}

void Commands::openSettings() {
    auto* dialog = new SettingsDialog(settings_, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace sightline::app
