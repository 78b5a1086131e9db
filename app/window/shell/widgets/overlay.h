/// A widget that covers the whole window and receives every click until it closes.
#pragma once
#include <QWidget>

namespace sightline::app {

class Overlay : public QWidget {
    Q_OBJECT

  public:
    /// The overlay is hidden at first.
    explicit Overlay(QWidget* window);

  protected:
    /// Sets the position in the window. It is called again whenever the window's size changes.
    virtual void settle() = 0;
    /// Shows the overlay on top, and gives it the keyboard focus.
    void cover();

    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
};

}  // namespace sightline::app
