#include "app/window/shell/session/recovery_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {

constexpr int mostWindows = 999;

QDir keptIn() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

QString nameOf(int number) {
    return number == 1 ? QStringLiteral("recovery.sightline")
                       : QStringLiteral("recovery-%1.sightline").arg(number);
}

// True for the name of a recovery file of a running game. False for a file that was kept: its name
// contains a date.
bool hasSuchName(const QString& name) {
    static const QRegularExpression form(QStringLiteral("^recovery(-[1-9]\\d{0,2})?\\.sightline$"));
    return form.match(name).hasMatch();
}

std::unique_ptr<QLockFile> lockOf(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // a lock is invalid as soon as its program has ended
    lock->tryLock(0);
    return lock;
}

/// True if the journal has no answers: the file is empty, or it has only a complete header.
bool holdsNothing(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return QFileInfo(path).size() == 0;
    const QByteArray header = file.readLine();
    if (header.isEmpty()) return true;
    if (!header.endsWith('\n') || !file.atEnd()) return false;
    return QJsonDocument::fromJson(header)[QLatin1String("format")] ==
           QLatin1String("sightline-journal");
}

}  // namespace

RecoveryFile::RecoveryFile(QString path, std::unique_ptr<QLockFile> lock)
    : path_(std::move(path)), lock_(std::move(lock)) {}
RecoveryFile::RecoveryFile(RecoveryFile&&) noexcept = default;
RecoveryFile& RecoveryFile::operator=(RecoveryFile&&) noexcept = default;
RecoveryFile::~RecoveryFile() = default;

Result<RecoveryFile> RecoveryFile::claim() {
    const QDir folder = keptIn();
    QDir().mkpath(folder.path());
    for (int number = 1; number <= mostWindows; ++number) {
        const QString path = folder.filePath(nameOf(number));
        auto lock = lockOf(path);
        if (lock->isLocked() && holdsNothing(path)) return RecoveryFile(path, std::move(lock));
        if (!lock->isLocked() && lock->error() != QLockFile::LockFailedError) break;
    }
    return engine::whyNoFileIn(folder.path().toStdString());
}

std::vector<RecoveryFile> RecoveryFile::interrupted() {
    std::vector<RecoveryFile> lost;
    const QFileInfoList files =
        keptIn().entryInfoList({QStringLiteral("recovery*.sightline")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        if (!hasSuchName(file.fileName())) continue;
        auto lock = lockOf(file.filePath());
        if (lock->isLocked() && !holdsNothing(file.filePath()))
            lost.push_back(RecoveryFile(file.filePath(), std::move(lock)));
    }
    return lost;
}

bool RecoveryFile::isOne(const QString& path) {
    const QFileInfo file(path);
    return file.absolutePath() == keptIn().absolutePath() && hasSuchName(file.fileName());
}

void RecoveryFile::remove() { QFile::remove(path_); }

}  // namespace sightline::app
