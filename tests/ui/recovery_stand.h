/// What lies in the folder where games are kept for recovery.
#pragma once
#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app/window/session/recovery_file.h"

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

/// A game as a crash leaves it: the file without a window that holds it.
inline void leaveBehind(const QString& name, const QByteArray& content) {
    QDir().mkpath(inRecoveryFolder({}));
    QFile file(inRecoveryFolder(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
}

/// Names of all journals there.
inline QStringList keptGames() {
    return QDir(inRecoveryFolder({})).entryList({QStringLiteral("*.sightline")}, QDir::Files);
}

/// The only file that was put aside; empty when there is none.
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
