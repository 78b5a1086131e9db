#include "app/window/layouts/layout/layout_recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>

#include "app/files/tables/layout_draft.h"
#include "engine/layouts/layout_text.h"
#include "geometry/base/files/whole_file.h"

namespace sightline::app {
namespace {

constexpr int mostLayoutWindows = 99;
const char* const fileMember = "recovered_from";

QDir recoveryFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

QString recoveryName(int number) {
    return QStringLiteral("layout-recovery-%1.layout.json").arg(number);
}

std::unique_ptr<QLockFile> recoveryLock(const QString& path) {
    auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // a lock is invalid as soon as its program has ended
    lock->tryLock(0);
    return lock;
}

}  // namespace

LayoutRecovery::LayoutRecovery(QString path, std::unique_ptr<QLockFile> lock)
    : path_(std::move(path)), lock_(std::move(lock)) {}
LayoutRecovery::LayoutRecovery(LayoutRecovery&&) noexcept = default;
LayoutRecovery& LayoutRecovery::operator=(LayoutRecovery&&) noexcept = default;
LayoutRecovery::~LayoutRecovery() = default;

Result<LayoutRecovery> LayoutRecovery::claim() {
    const QDir folder = recoveryFolder();
    QDir().mkpath(folder.path());
    for (int number = 1; number <= mostLayoutWindows; ++number) {
        const QString path = folder.filePath(recoveryName(number));
        if (QFile::exists(path)) continue;
        auto lock = recoveryLock(path);
        if (lock->isLocked()) return LayoutRecovery(path, std::move(lock));
        if (lock->error() != QLockFile::LockFailedError) break;
    }
    return engine::whyNoFileIn(folder.path().toStdString());
}

std::vector<LayoutRecovery> LayoutRecovery::interrupted() {
    std::vector<LayoutRecovery> lost;
    const QFileInfoList files = recoveryFolder().entryInfoList(
        {QStringLiteral("layout-recovery-*.layout.json")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        auto lock = recoveryLock(file.filePath());
        if (lock->isLocked()) lost.push_back(LayoutRecovery(file.filePath(), std::move(lock)));
    }
    return lost;
}

Result<bool> LayoutRecovery::keep(const engine::TerrainLayout& layout, const QString& file) const {
    engine::TerrainLayout kept = layout;
    kept.rest[fileMember] = file.toStdString();
    return engine::writeWholeFile(path_.toStdString(), engine::layoutText(kept),
                                  engine::WrittenTo::system);
}

Result<LayoutRecovery::RecoveredLayout> LayoutRecovery::read() const {
    auto layout = loadTerrainLayout(path_.toStdString());
    if (!layout) return layout.problem();
    RecoveredLayout kept{std::move(*layout), {}};
    const auto file = kept.layout.rest.find(fileMember);
    if (file != kept.layout.rest.end() && file->is_string())
        kept.file = QString::fromStdString(file->get<std::string>());
    kept.layout.rest.erase(fileMember);
    return kept;
}

void LayoutRecovery::remove() const { QFile::remove(path_); }

}  // namespace sightline::app
