/// The list of recently opened files, newest first. It persists between runs.
#pragma once
#include <QStringList>

namespace sightline::app {

QStringList recentFiles();
void rememberFile(const QString& path);
void forgetFile(const QString& path);

}  // namespace sightline::app
