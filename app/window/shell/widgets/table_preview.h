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

    /// Shows the picture for entries whose data is the path of a layout, while the mouse or the
    /// keys highlight them. Call it again when the menu's entries were made anew.
    void follow(QMenu* menu);

  private:
    void point(const QMenu* menu, QAction* action);

    TablePictures* pictures_;
    std::map<QString, QPixmap> pictureOf_;  ///< by file
};

}  // namespace sightline::app
