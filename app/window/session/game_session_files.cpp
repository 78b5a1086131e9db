// What a running game has to do with files: opened, saved, kept for recovery.
#include <QFileInfo>
#include <exception>
#include <limits>

#include "app/window/session/game_session.h"
#include "app/window/session/recovery.h"
#include "app/window/session/user_packs.h"
#include "app/window/words/journal_words.h"

namespace sightline::app {
namespace {

std::filesystem::path pathOf(const QString& text) {
    return std::filesystem::path(text.toStdString());
}

/// No game has as many: such a game counts as changed since it was saved.
constexpr auto neverSaved = std::numeric_limits<std::size_t>::max();

QString lineOf(const Problem& problem) { return QString::fromStdString(problem.text); }

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

std::optional<QString> GameSession::open(const QString& journalPath, const WatchOffer& offer) {
    auto opened = openJournal(pathOf(journalPath), packsSwitchedOn());
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
    QString original = file.path();
    auto opened = openJournal(pathOf(original), packsSwitchedOn());
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
