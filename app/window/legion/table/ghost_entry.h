/// A small entry field over the table. It places the thing that the keyboard moves by a typed
/// distance and direction. The thing moves while the player types. Enter closes the field, Escape
/// returns the thing to its place before.
#pragma once
#include <QFrame>

#include "app/window/legion/table/ghost_keys.h"

class QDoubleSpinBox;
class QLabel;

namespace sightline::app {

class GhostEntry : public QFrame {
    Q_OBJECT

  public:
    GhostEntry(GhostKeys& ghost, QWidget* table);
    /// Opens the field at the lower edge of the table, with the present distance and direction.
    void open();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QDoubleSpinBox* addNumber(const QString& title, const QString& name, const QString& unit,
                              double most);
    void put();
    void close();

    GhostKeys& ghost_;
    QLabel *title_, *distanceTitle_ = nullptr;
    QDoubleSpinBox *distance_, *direction_;
    GhostStep before_;
    bool held_ = false;  ///< true: the keys held the thing before the field opened
};

}  // namespace sightline::app
