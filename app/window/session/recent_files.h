/// The files opened lately, newest first, kept between sittings.
#pragma once
#include <QStringList>

namespace sightline::app {

QStringList recentFiles();
void rememberFile(const QString& path);
void forgetFile(const QString& path);

}  // namespace sightline::app
