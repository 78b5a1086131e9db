#include "app/window/shell/session/recovery_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

#include "app/window/shell/session/save_path.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {

constexpr int mostWindows = 999;
constexpr qsizetype longestGameName = 200;  // of a game, letters

QDir keptIn() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

QString endingOf(RecoveredKind of) {
    return of == RecoveredKind::game ? QStringLiteral(".sightline") : QStringLiteral(".army.json");
}

QString nameOf(int number, RecoveredKind of) {
    const QString own = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
    return QStringLiteral("recovery%1%2").arg(own, endingOf(of));
}

QString noteBeside(const QString& path) { return path + QStringLiteral(".about"); }

// True for the name of a recovery file of a running game. False for a file that was kept: its name
// contains a date.
bool hasSuchName(const QString& name) {
    static const QRegularExpression form(
        QStringLiteral("^recovery(-[1-9]\\d{0,2})?\\.(sightline|army\\.json)$"));
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

Result<RecoveryFile> RecoveryFile::claim(RecoveredKind of) {
    const QDir folder = keptIn();
    QDir().mkpath(folder.path());
    for (int number = 1; number <= mostWindows; ++number) {
        const QString path = folder.filePath(nameOf(number, of));
        auto lock = lockOf(path);
        if (lock->isLocked() && holdsNothing(path)) return RecoveryFile(path, std::move(lock));
        if (!lock->isLocked() && lock->error() != QLockFile::LockFailedError) break;
    }
    return engine::whyNoFileIn(folder.path().toStdString());
}

std::vector<RecoveryFile> RecoveryFile::interrupted(RecoveredKind of) {
    std::vector<RecoveryFile> lost;
    const QFileInfoList files = keptIn().entryInfoList({QStringLiteral("recovery*") + endingOf(of)},
                                                       QDir::Files, QDir::Time);
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

void RecoveryFile::remove() {
    QFile::remove(path_);
    QFile::remove(noteBeside(path_));
}

QString RecoveryFile::discardedFolder() { return keptIn().filePath(QStringLiteral("discarded")); }

std::optional<QString> RecoveryFile::discard() {
    const QDir folder(discardedFolder());
    folder.mkpath(QStringLiteral("."));
    const bool isArmy = path_.endsWith(endingOf(RecoveredKind::army));
    const QString ending = endingOf(isArmy ? RecoveredKind::army : RecoveredKind::game);
    const QString usual = isArmy ? QStringLiteral("army") : QStringLiteral("game");
    const QString named = fileNameOf(about().name);
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString name = QStringLiteral("%1 %2").arg(named.isEmpty() ? usual : named, when);
    for (int same = 1; same < mostWindows; ++same) {
        const QString number = same == 1 ? QString() : QStringLiteral("-%1").arg(same);
        const QString path = folder.filePath(name + number + ending);
        if (QFile::exists(path)) continue;
        if (!QFile::rename(path_, path)) return std::nullopt;
        QFile::remove(noteBeside(path_));
        return path;
    }
    return std::nullopt;
}

RecoveredGame RecoveryFile::about() const {
    QFile note(noteBeside(path_));
    if (!note.open(QIODevice::ReadOnly)) return {};
    const QJsonDocument read = QJsonDocument::fromJson(note.readAll());
    return {read[QLatin1String("name")].toString().left(longestGameName),
            std::max(0, read[QLatin1String("round")].toInt())};
}

void RecoveryFile::describe(const RecoveredGame& about) const {
    QFile note(noteBeside(path_));
    if (!note.open(QIODevice::WriteOnly | QIODevice::Truncate)) return;
    note.write(QJsonDocument(QJsonObject{{QStringLiteral("name"), about.name},
                                         {QStringLiteral("round"), about.round}})
                   .toJson(QJsonDocument::Compact));
}

}  // namespace sightline::app
