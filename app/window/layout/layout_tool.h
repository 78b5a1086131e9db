/// The hand on a table that is being built: selects, drags, carries what comes from the palette,
/// and draws walls and outlines point by point.
#pragma once
#include "app/window/layout/layout_session.h"
#include "app/window/reports/report_shown.h"
#include "app/window/tools/table_guest.h"

namespace sightline::app {

class TraceHand;

/// What is drawn point by point, and how tall it gets.
struct DrawnShape {
    enum class Form { wall, outline };
    Form form = Form::wall;
    engine::TerrainPiece piece;  ///< name and facts of what comes of it
    engine::WallSize size;
};

class LayoutTool : public TableGuest {
    Q_OBJECT

  public:
    explicit LayoutTool(LayoutSession& session, QObject* parent = nullptr);
    /// The hand on the picture that is drawn over, which must outlive this: while it is active the
    /// mouse is its.
    void setTrace(TraceHand* trace);

    /// The next press on the table places that piece; with `again` every press does until it is
    /// given up.
    void carry(const engine::TerrainPiece& piece, bool again = false);
    bool carrying() const { return carried_.has_value(); }
    /// The piece in the hand follows a drag that began elsewhere, and is placed where that ends on
    /// the table. Pixels of the table widget.
    void pullTo(QPointF pixel);
    void letGoAt(QPointF pixel, bool onTable);
    /// Every press sets a point, a double click ends it.
    void beginDrawing(const DrawnShape& shape);
    bool drawing() const { return drawn_.has_value(); }

    /// What a report shows lies on the table below what the hand does; null: nothing.
    void setReport(const ReportShown* report);

    /// Turns the selection, or what is in the hand; fine turns do not snap.
    void turn(double degrees, bool fine);
    /// Where the point of the table under a pixel is.
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
    /// A drag of the selection that is under way.
    struct Drag {
        geometry::PieceId held;
        geometry::Vec3 grip{};  ///< the point of the piece that was taken
        engine::PieceIds ids;
        std::optional<GuestPointer> at{};  ///< where it was dragged to; none before it moved
    };
    struct Frame {
        QPointF from, to;
        bool adding = false;
    };
    struct Drawn {
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
    engine::TerrainLayout preview_;  ///< what is drawn, with what is under way
    Layout drawnNow_;
    std::optional<Drag> drag_;
    std::optional<Frame> frame_;
    std::optional<engine::TerrainPiece> carried_;
    bool again_ = false, carriedShown_ = false;
    std::optional<Drawn> drawn_;
    std::optional<geometry::PieceId> pointed_;
    const ReportShown* report_ = nullptr;
};

}  // namespace sightline::app
