/// The list of the pinned measurements: their names, ends and results. A player can name, remove,
/// copy and save them.
#pragma once
#include <QFrame>

#include "app/window/legion/tools/pinned_measures.h"

class QLabel;
class QPushButton;

namespace sightline::app {

class PageScroll;

class MeasuresPanel : public QFrame {
    Q_OBJECT

  public:
    explicit MeasuresPanel(PinnedMeasures& pins, QWidget* parent = nullptr);

  signals:
    void copyWanted();
    void pictureWanted();

  private:
    void fill();
    QWidget* row(std::size_t pin);

    PinnedMeasures& pins_;
    PageScroll* scroll_;
    QPushButton *copy_, *picture_, *clear_;
    bool naming_ = false;  ///< true while a player types a name; the list is then not made again
};

}  // namespace sightline::app
