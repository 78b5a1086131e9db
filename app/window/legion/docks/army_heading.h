/// The heading above the list of an army, such as "BLUE  Imperial emblem  540 points", with the
/// remaining orders and the command cards of the player.
#pragma once
#include <QWidget>

#include "app/window/shell/session/shown_game.h"

class QPainter;

namespace sightline::app {

class ArmyHeading : public QWidget {
  public:
    ArmyHeading(const ShownGame& game, engine::Player player, QWidget* parent);

    /// Sets the height of the heading: one line; two if the game uses command cards and order
    /// tokens; three if command cards of earlier rounds are in play or command cards are set aside.
    void follow();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// The names of the command cards that lie faceup on the table besides the card of this round.
    /// Empty if there are none.
    QString lyingCards() const;
    /// Paints the remaining orders, the remaining pass tokens, and the command card of this round.
    void paintOrders(QPainter& painter, const QRect& line) const;
    const ShownGame& game_;
    engine::Player player_;
};

}  // namespace sightline::app
