/// Paints the frames of the table. Owns the renderer, chooses the resolution of each frame, and
/// uses the pauses between frames.
#pragma once
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

    /// Makes the renderer; false on failure: see `failure`. Needs the current context.
    bool begin();
    /// Destroys the renderer; call it before the context goes.
    void drop();
    bool ready() const { return renderer_ != nullptr; }
    /// Why the painter cannot draw; empty while it can.
    const QString& failure() const { return failure_; }
    /// The mat has its final resolution.
    bool finished() const { return renderer_ && renderer_->matPainted(); }

    /// Paints one frame into the widget. `moving`: another frame follows at once. Needs the current
    /// context.
    void paint(bool moving);
    /// The scene changed: the next frames are as coarse as necessary.
    void touch();
    /// The next frames have the final resolution of a still picture, without the usual pause.
    void rest();
    void resized() { pace_.resized(); }

    /// For tests and other callers that need no detail: new mats are a few texels wide, and under
    /// software rendering a still picture stays coarse.
    void setSketched(bool sketched) { sketched_ = sketched; }
    /// Milliseconds that a frame may take while the picture moves, under software rendering.
    void setFrameBudget(double milliseconds) { pace_ = FramePace(milliseconds); }
    /// The scale of the latest frame's sides, see FramePace.
    double lastScale() const { return lastScale_; }

  signals:
    void again();  ///< another frame would be finer
    void failed(const QString& why);

  private:
    /// Adds one kind of object that was never drawn yet, invisibly; false when none is left.
    bool useOnce(rendering::Scene& scene);
    void paintMat();

    QOpenGLWidget& widget_;
    TableScene& scene_;
    const TableCamera& camera_;
    std::unique_ptr<rendering::Renderer> renderer_;
    QString failure_;
    FramePace pace_;
    QTimer painting_;      ///< runs while the mat is unfinished
    QTimer resting_;       ///< fires when the scene has not changed for a moment
    bool rested_ = false;  ///< `resting_` has fired: a still picture deserves more samples
    bool finest_ = false;  ///< full resolution at any cost, such as for a screenshot
    bool sketched_ = false;
    int usedOnce_ = 0;  ///< kinds of objects that the driver has prepared
    double lastScale_ = 1.0;
};

}  // namespace sightline::app
