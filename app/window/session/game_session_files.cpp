// What a running game has to do with files: opened, saved, kept for recovery.
#include <QFileInfo>
#include <exception>
#include <limits>

#include "app/window/session/ahead.h"
#include "app/window/session/beside.h"
#include "app/window/session/game_session.h"
#include "app/window/session/recovery.h"
#include "app/window/session/user_packs.h"
#include "app/window/words/journal_words.h"
#include "app/window/words/message_words.h"

namespace sightline::app {
namespace {

std::filesystem::path pathOf(const QString& text) {
    return std::filesystem::path(text.toStdString());
}

/// No game has as many: such a game counts as changed since it was saved.
constexpr auto neverSaved = std::numeric_limits<std::size_t>::max();

QString lineOf(const Problem& problem) { return MessageWords::said(problem); }

QString notOpened(const QString& name) {
    return GameSession::tr("%1 was not opened: cancelled").arg(name);
}

// What would be refused is asked again where the game is shown.
void makeReady(engine::Game& game, bool realDice) {
    if (!realDice) throwChance(game);
    workAhead(game);
}

}  // namespace

GameSession::~GameSession() {
    autosave_.reset();
    if (recovery_ && std::uncaught_exceptions() == 0) recovery_->remove();
}

std::optional<QString> GameSession::refusedPart(const QString& journalPath,
                                                const OpenedJournal& opened,
                                                const WatchOffer& offer) {
    if (!opened.stop || (opened.used > 0 && offer && offer(opened))) return std::nullopt;
    return JournalWords::stopped(QFileInfo(journalPath).fileName(), opened);
}

std::optional<QString> GameSession::busyWith() const {
    if (!busy()) return std::nullopt;
    return tr("%1: one moment").arg(doing_);
}

bool GameSession::refuseWhileBusy() {
    const auto why = busyWith();
    if (why) emit refused(*why);
    return why.has_value();
}

std::optional<QString> GameSession::start(LoadedScenario scenario, std::uint64_t seed) {
    const QString name = QString::fromStdString(scenario.scenario.name);
    return start(
        name, [&]() -> Result<LoadedScenario> { return std::move(scenario); }, seed);
}

std::optional<QString> GameSession::start(const QString& name, const ReadScenario& read,
                                          std::uint64_t seed) {
    if (auto why = busyWith()) return why;
    Layout layout;
    auto begin = [&, real = realDice_](
                     const std::stop_token& stop) -> Result<std::unique_ptr<engine::Game>> {
        auto scenario = read();
        if (!scenario) return scenario.problem();
        if (stop.stop_requested()) return Problem{};
        layout = std::move(scenario->layout);
        auto game = engine::Game::start(std::move(scenario->scenario), seed);
        if (game) makeReady(**game, real);
        return game;
    };
    auto game = beside(tr("Setting up %1").arg(name), begin);
    if (stoppedWaiting()) return notOpened(name);
    if (!game) return lineOf(game.problem());
    adopt(std::move(*game), std::move(layout), {});
    return std::nullopt;
}

Result<OpenedJournal> GameSession::openBeside(const QString& journalPath) {
    const QString name = QFileInfo(journalPath).fileName();
    auto open = [&, real = realDice_, packs = packsSwitchedOn()](const std::stop_token& stop) {
        auto opened = openJournal(pathOf(journalPath), packs, {}, stop);
        if (opened && !opened->stop) makeReady(*opened->game, real);
        return opened;
    };
    auto opened = beside(tr("Opening %1").arg(name), open);
    if (stoppedWaiting()) return Problem{notOpened(name).toStdString()};
    return opened;
}

std::optional<QString> GameSession::open(const QString& journalPath, const WatchOffer& offer) {
    if (auto why = busyWith()) return why;
    auto opened = openBeside(journalPath);
    if (!opened) return lineOf(opened.problem());
    if (auto refused = refusedPart(journalPath, *opened, offer)) return refused;
    const bool recoverable = RecoveryFile::isOne(journalPath);  // of another window, perhaps
    adopt(std::move(opened->game), std::move(opened->layout),
          opened->stop || recoverable ? QString() : journalPath);
    if (recoverable) savedAnswers_ = neverSaved;
    tellOf(journalPath, *opened);
    return std::nullopt;
}

std::optional<QString> GameSession::recover(RecoveryFile& file, const WatchOffer& offer) {
    if (auto why = busyWith()) return why;
    QString original = file.path();
    auto opened = openBeside(original);
    if (!opened) return lineOf(opened.problem());
    if (auto refused = refusedPart(original, *opened, offer)) return refused;
    if (opened->stop) {  // the copy is kept for recovery in its place
        const auto aside = setAside(original);
        if (!aside) return tr("%1 cannot be kept under another name").arg(original);
        original = *aside;
    }
    if (recovery_) recovery_->remove();
    recovery_ = std::move(file);
    adopt(std::move(opened->game), std::move(opened->layout), {});
    savedAnswers_ = neverSaved;
    tellOf(original, *opened);
    return std::nullopt;
}

void GameSession::adopt(std::shared_ptr<engine::Game> game, Layout layout,
                        const QString& journalPath) {
    view_.reset();
    held_ = announces_ = false;
    game_ = std::move(game);
    layout_ = std::move(layout);
    changedTerrain_.reset();
    changedLayout_.reset();
    journalPath_ = journalPath;
    selected_.reset();
    activating_.reset();
    hovered_.reset();
    throwDice();
    markSaved();

    autosave_.reset();
    kept_ = true;
    afterChange();
    turnOf_ = view_->active;
    emit selectionChanged();
    emit hoverChanged();
}

void GameSession::tellOf(const QString& journalPath, const OpenedJournal& opened) {
    const QString words = JournalWords::opened(QFileInfo(journalPath).fileName(), opened);
    if (!words.isEmpty()) emit noticed(words);
    if (!opened.lastLineTorn) return;
    const QString torn =
        tr("The last answer in %1 was cut off while it was written; it is left out.")
            .arg(journalPath);
    emit failed(words.isEmpty() ? torn : QStringLiteral("%1 %2.").arg(torn, words));
}

std::optional<QString> GameSession::saveAs(const QString& journalPath) {
    if (!running()) return tr("There is no game to save.");
    const auto written = engine::writeJournal(pathOf(journalPath), game_->journal());
    if (!written) return lineOf(written.problem());
    journalPath_ = journalPath;
    markSaved();
    return std::nullopt;
}

bool GameSession::unsaved() const {
    if (!running()) return false;
    return game_->journal().answers.size() != savedAnswers_ || game_->digest() != savedDigest_;
}

void GameSession::markSaved() {
    savedAnswers_ = game_->journal().answers.size();
    savedDigest_ = game_->digest();
}

// Tried again with every answer: a disk that was full may have room by now.
void GameSession::keepForRecovery() {
    Result<bool> kept = autosave_ ? Result<bool>(true) : startAutosave();
    if (kept) kept = autosave_->follow(game_->journal());
    if (kept.ok() == kept_) return;
    kept_ = kept.ok();
    if (kept_)
        emit noticed(tr("The game is kept for recovery again"));
    else
        emit failed(
            tr("The game can no longer be kept for recovery: %1").arg(lineOf(kept.problem())));
}

Result<bool> GameSession::startAutosave() {
    if (!recovery_) {
        Result<RecoveryFile> file = RecoveryFile::claim();
        if (!file) return file.problem();
        recovery_ = std::move(file).value();
    }
    auto writer = engine::JournalWriter::open(pathOf(recovery_->path()));
    if (!writer) return writer.problem();
    autosave_ = std::move(writer).value();
    return true;
}

}  // namespace sightline::app
