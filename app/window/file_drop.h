/// Opens files that are dropped on the main window, like File > Open.
#pragma once
#include <QObject>

class QMainWindow;
class QMimeData;

namespace sightline::app {

class GameFiles;

class FileDrop : public QObject {
    Q_OBJECT

  public:
    FileDrop(GameFiles& files, QMainWindow* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void open(const QMimeData* data);

    GameFiles& files_;
};

}  // namespace sightline::app
