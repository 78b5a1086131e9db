/// The rounded background of a part of a card. It paints itself, because Qt would parse a style
/// sheet again for each panel of each card.
#pragma once
#include <QColor>
#include <QWidget>

namespace sightline::app {

class CardPanel : public QWidget {
  public:
    /// Draws a stripe at the left if `stripe` is a valid colour.
    explicit CardPanel(const QColor& ground, const QColor& stripe = {});

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QColor ground_, stripe_;
};

}  // namespace sightline::app
