#include "app/window/table/graphics.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>
#include <utility>

#include "app/window/words/last_words.h"

namespace sightline::app {
namespace {

constexpr std::pair neededVersion{4, 1};

QString wordsOf(std::pair<int, int> version) {
    return QStringLiteral("%1.%2").arg(version.first).arg(version.second);
}

}  // namespace

void chooseSurface() {
    QSurfaceFormat format;
    format.setVersion(neededVersion.first, neededVersion.second);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    QSurfaceFormat::setDefaultFormat(format);
}

std::optional<QString> missingGraphics() {
    const QString needed = QStringLiteral(
                               "OpenGL %1 is needed to draw the table, and this display "
                               "has %2")
                               .arg(wordsOf(neededVersion));
    const Quiet quiet;
    QOpenGLContext context;
    if (!context.create()) return needed.arg(QStringLiteral("none"));
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!context.makeCurrent(&surface)) return needed.arg(QStringLiteral("none that works"));
    const std::pair version = context.format().version();
    context.doneCurrent();
    if (context.isOpenGLES()) return needed.arg(QStringLiteral("OpenGL ES"));
    if (version < neededVersion) return needed.arg(wordsOf(version));
    return std::nullopt;
}

}  // namespace sightline::app
