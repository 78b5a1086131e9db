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
    engine::TerrainPiece piece;  ///< name and terrain facts of the piece to be drawn
    engine::WallSize size;
};

class LayoutTool : public TableGuest {
    Q_OBJECT

  public:
    explicit LayoutTool(LayoutSession& session, QObject* parent = nullptr);
    /// Sets the mouse tool for the traced picture. `trace` must outlive this tool. While `trace` is
    /// active, it gets all mouse events.
    void setTrace(TraceHand* trace);

    /// Begins to carry a piece. The next mouse press on the table places it. If `again` is true,
    /// every press places a copy, until the player cancels.
    void carry(const engine::TerrainPiece& piece, bool again = false);
    bool carrying() const { return carried_.has_value(); }
    /// Moves the carried piece during a drag that began on another widget, such as the palette.
    /// `pixel` is relative to the table widget. `letGoAt` ends the drag and places the piece.
    void pullTo(QPointF pixel);
    void letGoAt(QPointF pixel, bool onTable);
    /// Starts to draw a shape. Every mouse press sets a point, and a double click ends the shape.
    void beginDrawing(const DrawnShape& shape);
    bool drawing() const { return drawn_.has_value(); }

    /// Sets a report. The selected parts of the report are drawn on the table, below the marks of
    /// this tool. Null: no report is drawn.
    void setReport(const ReportShown* report);

    /// Rotates the selected pieces or the carried piece. If `fine` is true, the angle does not
    /// snap.
    void turn(double degrees, bool fine);
    /// The point where the ray meets the horizontal plane at height `z`.
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
    struct Drag {
        geometry::PieceId held;
        geometry::Vec3 grip{};  ///< the point of the piece that the mouse pointer holds
        engine::PieceIds ids;
        /// Current position of the mouse pointer; empty before the first move.
        std::optional<GuestPointer> at{};
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
    /// The layout as it is drawn, with the effect of the drag or rotation in progress.
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
