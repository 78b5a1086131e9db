/// The banner "Hand over to Red". It is large over the table, between turns and when the other
/// player reacts. Any click, Enter or Space closes it. It also fades after a moment.
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
    /// Announces that the other player may act in this turn: "Red may react". `words` names the
    /// possible action.
    void announceReaction(engine::Player of, const QString& words);
    const QString& title() const { return title_; }
    void setEnabledByPlayers(bool on) { on_ = on; }
    bool enabledByPlayers() const { return on_; }
    /// While held, the banner waits, because the players read something else over the table.
    void setHeld(bool held);
    /// Closes the banner at once.
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
