/// Draws pictures of tables from above as the table widget draws them, with models, mat, light and
/// shadows, but without a window. Another thread than that of the window may use it.
#pragma once
#include <QImage>
#include <atomic>
#include <memory>

#include "app/files/tables/load.h"

class QOffscreenSurface;
class QOpenGLContext;

namespace sightline::rendering {
class Renderer;
}

namespace sightline::app {

/// A surface for a studio. Must be called in the thread of the window, and the surface must live
/// longer than the studio. Null if only the thread of the window can draw.
std::unique_ptr<QOffscreenSurface> studioSurface();

class TableStudio {
  public:
    /// The studio belongs to the thread that makes it.
    explicit TableStudio(QOffscreenSurface& surface);
    ~TableStudio();
    TableStudio(const TableStudio&) = delete;
    TableStudio& operator=(const TableStudio&) = delete;

    /// The table from above; its near long edge is at the bottom. `width` is in pixels, and the
    /// height follows from the shape of the table. Null if the display cannot draw, or if `stop`
    /// became true. A piece whose model cannot be read is drawn as its plain shape.
    QImage picture(const Layout& layout, int width, const std::atomic<bool>& stop);

  private:
    bool load(const Layout& layout, const std::atomic<bool>& stop);

    QOffscreenSurface& surface_;
    std::unique_ptr<QOpenGLContext> context_;
    std::unique_ptr<rendering::Renderer> renderer_;
};

}  // namespace sightline::app
