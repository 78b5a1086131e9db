/// A widget that shows a command card, drawn from its data: pips, name, owner, orders, effect,
/// page.
#pragma once
#include <QWidget>

#include "engine/legion/basics/ids.h"
#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::app {

class CommandCardFace : public QWidget {
    Q_OBJECT

  public:
    CommandCardFace(const engine::CommandCard& card, engine::Player player,
                    QWidget* parent = nullptr);
    const engine::CommandCard& card() const { return card_; }

    /// Sets the keyboard key that chooses the card. The corner of the card shows the key.
    void setKey(const QString& key);
    const QString& key() const { return key_; }
    /// Sets the reason why the card may not be played now. An empty reason means that it may be
    /// played.
    void setBarred(const QString& why);
    bool barred() const { return !barred_.isEmpty(); }
    /// Draws a bright frame, because a lesson points at the card.
    void setLit(bool on);
    bool lit() const { return lit_; }
    void setChosen(bool on);
    bool chosen() const { return chosen_; }

    QSize sizeHint() const override { return {190, 262}; }
    QSize minimumSizeHint() const override { return {120, 200}; }

  signals:
    void clicked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void paintHead(QPainter& painter, QRect& room) const;
    void paintOrders(QPainter& painter, QRect& room) const;
    void paintEffect(QPainter& painter, const QRect& room) const;

    engine::CommandCard card_;
    engine::Player player_;
    QString key_, barred_;
    bool chosen_ = false, lit_ = false;
};

}  // namespace sightline::app
