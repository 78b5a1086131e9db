/// "Hand the PC to Red; Blue looks away": covers the whole window while a secret question waits for
/// its player. Nothing else is drawn under it, and only a deliberate click or key goes on.
#pragma once
#include "app/window/session/handover.h"
#include "app/window/widgets/overlay.h"

namespace sightline::app {

class KeyButton;

class HandoverScreen : public Overlay {
    Q_OBJECT

  public:
    HandoverScreen(const ShownGame& game, Handover& handover, QWidget* window);
    /// Something that everybody may read comes first; the screen waits for it.
    void setHeld(bool held);
    KeyButton* button() const { return button_; }

  signals:
    void left();  ///< the player has taken over

  protected:
    void settle() override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void follow();

    const ShownGame& game_;
    Handover& handover_;
    KeyButton* button_;
    engine::Player to_{};
    bool held_ = false;
};

}  // namespace sightline::app
