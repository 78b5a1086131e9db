#include "app/window/file_drop.h"

#include <QDropEvent>
#include <QMainWindow>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

#include "app/files/reports/problem_report.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/layout_paths.h"

namespace sightline::app {
namespace {

/// The first dropped file that the program can open. Empty if the program can open none of them.
QString openableFile(const QMimeData* data) {
    for (const QUrl& url : data->urls()) {
        QString file = url.toLocalFile();
        const bool game = file.endsWith(QLatin1String(".sightline")) ||
                          isReport(file.toStdString()) ||
                          file.endsWith(QLatin1String(".scenario.json"));
        if (game || holdsLayout(file)) return file;
    }
    return {};
}

}  // namespace

FileDrop::FileDrop(GameFiles& files, QMainWindow* window) : QObject(window), files_(files) {
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

// Opens a dropped file after the drop event. The program where the drag began waits until this
// event ends.
void FileDrop::open(const QMimeData* data) {
    QTimer::singleShot(0, this, [this, file = openableFile(data)] { files_.openOrSay(file); });
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    if (openableFile(drop->mimeData()).isEmpty()) return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop) open(drop->mimeData());
    return true;
}

}  // namespace sightline::app
