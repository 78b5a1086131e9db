/// The list of terrain pieces for the setup step Declare Terrain. It shows the agreed facts of each
/// piece. While the mouse pointer is over a row, its piece is highlighted on the table.
#pragma once
#include <QWidget>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

/// One row of the list: a terrain piece, or several pieces with the same name and facts.
struct TerrainEntry {
    QString name, facts, parts;
    std::vector<std::string> pieces;
};
std::vector<TerrainEntry> terrainEntries(const ShownGame& game);

class TerrainRow : public QWidget {
    Q_OBJECT

  public:
    explicit TerrainRow(const TerrainEntry& entry, QWidget* parent = nullptr);
    const TerrainEntry& entry() const { return entry_; }

  signals:
    void pointed(const std::vector<std::string>& pieces);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    TerrainEntry entry_;
};

}  // namespace sightline::app
