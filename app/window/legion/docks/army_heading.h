/// The heading of the roster of an army, such as "BLUE  Imperial emblem  540 points". A click opens
/// or folds the roster.
#pragma once
#include <QWidget>

#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class ArmyHeading : public QWidget {
    Q_OBJECT

  public:
    ArmyHeading(const ShownGame& game, engine::Player player, QWidget* parent = nullptr);
    /// Sets the height of the heading: one line; two if the game uses command cards and order
    /// tokens; three in an open roster if command cards of earlier rounds are in play or command
    /// cards are set aside.
    void follow();
    /// Shows the heading of a folded roster, which is narrow.
    void setNarrow(bool narrow);

  signals:
    void pressed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString lyingCards() const;
    QString cardOfRound() const;
    void paintOrders(QPainter& painter, const QRect& line) const;

    const ShownGame& game_;
    engine::Player player_;
    bool narrow_ = true;
};

}  // namespace sightline::app
