/// A small map of the table for setup: territories, table edges, terrain and objective tokens.
#pragma once
#include <QWidget>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class MissionMap : public QWidget {
    Q_OBJECT

  public:
    explicit MissionMap(const ShownGame& game, QWidget* parent = nullptr);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {290, heightForWidth(290)}; }
    /// Highlights a long table edge while the mouse pointer is over the button for this edge.
    void point(std::optional<engine::TableSide> side);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPointF on(geometry::Vec2 place) const;
    QPolygonF on(const geometry::Polygon& area) const;
    void paintTerritories(QPainter& painter) const;
    void paintObjectives(QPainter& painter) const;

    const ShownGame& game_;
    std::optional<engine::TableSide> pointed_;
};

}  // namespace sightline::app
