#include "app/window/screenshot.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QMainWindow>
#include <QPixmap>
#include <QRegularExpression>
#include <QTimer>

#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/written_picture.h"

namespace sightline::app {
namespace {

// Maximum time to wait for the models in milliseconds, enough for a slow computer.
constexpr int mostPictureWait = 60'000;
constexpr QSize smallest{100, 100}, largest{7680, 4320};
// Number of frames to wait for, so that camera flights have ended and texts are final.
constexpr int framesAfter = 3;

/// The Qt translation context of this file's texts.
struct ScreenshotText {
    Q_DECLARE_TR_FUNCTIONS(Screenshot)
};

}  // namespace

std::optional<QSize> parseSize(const QString& text) {
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const auto match = form.match(text);
    if (!match.hasMatch()) return std::nullopt;
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits = size.expandedTo(smallest) == size && size.boundedTo(largest) == size;
    return fits ? std::optional(size) : std::nullopt;
}

std::optional<QString> takePicture(QMainWindow& window, TableView& table, const Picture& picture,
                                   const std::function<bool()>& ready) {
    window.resize(picture.size);
    window.show();
    if (!picture.camera.isEmpty() && !table.setCamera(picture.camera))
        return ScreenshotText::tr("the camera %1 has nothing to look at").arg(picture.camera);
    QEventLoop loop;
    int frames = 0;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (!table.failure().isEmpty()) loop.quit();
        if (!table.settled()) return;
        table.painter().rest();
        table.update();
    });
    QObject::connect(&table, &QOpenGLWidget::frameSwapped, &loop, [&] {
        frames = table.settled() && ready() ? frames + 1 : 0;
        if (frames >= framesAfter) loop.quit();
    });
    QTimer::singleShot(mostPictureWait, &loop, &QEventLoop::quit);
    look.start(5);
    loop.exec();
    if (!table.failure().isEmpty()) return table.failure();
    if (frames < framesAfter) return ScreenshotText::tr("the table was not drawn in time");
    return writePicture(window.grab(), picture.file);
}

}  // namespace sightline::app
