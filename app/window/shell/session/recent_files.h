/// The list of recently opened files, the newest first. The program saves the list.
#pragma once
#include <QStringList>

namespace sightline::app {

QStringList recentFiles();
void rememberFile(const QString& path);
void forgetFile(const QString& path);

}  // namespace sightline::app
