/// The palette of Layout mode: a list of models with pictures, plain shapes, and the tools for
/// walls and outlines. A click takes a piece. A drag carries the piece to the table.
#pragma once
#include <QDockWidget>
#include <map>

#include "app/files/tables/terrain_pieces.h"
#include "app/window/layouts/layout/layout_tool.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace sightline::app {

class LatestJob;

class PaletteDock : public QDockWidget {
    Q_OBJECT

  public:
    explicit PaletteDock(QWidget* parent = nullptr);
    ~PaletteDock() override;

    QListWidget& list() { return *list_; }
    QLineEdit& search() { return *search_; }
    QComboBox& categories() { return *categories_; }
    /// True after all pictures of the palette have been painted.
    bool settled() const { return painted_; }
    /// The row of the palette with the id `id`, if it is shown. `id` is the id of a model, or
    /// "box", "cylinder", "wall", "outline".
    QListWidgetItem* row(const QString& id) const;

  signals:
    /// Emitted when the player took a piece. If `again` is true, the player gets another copy after
    /// each placing.
    void taken(const sightline::engine::TerrainPiece& piece, bool again);
    void drawingWanted(const sightline::app::DrawnShape& shape);
    /// Emitted during a drag of a piece from the palette. `global` is the pixel on the screen.
    void pulled(QPoint global);
    void letGo(QPoint global);
    void failed(const QString& why);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* sizes();
    void fill();
    void filter();
    void paintPictures();
    void take(const QListWidgetItem& item);
    std::optional<engine::TerrainPiece> pieceFor(const QString& id);
    engine::TerrainPiece plainPiece(const QString& id) const;

    std::vector<engine::TerrainKind> models_;
    std::map<QString, engine::TerrainPiece> ready_;  ///< pieces whose models have been read, by id
    QLineEdit* search_;
    QComboBox* categories_;
    QListWidget* list_;
    QDoubleSpinBox *width_ = nullptr, *depth_ = nullptr, *height_ = nullptr;
    LatestJob* painting_;
    QListWidgetItem* pressed_ = nullptr;
    QPoint pressedAt_;
    bool pulling_ = false, painted_ = false;
};

}  // namespace sightline::app
