#include "app/window/legion/table/graphics.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>
#include <utility>

#include "app/window/shell/words/last_words.h"

namespace sightline::app {
namespace {

constexpr std::pair neededVersion{4, 1};

class GraphicsText {
    Q_DECLARE_TR_FUNCTIONS(Graphics)
};

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
    const QString needed = wordsOf(neededVersion);
    const auto found = [&](const QString& version) {
        return GraphicsText::tr("OpenGL %1 is needed to draw the table, and this display has %2")
            .arg(needed, version);
    };
    const QtWarningSilencer quiet;
    QOpenGLContext context;
    if (!context.create())
        return GraphicsText::tr("OpenGL %1 is needed to draw the table, and this display has none")
            .arg(needed);
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    if (!context.makeCurrent(&surface))
        return GraphicsText::tr(
                   "OpenGL %1 is needed to draw the table, and it does not work on this display")
            .arg(needed);
    const std::pair version = context.format().version();
    context.doneCurrent();
    if (context.isOpenGLES()) return found(QStringLiteral("OpenGL ES"));
    if (version < neededVersion) return found(wordsOf(version));
    return std::nullopt;
}

}  // namespace sightline::app
