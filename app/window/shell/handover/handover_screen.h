/// The screen "Hand the PC to Red; Blue looks away". It covers the whole window while a secret
/// question waits for its player. The window draws nothing else. Only an intended click or key
/// continues.
#pragma once
#include "app/window/shell/session/handover.h"
#include "app/window/shell/widgets/overlay.h"

namespace sightline::app {

class KeyButton;

class HandoverScreen : public Overlay {
    Q_OBJECT

  public:
    /// The text of an open question that both players may read.
    using Prompt = QString (*)(const engine::Question&, const engine::View&);
    HandoverScreen(const ShownGame& game, Handover& handover, Prompt prompt, QWidget* window);
    /// While held, the screen waits, because both players first read public information.
    void setHeld(bool held);
    KeyButton* button() const { return button_; }

  signals:
    void left();  ///< emitted when the player has taken over

  protected:
    void settle() override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void follow();

    const ShownGame& game_;
    Handover& handover_;
    Prompt prompt_;
    KeyButton* button_;
    engine::Player to_{};
    bool held_ = false;
};

}  // namespace sightline::app
