#include "app/window/shell/session/game_opener.h"

#include <QFileInfo>

#include "app/files/models/reader_process.h"
#include "app/window/shell/session/ahead.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/recovery.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/words/journal_words.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

QString lineOfUnopened(const Problem& problem) { return MessageWords::said(problem); }

QString notOpened(const QString& name) {
    return GameOpener::tr("%1 was not opened: cancelled").arg(name);
}

// Answers chance questions and prepares the game for the window. A refused chance answer leaves its
// question open.
void makeReady(engine::Game& game, bool realDice) {
    if (!realDice) throwChance(game);
    workAhead(game);
}

}  // namespace

bool GameOpener::mayGoOn(const Problem& problem) const {
    return goOn_ && !session_.work().stopped() && goOn_(problem);
}

std::optional<QString> GameOpener::start(LoadedScenario scenario, std::uint64_t seed) {
    const QString name = QString::fromStdString(scenario.scenario.name);
    return start(
        name, [&]() -> Result<LoadedScenario> { return std::move(scenario); }, seed);
}

std::optional<QString> GameOpener::start(const QString& name, const ReadScenario& read,
                                         std::uint64_t seed) {
    GameWork& work = session_.work();
    if (auto why = work.busyWith()) return why;
    Layout layout;
    auto share = ReaderScope::Share::usual;
    auto begin = [&, real = session_.realDice()](
                     const std::stop_token& stop) -> Result<std::unique_ptr<engine::Game>> {
        const ReaderScope here(share, stop);
        auto scenario = read();
        if (!scenario) return scenario.problem();
        if (stop.stop_requested()) return Problem{};
        layout = std::move(scenario->layout);
        auto game = engine::Game::start(std::move(scenario->scenario), seed);
        if (game) makeReady(**game, real);
        return game;
    };
    auto game = work.beside(tr("Setting up %1").arg(name), begin);
    if (!game && mayGoOn(game.problem())) {
        share = ReaderScope::Share::longer;
        game = work.beside(tr("Setting up %1").arg(name), begin);
    }
    if (work.stopped()) return notOpened(name);
    if (!game) return lineOfUnopened(game.problem());
    session_.play({std::move(*game), std::move(layout), SavedGame()});
    return std::nullopt;
}

Result<OpenedJournal> GameOpener::openBeside(const QString& journalPath) {
    const QString name = QFileInfo(journalPath).fileName();
    auto share = ReaderScope::Share::usual;
    auto open = [&share, file = std::filesystem::path(journalPath.toStdString()),
                 real = session_.realDice(),
                 packs = packsSwitchedOn()](const std::stop_token& stop) {
        const ReaderScope here(share, stop);
        auto opened = openJournal(file, packs, {}, stop);
        if (opened && !opened->stop) makeReady(*opened->game, real);
        return opened;
    };
    auto opened = session_.work().beside(tr("Opening %1").arg(name), open);
    if (!opened && mayGoOn(opened.problem())) {
        share = ReaderScope::Share::longer;
        opened = session_.work().beside(tr("Opening %1").arg(name), open);
    }
    if (session_.work().stopped()) return Problem{notOpened(name).toStdString()};
    return opened;
}

std::optional<QString> GameOpener::refusedPart(const QString& journalPath,
                                               const OpenedJournal& opened,
                                               const WatchOffer& offer) {
    if (!opened.stop || (opened.used > 0 && offer && offer(opened))) return std::nullopt;
    return JournalWords::stopped(QFileInfo(journalPath).fileName(), opened);
}

std::optional<QString> GameOpener::open(const QString& journalPath, const WatchOffer& offer) {
    if (auto why = session_.work().busyWith()) return why;
    auto opened = openBeside(journalPath);
    if (!opened) return lineOfUnopened(opened.problem());
    if (auto refused = refusedPart(journalPath, *opened, offer)) return refused;
    SavedGame saved(opened->stop ? QString() : journalPath);
    if (RecoveryFile::isOne(journalPath))
        saved = SavedGame::never();  // the file is a recovery file, which another window may use,
                                     // so the game counts as unsaved
    session_.play({std::move(opened->game), std::move(opened->layout), saved});
    tellOf(journalPath, *opened);
    return std::nullopt;
}

std::optional<QString> GameOpener::openReport(const QString& path, const WatchOffer& offer) {
    if (auto why = session_.work().busyWith()) return why;
    const QString name = QFileInfo(path).fileName();
    auto opened = session_.work().beside(
        tr("Opening %1").arg(name),
        [file = path.toStdString(), packs = packsSwitchedOn()](const std::stop_token& stop) {
            const ReaderScope here(ReaderScope::Share::usual, stop);
            auto read = app::openReport(file, packs, stop);
            if (read) workAhead(*read->journal.game);
            return read;
        });
    if (session_.work().stopped()) return notOpened(name);
    if (!opened) return lineOfUnopened(opened.problem());
    if (auto refused = refusedPart(path, opened->journal, offer)) return refused;
    session_.play({.game = std::move(opened->journal.game),
                   .layout = std::move(opened->journal.layout),
                   .saved = SavedGame(),
                   .keepsRoll = true});
    if (opened->journal.stop) tellOf(path, opened->journal);
    emit reportOpened(path, opened->report, opened->journal.change);
    return std::nullopt;
}

std::optional<QString> GameOpener::recover(RecoveryFile& file, const WatchOffer& offer) {
    if (auto why = session_.work().busyWith()) return why;
    QString original = file.path();
    auto opened = openBeside(original);
    if (!opened) return lineOfUnopened(opened.problem());
    if (auto refused = refusedPart(original, *opened, offer)) return refused;
    // The replay stopped midway. The recovery file will have only the part before the stop, so the
    // complete file is first kept under another name.
    if (opened->stop) {
        const auto aside = setAside(original);
        if (!aside) return tr("%1 cannot be kept under another name").arg(original);
        original = *aside;
    }
    session_.recovery().goOnIn(std::move(file));
    session_.play({std::move(opened->game), std::move(opened->layout), SavedGame::never()});
    tellOf(original, *opened);
    return std::nullopt;
}

void GameOpener::tellOf(const QString& journalPath, const OpenedJournal& opened) {
    const QString words = JournalWords::opened(QFileInfo(journalPath).fileName(), opened);
    if (!words.isEmpty()) emit noticed(words);
    if (!opened.lastLineTorn) return;
    const QString torn =
        tr("The last answer in %1 was cut off while it was written; it is left out.")
            .arg(journalPath);
    emit failed(words.isEmpty() ? torn : QStringLiteral("%1 %2.").arg(torn, words));
}

}  // namespace sightline::app
