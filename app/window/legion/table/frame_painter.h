/// Paints the frames of the table. It owns the renderer, chooses the resolution of each frame, and
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

    /// Creates the renderer. Returns false if this fails (see `failure`). A context must be
    /// current.
    bool begin();
    /// Destroys the renderer. Must be called before the context is destroyed.
    void drop();
    bool ready() const { return renderer_ != nullptr; }
    /// The reason why the painter cannot draw. Empty if it can draw.
    const QString& failure() const { return failure_; }
    /// True if the mat has its final resolution.
    bool finished() const { return renderer_ && renderer_->matPainted(); }

    /// Paints one frame into the widget. `moving` means that another frame follows at once. The
    /// context must be current.
    void paint(bool moving);
    /// The scene changed, so the next frames may be coarser.
    void touch();
    /// The next frames have the final resolution of a still picture, without the usual pause.
    void rest();
    void resized() { pace_.resized(); }

    /// Reduces detail, for tests and other callers that need no detail. New mats have only a few
    /// texels. Under software rendering, a still picture stays coarse.
    void setSketched(bool sketched) { sketched_ = sketched; }
    /// Sets the time in milliseconds that a frame may take while the picture moves, under software
    /// rendering.
    void setFrameBudget(double milliseconds) { pace_ = FramePace(milliseconds); }
    /// The width and the height of the latest frame, relative to full size (see FramePace).
    double lastScale() const { return lastScale_; }

  signals:
    void again();  ///< emitted when another frame would be finer
    void failed(const QString& why);

  private:
    /// Adds one invisible object of a kind that was never drawn before. Returns false if no such
    /// kind is left.
    bool useOnce(rendering::Scene& scene);
    void paintMat();

    QOpenGLWidget& widget_;
    TableScene& scene_;
    const TableCamera& camera_;
    std::unique_ptr<rendering::Renderer> renderer_;
    QString failure_;
    FramePace pace_;
    QTimer painting_;      ///< fires while the mat is unfinished
    QTimer resting_;       ///< fires if the scene has not changed for a moment
    bool rested_ = false;  ///< true: `resting_` has fired, so a still picture gets more samples
    bool finest_ = false;  ///< true: full resolution at any cost, for example for a screenshot
    bool sketched_ = false;
    int usedOnce_ = 0;  ///< number of kinds of objects that the driver has prepared
    double lastScale_ = 1.0;
};

}  // namespace sightline::app
