/// The mouse tool for the traced picture. It drags the picture, and sets the two points that
/// determine its scale.
#pragma once
#include "app/window/layouts/layout/trace_picture.h"

namespace sightline::app {

class TraceHand : public QObject {
    Q_OBJECT

  public:
    TraceHand(LayoutSession& session, const TracePicture& picture, QObject* parent = nullptr);

    /// True while this tool gets the mouse events instead of the tool for terrain.
    bool active() const { return active_; }
    void setActive(bool on);
    /// The next two clicks on the table set the points. Earlier points are discarded.
    void askForPoints();
    bool asking() const { return active_ && asking_; }
    /// True if both points are set.
    bool hasPoints() const { return points_.size() == 2; }
    /// The current distance between the points, inches. Requires both points.
    double distance() const;
    /// Scales the picture so that the points are `inches` apart. The session may refuse the step.
    void scaleTo(double inches);

    /// Handles a press at this place on the table. Returns true if a drag begins.
    bool press(geometry::Vec2 at);
    void drag(geometry::Vec2 at);
    void release();
    void tap(geometry::Vec2 at);
    /// Cancels the current action. If there is none, ends the tool. Returns false if the tool is
    /// not active.
    bool cancel();
    void draw(SceneDraft& draft, double line) const;

  signals:
    void changed();  ///< emitted when a redraw is needed
    void activeChanged(bool on);
    void pointsSet();
    void hint(const QString& text);

  private:
    struct Drag {
        geometry::Vec2 grip{};
        engine::Trace trace;  ///< the trace during the drag
    };
    void forget();
    void drawFrame(SceneDraft& draft, const engine::Trace& trace, double line) const;
    void drawPoints(SceneDraft& draft, const engine::Trace& trace, double line) const;

    LayoutSession& session_;
    const TracePicture& picture_;
    bool active_ = false, asking_ = false;
    std::optional<Drag> drag_;
    std::vector<engine::PicturePoint> points_;
};

}  // namespace sightline::app
