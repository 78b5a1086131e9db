#include "app/window/shell/session/game_recovery.h"
#include "app/window/shell/words/message_words.h"

#include <exception>
#include <filesystem>
#include <utility>

namespace sightline::app {

GameRecovery::~GameRecovery() {
    writer_.reset();
    if (file_ && std::uncaught_exceptions() == 0) file_->remove();
}

void GameRecovery::follow(const engine::Journal& journal) {
    Result<bool> kept = writer_ ? Result<bool>(true) : startWriting();
    if (kept) kept = writer_->follow(journal);
    if (auto problem = flush_.problem(); problem && kept) kept = *std::move(problem);
    if (kept) flush_.ask(file_->path().toStdString());
    if (kept.ok() == kept_) return;
    kept_ = kept.ok();
    if (kept_)
        emit noticed(tr("The game is kept for recovery again"));
    else
        emit failed(tr("The game can no longer be kept for recovery: %1")
                        .arg(MessageWords::said(kept.problem())));
}

void GameRecovery::describe(const RecoveredGame& about) {
    if (!writer_ || std::exchange(described_, about) == about) return;
    file_->describe(about);
}

void GameRecovery::begin() {
    writer_.reset();
    kept_ = true;
}

void GameRecovery::goOnIn(std::optional<RecoveryFile> file) {
    writer_.reset();
    if (file_) file_->remove();
    file_ = std::move(file);
}

std::optional<RecoveryFile> GameRecovery::release() {
    writer_.reset();
    return std::exchange(file_, {});
}

Result<bool> GameRecovery::startWriting() {
    if (!file_) {
        Result<RecoveryFile> file = RecoveryFile::claim();
        if (!file) return file.problem();
        file_ = std::move(file).value();
    }
    described_ = {};
    auto writer = engine::JournalWriter::open(std::filesystem::path(file_->path().toStdString()));
    if (!writer) return writer.problem();
    writer_ = std::move(writer).value();
    return true;
}

}  // namespace sightline::app
