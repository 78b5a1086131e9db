/// The rounded background of a part of a card. It is painted directly, because Qt would parse a
/// style sheet for each panel of each card.
#pragma once
#include <QColor>
#include <QWidget>

namespace sightline::app {

class CardPanel : public QWidget {
  public:
    /// If `stripe` is a valid colour, a stripe in this colour is drawn at the left edge.
    explicit CardPanel(const QColor& ground, const QColor& stripe = {});

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QColor ground_, stripe_;
};

}  // namespace sightline::app
