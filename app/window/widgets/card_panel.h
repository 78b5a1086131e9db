/// The rounded ground under a part of a card. It paints itself: a style sheet for each of them
/// would be read again with every card that is shown.
#pragma once
#include <QColor>
#include <QWidget>

namespace sightline::app {

class CardPanel : public QWidget {
  public:
    /// A stripe at the left where that colour is valid.
    explicit CardPanel(const QColor& ground, const QColor& stripe = {});

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QColor ground_, stripe_;
};

}  // namespace sightline::app
