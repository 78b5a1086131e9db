/// "Hand over to Red": a large banner over the table between turns, and when the other player
/// reacts. Any click, Enter or Space puts it away, and it fades by itself.
#pragma once
#include <QWidget>

#include "engine/ids.h"

class QTimer;
class QVariantAnimation;

namespace sightline::app {

class HandoverBanner : public QWidget {
    Q_OBJECT

  public:
    explicit HandoverBanner(QWidget* table);
    void announce(engine::Player to);
    /// The other player may act in this turn: "Red may react", and with what.
    void announceReaction(engine::Player of, const QString& words);
    const QString& title() const { return title_; }
    void setEnabledByPlayers(bool on) { on_ = on; }
    bool enabledByPlayers() const { return on_; }
    /// Something else is to be read over the table: what is announced waits until it is put away.
    void setHeld(bool held);
    /// Takes it away at once.
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
