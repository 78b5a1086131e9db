/// A preview picture of a layout beside the highlighted menu entry.
#pragma once
#include <QLabel>
#include <QPixmap>
#include <map>

class QAction;
class QMenu;

namespace sightline::app {

class TablePictures;

class TablePreview : public QLabel {
    Q_OBJECT

  public:
    explicit TablePreview(QWidget* parent);

    /// Shows the picture while the mouse or the keys highlight an entry whose data is the path of a
    /// layout. If the menu's entries were replaced, it must be called again.
    void follow(QMenu* menu);

  private:
    void point(const QMenu* menu, QAction* action);

    TablePictures* pictures_;
    std::map<QString, QPixmap> pictureOf_;  ///< pictures by file
};

}  // namespace sightline::app
