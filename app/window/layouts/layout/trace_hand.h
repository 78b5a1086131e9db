/// The mouse tool for the traced picture of Layout mode. It drags the picture. It also sets two
/// points on the picture, whose distance determines the scale.
#pragma once
#include "app/window/layouts/layout/trace_picture.h"

namespace sightline::app {

class TraceHand : public QObject {
    Q_OBJECT

  public:
    TraceHand(LayoutSession& session, const TracePicture& picture, QObject* parent = nullptr);

    /// True while the mouse edits the traced picture and not the terrain.
    bool active() const { return active_; }
    void setActive(bool on);
    /// Asks the player for two points on the picture: the next two clicks set them. Earlier points
    /// are discarded.
    void askForPoints();
    bool asking() const { return active_ && asking_; }
    bool hasPoints() const { return points_.size() == 2; }
    /// The current distance between the two points on the table, inches. Requires both points.
    double distance() const;
    /// Scales the picture so that its two points are `inches` apart. The layout session may refuse
    /// the edit.
    void scaleTo(double inches);

    /// Handles a mouse press at the point `at` of the table. Returns true if the picture will be
    /// dragged.
    bool press(geometry::Vec2 at);
    void drag(geometry::Vec2 at);
    void release();
    void tap(geometry::Vec2 at);
    /// Cancels the drag or the choice of points. If neither is in progress, deactivates the tool.
    /// Returns false if the tool was not active.
    bool cancel();
    void draw(SceneDraft& draft, double line) const;

  signals:
    void changed();  ///< emitted when the table must be drawn again
    void activeChanged(bool on);
    void pointsSet();
    void hint(const QString& text);

  private:
    struct Drag {
        geometry::Vec2 grip{};
        engine::Trace trace;  ///< place of the picture during the drag
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
