#include "app/window/recovery.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QLockFile>
#include <QMessageBox>
#include <QPushButton>

#include "app/window/game_session.h"

namespace sightline::app {
namespace {

/// Its static tr() is where these words are translated.
struct RecoveryText {
    Q_DECLARE_TR_FUNCTIONS(Recovery)
};

}  // namespace

RunningMark::RunningMark() {
    const QString file = GameSession::autosavePath();
    QDir().mkpath(QFileInfo(file).absolutePath());
    lock_ = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock_->setStaleLockTime(0);
    alone_ = lock_->tryLock(0);
}

RunningMark::~RunningMark() = default;

std::optional<QString> RunningMark::interruptedGame() const {
    const QString file = GameSession::autosavePath();
    if (!alone_ || QFileInfo(file).size() == 0) return std::nullopt;
    return file;
}

std::optional<QString> setAside(const QString& file) {
    const QFileInfo is(file);
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString name = QStringLiteral("%1-%2").arg(is.completeBaseName(), when);
    for (int same = 0; same < 100; ++same) {
        const QString number = same == 0 ? QString() : QStringLiteral("-%1").arg(same);
        const QString path =
            is.dir().filePath(QStringLiteral("%1%2.%3").arg(name, number, is.suffix()));
        if (!QFile::exists(path))
            return QFile::rename(file, path) ? std::optional(path) : std::nullopt;
    }
    return std::nullopt;
}

QString keptAside(const QString& why, const QString& path) {
    return RecoveryText::tr("%1 (kept as %2)").arg(why, path);
}

bool askToContinue(QWidget* parent) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("recovery"));
    box.setWindowTitle(RecoveryText::tr("Sightline"));
    box.setText(RecoveryText::tr("Continue the game that was interrupted?"));
    const QDateTime when = QFileInfo(GameSession::autosavePath()).lastModified();
    box.setInformativeText(RecoveryText::tr("It was last played on %1.")
                               .arg(QLocale().toString(when, QLocale::LongFormat)));
    QPushButton* yes = box.addButton(RecoveryText::tr("Continue"), QMessageBox::AcceptRole);
    box.addButton(RecoveryText::tr("Discard it"), QMessageBox::DestructiveRole);
    yes->setProperty("primary", true);
    box.setDefaultButton(yes);
    box.exec();
    return box.clickedButton() == yes;
}

}  // namespace sightline::app
