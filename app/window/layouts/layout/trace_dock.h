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
    /// The dock is hidden while the layout has no traced picture.
    TraceDock(LayoutSession& session, TracePicture& picture, TraceHand& hand,
              QWidget* parent = nullptr);

    /// Asks the player for a picture to trace. If the layout already has a traced picture,
    /// activates its mouse tool instead.
    void begin();
    QPushButton& points() { return *points_; }
    QDoubleSpinBox& distance() { return *distance_; }
    QDoubleSpinBox& width() { return *width_; }
    QDoubleSpinBox& rotation() { return *rotation_; }
    QSlider& opacity() { return *opacity_; }
    QCheckBox& shown() { return *shown_; }
    QPushButton& away() { return *away_; }

  signals:
    /// Emitted after the player entered the true distance of two points, which scales the picture.
    /// The mouse then edits terrain again.
    void scaled();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void wire();
    void choose();
    void refresh();
    void askForDistance();
    /// Changes the place, size, rotation or opacity of the traced picture with the function
    /// `change`.
    template <class Change>
    void edit(Change change);

    LayoutSession& session_;
    TracePicture& picture_;
    TraceHand& hand_;
    /// True while the program itself fills the boxes; such changes are not edits.
    bool showing_ = false;
    QLabel* name_ = nullptr;
    QCheckBox *shown_ = nullptr, *moving_ = nullptr;
    QSlider* opacity_ = nullptr;
    QDoubleSpinBox *width_ = nullptr, *rotation_ = nullptr, *distance_ = nullptr;
    QPushButton *points_ = nullptr, *other_ = nullptr, *away_ = nullptr;
};

}  // namespace sightline::app
