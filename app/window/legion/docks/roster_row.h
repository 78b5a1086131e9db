/// A row of a roster: one unit with its miniatures, wounds, tokens and activation state.
#pragma once
#include <QStringList>
#include <QWidget>

#include "app/window/shell/session/unit_choice.h"

class QLabel;
class QPainter;

namespace sightline::app {

class RosterRow : public QWidget {
    Q_OBJECT

  public:
    RosterRow(const ShownGame& game, UnitChoice& choice, engine::UnitId unit,
              QWidget* parent = nullptr);
    engine::UnitId unit() const { return unit_; }
    void refresh();
    /// Makes the row narrow or wide. A narrow row has a short name, which no other unit of the army
    /// could have. `army` contains the names of all units of the army.
    void setNarrow(bool narrow, const QStringList& army);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The words about a transport or its passenger wrap in a wide row, so the row is higher.
    int heightForWidth(int width) const override;

  signals:
    void chosen(sightline::engine::UnitId unit);  ///< emitted when a player selects the unit here

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void choose();
    int tickWidth() const;
    /// Width of the words about a transport in a row of the width `width`.
    int aboardWidth(int width) const;
    void placeAboard();
    void paintName(QPainter& painter, const engine::UnitView& unit, const QRect& box) const;
    void paintState(QPainter& painter, const engine::UnitView& unit, const QRect& box) const;
    void paintPips(QPainter& painter, const engine::UnitView& unit, QRectF line) const;
    /// If a player must choose several units, paints the check box of this unit at the left edge.
    void paintTick(QPainter& painter, const QRect& box) const;
    const ShownGame& game_;
    UnitChoice& choice_;
    engine::UnitId unit_;
    QLabel* aboard_ = nullptr;  ///< names the transport of the unit, or its passenger
    bool narrow_ = true;
    QStringList army_;
};

}  // namespace sightline::app
