/// The mouse tool of Layout mode. It selects and drags pieces, places pieces from the palette, and
/// draws walls and outlines point by point.
#pragma once
#include "app/window/layouts/layout/layout_session.h"
#include "app/window/layouts/reports/report_shown.h"
#include "app/window/shell/scene/table_guest.h"

namespace sightline::app {

class TraceHand;

/// The kind and height of a shape that the player draws point by point.
struct DrawnShape {
    enum class Form { wall, outline };
    Form form = Form::wall;
    engine::TerrainPiece piece;  ///< name and facts of the new piece
    engine::WallSize size;
};

class LayoutTool : public TableGuest {
    Q_OBJECT

  public:
    explicit LayoutTool(LayoutSession& session, QObject* parent = nullptr);
    /// Sets the tool for the traced picture, which must outlive this tool. While that tool is
    /// active, it gets all mouse events.
    void setTrace(TraceHand* trace);

    /// The next press on the table places this piece. With `again`, every press places one, until
    /// the player cancels.
    void carry(const engine::TerrainPiece& piece, bool again = false);
    bool carrying() const { return carried_.has_value(); }
    /// A carried piece follows a drag that began on another widget. It is placed where the drag
    /// ends on the table. The argument is a pixel of the table widget.
    void pullTo(QPointF pixel);
    void letGoAt(QPointF pixel, bool onTable);
    /// Starts a shape: every press sets a point, and a double click ends the shape.
    void beginDrawing(const DrawnShape& shape);
    bool drawing() const { return drawn_.has_value(); }

    /// Sets the report whose shown parts are drawn on the table, below the marks of the tool. Null:
    /// none.
    void setReport(const ReportShown* report);

    /// Rotates the selection or the carried piece. Fine turns do not snap.
    void turn(double degrees, bool fine);
    /// The point on the plane at height `z` where the ray meets it.
    geometry::Vec3 groundAt(const geometry::Segment& ray, double z = 0.0) const;

    const Layout& shown() const override { return drawnNow_; }
    std::set<std::string> outlined() const override;
    void draw(SceneDraft& draft, double line) const override;
    std::optional<TableNote> note() const override;
    std::optional<geometry::Segment> framed() const override;
    bool press(const GuestPointer& pointer) override;
    void drag(const GuestPointer& pointer) override;
    void release(const GuestPointer& pointer) override;
    void tap(const GuestPointer& pointer) override;
    void doubleTap(const GuestPointer& pointer) override;
    void hover(const GuestPointer& pointer) override;
    bool key(int key, Qt::KeyboardModifiers modifiers) override;
    bool wheel(int notches, Qt::KeyboardModifiers modifiers) override;
    bool cancel() override;

  private:
    /// A drag of the selection that has not ended.
    struct Drag {
        geometry::PieceId held;
        geometry::Vec3 grip{};  ///< the point of the piece under the pointer
        engine::PieceIds ids;
        std::optional<GuestPointer> at{};  ///< current position; empty before the first move
    };
    struct Frame {
        QPointF from, to;
        bool adding = false;
    };
    struct DrawnPoints {
        DrawnShape shape;
        std::vector<geometry::Vec2> points;
        geometry::Vec2 next{};
    };
    bool tracing() const;
    void show(const engine::TerrainLayout& layout);
    void showNow();
    void place();
    void follow(const GuestPointer& pointer);
    engine::Edited carriedOnto(const engine::TerrainLayout& layout) const;
    void setPoint(const geometry::Segment& ray);
    void endDrawing();
    void selectFramed();
    void toggle(const geometry::PieceId& piece, bool adding);
    void drawFacts(SceneDraft& draft) const;
    void drawParts(SceneDraft& draft, const engine::TerrainPiece& piece) const;
    void drawMarks(SceneDraft& draft, double line) const;
    bool nudge(int key, bool fine);

    LayoutSession& session_;
    TraceHand* trace_ = nullptr;
    /// The layout that is drawn, with the effect of the current action.
    engine::TerrainLayout preview_;
    Layout drawnNow_;
    std::optional<Drag> drag_;
    std::optional<Frame> frame_;
    std::optional<engine::TerrainPiece> carried_;
    bool again_ = false, carriedShown_ = false;
    std::optional<DrawnPoints> drawn_;
    std::optional<geometry::PieceId> pointed_;
    const ReportShown* report_ = nullptr;
};

}  // namespace sightline::app
