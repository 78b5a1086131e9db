/// Paints the frames of the table widget. It owns the renderer and chooses the resolution of each
/// frame. Between frames, it loads models and paints the mat.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>

#include "app/window/legion/table/frame_pace.h"
#include "rendering/renderer.h"

class QOpenGLWidget;

namespace sightline::app {

class TableCamera;
class TableScene;

class FramePainter : public QObject {
    Q_OBJECT

  public:
    FramePainter(QOpenGLWidget& widget, TableScene& scene, const TableCamera& camera);

    /// Creates the renderer. Returns false if this fails (see `failure`). The OpenGL context must
    /// be current.
    bool begin();
    /// Destroys the renderer. Must be called before the OpenGL context is destroyed.
    void drop();
    bool ready() const { return renderer_ != nullptr; }
    /// The reason why nothing can be drawn. Empty if drawing is possible.
    const QString& failure() const { return failure_; }
    /// True if the mat is painted in its final resolution.
    bool finished() const { return renderer_ && renderer_->matPainted(); }

    /// Paints one frame into the widget. If `moving` is true, another frame follows at once. The
    /// OpenGL context must be current.
    void paint(bool moving);
    /// Must be called after a change of the scene. The next frames may have a low resolution.
    void touch();
    /// Makes the next frames as good as a still picture, without the usual delay.
    void rest();
    void resized() { pace_.resized(); }

    /// Switches to less detail, for tests. New mats have only a few texels. Under software
    /// rendering, even a still picture has a low resolution.
    void setSketched(bool sketched) { sketched_ = sketched; }
    /// Sets how long a frame of a moving picture may take under software rendering, in
    /// milliseconds.
    void setFrameBudget(double milliseconds) { pace_ = FramePace(milliseconds); }
    /// The width and height of the latest frame relative to the widget (see FramePace).
    double lastScale() const { return lastScale_; }

  signals:
    void again();  ///< emitted when another frame would improve the picture
    void failed(const QString& why);

  private:
    /// Adds one invisible object of a kind that was not drawn before. Returns false if all kinds
    /// were drawn.
    bool useOnce(rendering::Scene& scene);
    void paintMat();

    QOpenGLWidget& widget_;
    TableScene& scene_;
    const TableCamera& camera_;
    std::unique_ptr<rendering::Renderer> renderer_;
    QString failure_;
    FramePace pace_;
    QTimer painting_;      ///< timer for the next part of the mat
    QTimer drifting_;      ///< timer for the next frame of dust or snow
    QElapsedTimer since_;  ///< time since the renderer was made
    QTimer resting_;       ///< timer that fires when the scene has not changed for a moment
    bool rested_ = false;  ///< true after `resting_` fired; a still picture then gets more detail
    bool finest_ = false;  ///< true: full resolution at any cost, for example for a screenshot
    bool sketched_ = false;
    int usedOnce_ = 0;  ///< number of kinds of objects that were drawn at least once
    double lastScale_ = 1.0;
};

}  // namespace sightline::app
