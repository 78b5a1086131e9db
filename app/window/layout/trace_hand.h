/// The hand on a picture that is drawn over: drags it, and sets the two points that it is scaled
/// by.
#pragma once
#include "app/window/layout/trace_picture.h"

namespace sightline::app {

class TraceHand : public QObject {
    Q_OBJECT

  public:
    TraceHand(LayoutSession& session, const TracePicture& picture, QObject* parent = nullptr);

    /// While it is active the mouse is the picture's, not the terrain's.
    bool active() const { return active_; }
    void setActive(bool on);
    /// The next two clicks on the table are the points; those of before are forgotten.
    void askForPoints();
    bool asking() const { return active_ && asking_; }
    /// Both, once they are set.
    bool hasPoints() const { return points_.size() == 2; }
    /// Inches between them as the picture lies. Requires both.
    double distance() const;
    /// Scales the picture so that they are so far apart; a refusal is the session's.
    void scaleTo(double inches);

    /// Places on the table. True takes the drag that begins.
    bool press(geometry::Vec2 at);
    void drag(geometry::Vec2 at);
    void release();
    void tap(geometry::Vec2 at);
    /// Gives up what is under way, else leaves the picture; false when it is not active.
    bool cancel();
    void draw(SceneDraft& draft, double line) const;

  signals:
    void changed();  ///< draw again
    void activeChanged(bool on);
    void pointsSet();
    void hint(const QString& text);

  private:
    struct Drag {
        geometry::Vec2 grip{};
        engine::Trace trace;  ///< as it would lie
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
