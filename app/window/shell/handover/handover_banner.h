/// The banner "Hand over to Red". It appears over the table when another player's turn begins or
/// when the other player may react. A click, Enter or Space closes it. After a moment it fades.
#pragma once
#include <QWidget>

#include "engine/legion/basics/ids.h"

class QTimer;
class QVariantAnimation;

namespace sightline::app {

class HandoverBanner : public QWidget {
    Q_OBJECT

  public:
    explicit HandoverBanner(QWidget* table);
    void announce(engine::Player to);
    /// Shows that the player who does not have the turn may react, such as "Red may react". `words`
    /// names the possible reaction.
    void announceReaction(engine::Player of, const QString& words);
    const QString& title() const { return title_; }
    void setEnabledByPlayers(bool on) { on_ = on; }
    bool enabledByPlayers() const { return on_; }
    /// While `held` is true, the banner does not appear, because the players are reading another
    /// text over the table.
    void setHeld(bool held);
    void dismiss();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void settle();
    void appear(engine::Player to, const QString& title, const QString& words);
    void comeForward();
    void fade();
    engine::Player to_{};
    QString title_, words_;
    bool on_ = true;
    bool held_ = false, waitsToAppear_ = false;
    double strength_ = 1.0;
    QVariantAnimation* fading_;
    QTimer* waiting_;
};

}  // namespace sightline::app
