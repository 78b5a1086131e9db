/// A dock of Layout mode with the settings of the traced picture: place, size, rotation and
/// opacity.
#pragma once
#include <QDockWidget>

#include "app/window/layouts/layout/trace_hand.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;

namespace sightline::app {

class TraceDock : public QDockWidget {
    Q_OBJECT

  public:
    /// The dock is hidden if the layout has no picture.
    TraceDock(LayoutSession& session, TracePicture& picture, TraceHand& hand,
              QWidget* parent = nullptr);

    /// The player chooses a picture. If the layout already has a picture, its mouse tool is
    /// activated instead.
    void begin();
    QPushButton& points() { return *points_; }
    QDoubleSpinBox& distance() { return *distance_; }
    QDoubleSpinBox& width() { return *width_; }
    QDoubleSpinBox& rotation() { return *rotation_; }
    QSlider& opacity() { return *opacity_; }
    QCheckBox& shown() { return *shown_; }
    QPushButton& away() { return *away_; }

  signals:
    /// The player entered a distance, so the mouse edits terrain again.
    void scaled();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void wire();
    void choose();
    void refresh();
    void askForDistance();
    /// Changes the trace of the layout with that function.
    template <class Change>
    void edit(Change change);

    LayoutSession& session_;
    TracePicture& picture_;
    TraceHand& hand_;
    bool showing_ = false;  ///< true while the dock itself fills its boxes
    QLabel* name_ = nullptr;
    QCheckBox *shown_ = nullptr, *moving_ = nullptr;
    QSlider* opacity_ = nullptr;
    QDoubleSpinBox *width_ = nullptr, *rotation_ = nullptr, *distance_ = nullptr;
    QPushButton *points_ = nullptr, *other_ = nullptr, *away_ = nullptr;
};

}  // namespace sightline::app
