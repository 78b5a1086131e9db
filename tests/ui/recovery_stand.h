/// Helpers for the folder in which games are kept for recovery.
#pragma once
#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app/window/shell/session/recovery_file.h"

namespace sightline::app {

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

inline QString inRecoveryFolder(const QString& name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           (name.isEmpty() ? QString() : QLatin1Char('/') + name);
}

/// Leaves a game as after a crash: a recovery file that no window uses.
inline void leaveBehind(const QString& name, const QByteArray& content) {
    QDir().mkpath(inRecoveryFolder({}));
    QFile file(inRecoveryFolder(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
}

/// The file names of all journals in the recovery folder.
inline QStringList keptGames() {
    return QDir(inRecoveryFolder({})).entryList({QStringLiteral("*.sightline")}, QDir::Files);
}

/// The file that the program renamed because it could not read it. Empty if no file was renamed.
inline QString asideFile() {
    const QStringList names =
        QDir(inRecoveryFolder({}))
            .entryList({QStringLiteral("recovery*-[0-9]*-[0-9]*.sightline")}, QDir::Files);
    return names.size() == 1 ? inRecoveryFolder(names.front()) : QString();
}

inline void emptyRecoveryFolder() {
    for (const QString& name : keptGames()) QFile::remove(inRecoveryFolder(name));
}

}  // namespace sightline::app
