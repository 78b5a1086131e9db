/// The dock at the left edge of the window with both armies. It shows each unit with its
/// miniatures, wounds, tokens and activation state.
#pragma once
#include <QDockWidget>
#include <QWidget>
#include <vector>

#include "app/window/shell/session/unit_choice.h"

class QLabel;
class QPainter;
class QVBoxLayout;

namespace sightline::app {

class ArmyHeading;

class RosterRow : public QWidget {
    Q_OBJECT

  public:
    RosterRow(const ShownGame& game, UnitChoice& choice, engine::UnitId unit,
              QWidget* parent = nullptr);
    engine::UnitId unit() const { return unit_; }
    void refresh();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The words about a transport or its passenger wrap, so a narrow row is higher.
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void choose();
    int lineHeight() const { return fontMetrics().height(); }
    int tickWidth() const;
    /// Width of the words about a transport in a row of the width `width`.
    int aboardWidth(int width) const;
    void placeAboard();
    void paintPips(QPainter& painter, const engine::UnitView& unit, QRectF line) const;
    /// If a player must choose several units, paints the check box of this unit at the left edge.
    void paintTick(QPainter& painter, const QRect& box) const;
    const ShownGame& game_;
    UnitChoice& choice_;
    engine::UnitId unit_;
    QLabel* aboard_ = nullptr;  ///< names the transport of the unit, or its passenger
};

class RosterDock : public QDockWidget {
    Q_OBJECT

  public:
    RosterDock(const ShownGame& game, UnitChoice& choice, QWidget* parent = nullptr);
    RosterRow* row(engine::UnitId unit) const;

  private:
    void rebuild();
    void refresh();
    bool isCurrent() const;
    const ShownGame& game_;
    UnitChoice& choice_;
    QVBoxLayout* column_ = nullptr;
    QWidget* content_ = nullptr;
    std::vector<RosterRow*> rows_;
    std::vector<ArmyHeading*> headings_;
    const engine::Game* shown_ = nullptr;
    /// Owners of the listed units; setup may exchange the colours.
    std::vector<engine::Player> owners_;
};

}  // namespace sightline::app
