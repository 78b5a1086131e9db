/// The palette of Layout mode: models with pictures, plain shapes, hand-drawn walls and outlines. A
/// click takes a piece. A drag carries it onto the table.
#pragma once
#include <QDockWidget>
#include <map>

#include "app/files/terrain_pieces.h"
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
    /// True if all pictures are painted.
    bool settled() const { return painted_; }
    /// The row with that id, if it is shown. The id is a catalogue id, or "box", "cylinder",
    /// "wall", "outline".
    QListWidgetItem* row(const QString& id) const;

  signals:
    /// The player took a piece. With `again`, the player still carries the piece after placing it.
    void taken(const sightline::engine::TerrainPiece& piece, bool again);
    void drawingWanted(const sightline::app::DrawnShape& shape);
    /// A drag from the list, in global pixels.
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
    std::map<QString, engine::TerrainPiece> ready_;  ///< pieces whose models have been read
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
