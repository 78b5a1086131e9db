// What a running game has to do with files: opened, saved, kept for recovery.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <limits>

#include "app/window/builder/user_packs.h"
#include "app/window/game_session.h"
#include "app/window/journal_words.h"
#include "app/window/recovery.h"

namespace sightline::app {
namespace {

std::filesystem::path pathOf(const QString& text) {
    return std::filesystem::path(text.toStdString());
}

QString lineOf(const Problem& problem) { return QString::fromStdString(problem.text); }

bool sameFile(const QString& one, const QString& other) {
    return QFileInfo(one).absoluteFilePath() == QFileInfo(other).absoluteFilePath();
}

}  // namespace

GameSession::~GameSession() {
    if (!autosave_) return;
    autosave_.reset();
    QFile::remove(autosavePath());
}

QString GameSession::autosavePath() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return QDir(folder).filePath(QStringLiteral("recovery.sightline"));
}

std::optional<QString> GameSession::open(const QString& journalPath, const WatchOffer& offer) {
    auto opened = openJournal(pathOf(journalPath), packsSwitchedOn());
    if (!opened) return lineOf(opened.problem());
    const bool recovered = sameFile(journalPath, autosavePath());
    const bool whole = !opened->stop;
    if (!whole && (opened->used == 0 || !offer || !offer(*opened))) {
        return JournalWords::stopped(QFileInfo(journalPath).fileName(), *opened);
    }
    QString original = journalPath;
    if (!whole && recovered) {  // the copy is kept for recovery in its place
        const auto aside = setAside(journalPath);
        if (!aside) return tr("%1 cannot be kept under another name").arg(journalPath);
        original = *aside;
    }
    adopt(std::move(opened->game), std::move(opened->layout),
          whole && !recovered ? journalPath : QString());
    if (recovered) savedAnswers_ = std::numeric_limits<std::size_t>::max();
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

void GameSession::keepForRecovery() {
    if (!autosave_) return;
    const auto kept = autosave_->follow(game_->journal());
    if (kept) return;
    autosave_.reset();
    emit failed(tr("The game can no longer be kept for recovery: %1").arg(lineOf(kept.problem())));
}

std::optional<QString> GameSession::startAutosave() {
    QDir().mkpath(QFileInfo(autosavePath()).absolutePath());
    auto writer = engine::JournalWriter::open(pathOf(autosavePath()));
    autosave_ = writer ? std::move(*writer) : nullptr;
    return writer ? std::nullopt : std::optional(lineOf(writer.problem()));
}

}  // namespace sightline::app
