#include "app/window/legion/builder/builder_desk.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRandomGenerator>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/exchange/packs_dialog.h"
#include "app/window/legion/builder/new_game/new_game_dialog.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/game_work.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

BuilderDesk::BuilderDesk(GameWork& work, GameFiles& files, QMainWindow* window,
                         const BuilderSettings& settings)
    : QObject(window),
      work_(work),
      files_(files),
      window_(window),
      settings_(settings),
      job_(new LatestJob(this)) {
    addCommands();
    connect(&files, &GameFiles::layoutOffered, this,
            [this](const QString& layout) { askForNewGame().offerTable(layout); });
}

BuilderDesk::~BuilderDesk() = default;

// Adds the army builder's commands to the File menu, below "New starter battle".
void BuilderDesk::addCommands() {
    QMenu* menu = window_->menuBar()->actions().front()->menu();
    QAction* before = menu->actions().value(1);
    const auto insert = [&](const QString& text, const QKeySequence& keys, auto done) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        menu->insertAction(before, action);
        connect(action, &QAction::triggered, this, done);
    };
    insert(tr("New &game\u2026"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
           [this] { askForNewGame(); });
    insert(tr("Army &builder\u2026"), QKeySequence(Qt::CTRL | Qt::Key_B),
           [this] { showBuilder(); });
    insert(tr("&Card packs\u2026"), {}, [this] { showPacks(); });
}

void BuilderDesk::needCards() {
    if (!stock_.cards()) stock_.load();
}

BuilderWindow& BuilderDesk::showBuilder(const QString& file) {
    needCards();
    if (!builder_) {
        builder_ = std::make_unique<BuilderWindow>(stock_, settings_);
        connect(builder_.get(), &BuilderWindow::playWanted, this, &BuilderDesk::playWith);
        connect(builder_.get(), &BuilderWindow::packsWanted, this, &BuilderDesk::showPacks);
    }
    builder_->show();
    builder_->raise();
    builder_->activateWindow();
    if (!file.isEmpty()) builder_->openOrSay(file);
    return *builder_;
}

void BuilderDesk::showPacks() {
    needCards();
    auto* dialog = new PacksDialog(stock_, builder_ && builder_->isActiveWindow()
                                               ? static_cast<QWidget*>(builder_.get())
                                               : window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

NewGameDialog& BuilderDesk::askForNewGame() {
    needCards();
    auto* dialog = new NewGameDialog(stock_, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewGameDialog::wanted, this,
            [this, dialog](const NewGame& game) { make(game, dialog); });
    connect(dialog, &NewGameDialog::builderWanted, this,
            [this, dialog](const engine::ArmyList& list) { putRight(list, *dialog); });
    window_->show();
    dialog->open();
    return *dialog;
}

void BuilderDesk::putRight(const engine::ArmyList& list, NewGameDialog& dialog) {
    BuilderWindow& builder = showBuilder();
    if (builder.openArmy(list)) waiting_ = &dialog;
}

void BuilderDesk::playWith(const engine::ArmyList& list) {
    window_->show();
    window_->raise();
    window_->activateWindow();
    if (!waiting_) return askForNewGame().offer(list);
    waiting_->offer(list);
    waiting_->raise();
    waiting_->activateWindow();
}

std::optional<QString> BuilderDesk::begin(LoadedScenario scenario) {
    if (auto problem =
            files_.opener().start(std::move(scenario), QRandomGenerator::global()->generate64()))
        return problem;
    emit files_.filesChanged();
    return std::nullopt;
}

// Starts a new game. A background thread reads the models.
void BuilderDesk::make(const NewGame& game, NewGameDialog* dialog) {
    job_->ask([this, game, cards = stock_.cards(), box = QPointer(dialog)]() -> LatestJob::Finish {
        auto made = loadNewGame(game, *cards);
        if (!made) {
            return [box, why = MessageWords::said(made.problem())] {
                if (box) box->setProblem(why);
            };
        }
        auto scenario = std::make_shared<LoadedScenario>(std::move(*made));
        return [this, box, scenario] {
            if (!box) return;
            if (!files_.mayLeave()) return box->setProblem({});
            connect(box, &QDialog::rejected, &work_, &GameWork::stop);
            const auto problem = begin(std::move(*scenario));
            if (!box) return;
            if (problem) return box->setProblem(*problem);
            box->accept();
        };
    });
}

std::optional<QString> BuilderDesk::startWith(const QStringList& armies, const QString& table) {
    auto cards = readCards(packsSwitchedOn());
    if (!cards) return MessageWords::said(cards.problem());
    const auto missions = readyMissions();
    const auto tables = readyTables();
    if (missions.empty() || (table.isEmpty() && tables.empty()))
        return tr("there is no table or mission to play on");
    NewGame game;
    game.table = table.isEmpty() ? tables.front().file : QFileInfo(table).absoluteFilePath();
    for (std::size_t i = 0; i < 2; ++i) {
        auto list = readArmyFile(armies[static_cast<qsizetype>(i)], **cards);
        if (!list) return MessageWords::said(list.problem());
        game.armies[i] = std::move(*list);
        game.decks[i] = missions.front().deck;
    }
    auto made = loadNewGame(game, **cards);
    if (!made) return MessageWords::said(made.problem());
    return begin(std::move(*made));
}

std::optional<ArmyArguments> armyArguments(const std::vector<std::string>& files) {
    ArmyArguments arguments;
    for (const std::string& file : files) {
        const QString path = QString::fromStdString(file);
        if (isArmyFile(path))
            arguments.armies << path;
        else if (holdsLayout(path) && arguments.table.isEmpty())
            arguments.table = path;
        else
            return std::nullopt;
    }
    if (arguments.armies.isEmpty() || arguments.armies.size() > 2) return std::nullopt;
    return arguments;
}

}  // namespace sightline::app
