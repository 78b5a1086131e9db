/// Something that lies over the whole window and takes every click until it goes away.
#pragma once
#include <QWidget>

namespace sightline::app {

class Overlay : public QWidget {
    Q_OBJECT

  public:
    /// Hidden at first.
    explicit Overlay(QWidget* window);

  protected:
    /// Where it lies in the window; asked for again whenever the window changes its size.
    virtual void settle() = 0;
    /// Shows it on top, with the keyboard.
    void cover();

    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
};

}  // namespace sightline::app
