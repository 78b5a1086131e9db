/// The list of recently opened files, the newest first. It is saved between runs of the program.
#pragma once
#include <QStringList>

namespace sightline::app {

QStringList recentFiles();
void rememberFile(const QString& path);
void forgetFile(const QString& path);

}  // namespace sightline::app
