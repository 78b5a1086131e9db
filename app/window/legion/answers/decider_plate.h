/// The plate of the deciding player: colour, name, question and rulebook page. It is always
/// visible. It lights up when the decision passes to the other player.
#pragma once
#include <QWidget>

#include "app/window/shell/session/unit_choice.h"

class QVariantAnimation;

namespace sightline::app {

class DeciderPlate : public QWidget {
    Q_OBJECT

  public:
    DeciderPlate(const ShownGame& game, const UnitChoice& choice, QWidget* parent = nullptr);
    /// "BLUE DECIDES", or "RED REACTS" in the other player's turn. Empty if there is no question.
    QString who() const;
    /// The question as one sentence.
    QString what() const;
    /// Limits the plate to about one line, for a low window.
    void setLow(bool low);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void follow();
    bool reacts(const engine::Question& question) const;

    const ShownGame& game_;
    QVariantAnimation* glow_;
    bool low_ = false;
    /// Strength of the light: 1 just after the decision passed to the other player.
    double lit_ = 0.0;
    std::optional<engine::Player> before_;
};

}  // namespace sightline::app
