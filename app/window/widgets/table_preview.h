/// The picture of a layout beside the entry of a menu that is pointed at.
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

    /// Entries whose data is the path of a layout show its picture while they are pointed at, by
    /// mouse or keys. May be told again of a menu whose entries were made anew.
    void follow(QMenu* menu);

  private:
    void point(const QMenu* menu, QAction* action);

    TablePictures* pictures_;
    std::map<QString, QPixmap> pictureOf_;  ///< by file
};

}  // namespace sightline::app
