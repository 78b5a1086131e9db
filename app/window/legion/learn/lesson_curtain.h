/// A dark layer over a part of the window, such as a dock, with a hole for each button, card, die
/// and row that a lesson points at. Mouse and keys pass through the layer.
#pragma once
#include <QPointer>
#include <QWidget>
#include <optional>
#include <set>
#include <vector>

#include "engine/legion/basics/ids.h"

namespace sightline::app {

class LessonCurtain : public QWidget {
    Q_OBJECT

  public:
    /// The layer covers `host`, and follows its size. It is hidden at first.
    explicit LessonCurtain(QWidget* host);
    /// Sets the units whose rows in the roster stay bright.
    void setUnits(std::set<engine::UnitId> units);
    /// Sets further widgets that stay bright. They must be inside the host.
    void setBright(std::vector<QPointer<QWidget>> bright);
    /// The rectangles of the targets, in the coordinates of this widget. They stay bright.
    std::vector<QRect> holes() const;
    /// The button that Enter presses stays bright, too, if the step points at no other button: many
    /// steps end with "Confirm". No value if there is no such button.
    std::optional<QRect> confirmHole() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QRect visiblePart(const QWidget& part, QRect rect) const;
    QWidget* host_;
    std::set<engine::UnitId> units_;
    std::vector<QPointer<QWidget>> bright_;
};

}  // namespace sightline::app
