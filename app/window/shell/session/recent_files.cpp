#include "app/window/shell/session/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace sightline::app {
namespace {
constexpr int mostKept = 8;
const QString key = QStringLiteral("recentFiles");
}  // namespace

QStringList recentFiles() { return QSettings().value(key).toStringList(); }

void forgetFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    QSettings().setValue(key, files);
}

void rememberFile(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(whole);
    files.prepend(whole);
    QSettings().setValue(key, files.mid(0, mostKept));
}

}  // namespace sightline::app
