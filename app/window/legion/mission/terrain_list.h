/// The list for Declare Terrain: every piece with its agreed facts. If the pointer is over a row,
/// its piece is highlighted on the table.
#pragma once
#include <QWidget>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

/// One piece, or several with the same name and facts.
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
