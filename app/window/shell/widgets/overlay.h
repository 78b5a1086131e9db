/// A widget that covers the whole window and receives every click until it closes.
#pragma once
#include <QWidget>

namespace sightline::app {

class Overlay : public QWidget {
    Q_OBJECT

  public:
    explicit Overlay(QWidget* window);

  protected:
    /// Places the overlay in the window. It is called each time the window changes its size.
    virtual void settle() = 0;
    /// Shows the overlay above all other widgets of the window, and gives it the keyboard focus.
    void cover();

    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
};

}  // namespace sightline::app
