/// Shows a picture of a layout beside a menu, while the layout's menu entry is highlighted.
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

    /// Watches a menu. While a menu entry with the path of a layout is highlighted, a picture of
    /// the layout is shown. Must be called again after the entries of the menu were replaced.
    void follow(QMenu* menu);

  private:
    void point(const QMenu* menu, QAction* action);

    TablePictures* pictures_;
    std::map<QString, QPixmap> pictureOf_;  ///< pictures, by the path of the layout
};

}  // namespace sightline::app
