/// Draws the frames of the table: how fine each one is, what is done in the pauses between, and the
/// renderer that does it.
#pragma once
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>

#include "app/window/table/frame_pace.h"
#include "rendering/renderer.h"

class QOpenGLWidget;

namespace sightline::app {

class TableCamera;
class TableScene;

class FramePainter : public QObject {
    Q_OBJECT

  public:
    FramePainter(QOpenGLWidget& widget, TableScene& scene, const TableCamera& camera);

    /// Makes the renderer; false when it cannot be: see `failure`. Needs the context current.
    bool begin();
    /// The renderer goes, before its context does.
    void drop();
    bool ready() const { return renderer_ != nullptr; }
    /// Why nothing can be drawn; empty while it can.
    const QString& failure() const { return failure_; }
    /// The mat is as fine as it becomes.
    bool finished() const { return renderer_ && renderer_->matPainted(); }

    /// One frame, into the widget. `moving`: another will follow at once. Needs the context
    /// current.
    void paint(bool moving);
    /// Something changed: the next frames are as coarse as they must be.
    void touch();
    /// From the next frame on as fine as it looks when nobody touches it for a moment.
    void rest();
    void resized() { pace_.resized(); }

    /// For whoever looks at nothing closely, such as a test: mats painted from now on are a few
    /// texels wide, and where the processor draws a picture stays coarse when it stands still.
    void setSketched(bool sketched) { sketched_ = sketched; }
    /// Milliseconds that a frame may take while something moves, where the processor draws.
    void setFrameBudget(double milliseconds) { pace_ = FramePace(milliseconds); }
    /// The share of the picture's sides that the latest frame drew, see FramePace.
    double lastScale() const { return lastScale_; }

  signals:
    void again();  ///< another frame would look better
    void failed(const QString& why);

  private:
    /// Adds what was never drawn so far, unseen; false when all was.
    bool useOnce(rendering::Scene& scene);
    void paintMat();

    QOpenGLWidget& widget_;
    TableScene& scene_;
    const TableCamera& camera_;
    std::unique_ptr<rendering::Renderer> renderer_;
    QString failure_;
    FramePace pace_;
    QTimer painting_;      ///< runs while the mat is not finished
    QTimer resting_;       ///< runs out when nothing has changed for a moment
    bool rested_ = false;  ///< it ran out: a picture that stands still is worth more samples
    bool finest_ = false;  ///< whatever that costs, such as for a picture to keep
    bool sketched_ = false;
    int usedOnce_ = 0;  ///< kinds of things that the driver is ready for
    double lastScale_ = 1.0;
};

}  // namespace sightline::app
