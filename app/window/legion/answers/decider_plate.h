/// The plate with the open question: the name and colour of the deciding player, the question and
/// its rulebook page. The plate is always visible. It glows for a moment when the decision passes
/// to the other player.
#pragma once
#include <QWidget>

#include "app/window/shell/session/unit_choice.h"

class QVariantAnimation;

namespace sightline::app {

class DeciderPlate : public QWidget {
    Q_OBJECT

  public:
    DeciderPlate(const ShownGame& game, const UnitChoice& choice, QWidget* parent = nullptr);
    /// The text "BLUE DECIDES", or "BLUE REACTS" if Blue must answer in the turn of Red. Empty if
    /// no question is open.
    QString who() const;
    /// The text of the question, as one sentence.
    QString what() const;
    /// Makes the plate only about one line high, for a window of low height.
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
    /// Strength of the glow. It is 1 when the decision passes to the other player, and then
    /// decreases to 0.
    double lit_ = 0.0;
    std::optional<engine::Player> before_;
};

}  // namespace sightline::app
