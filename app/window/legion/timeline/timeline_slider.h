/// The slider of the timeline. It shows one mark for each answer in the colour of its player,
/// grouped by activations and rounds. Its value is the number of answers of the shown state.
#pragma once
#include <QAbstractSlider>
#include <vector>

#include "engine/legion/rules/game/snapshots.h"

namespace sightline::app {

class TimelineSlider : public QAbstractSlider {
    Q_OBJECT

  public:
    explicit TimelineSlider(QWidget* parent = nullptr);

    /// Shows the marks of these snapshots. The value stays if it is still possible.
    void setSnapshots(engine::Snapshots::List snapshots);
    /// The state at the beginning of the activation (or phase) before or after the value. At the
    /// ends: the first or the last state.
    int activationBefore() const;
    int activationAfter() const;
    /// The place of a state in the widget, pixels.
    double placeOf(int value) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void playPressed();  ///< emitted when the player presses Space

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void sliderChange(SliderChange change) override;

  private:
    int valueAt(double x) const;
    void paintRounds(QPainter& painter, const QRectF& area) const;
    void paintActivations(QPainter& painter, const QRectF& area) const;
    void paintMarks(QPainter& painter, const QRectF& area) const;
    void paintHandle(QPainter& painter) const;
    /// The rectangle that the handle covers at a value.
    QRect handleArea(int value) const;
    QRectF lane(int from, int to, double top, double height) const;

    engine::Snapshots::List snapshots_;
    std::vector<int> rounds_, activations_;  ///< the first state of each round and activation
    int painted_ = 0;                        ///< the value at which the handle was painted last
};

}  // namespace sightline::app
