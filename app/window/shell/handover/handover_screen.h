/// The screen "Hand the PC to Red; Blue looks away". It covers the whole window before a secret
/// question is shown. It disappears when the player presses its button or Space.
#pragma once
#include "app/window/shell/session/handover.h"
#include "app/window/shell/widgets/overlay.h"

namespace sightline::app {

class KeyButton;

class HandoverScreen : public Overlay {
    Q_OBJECT

  public:
    /// Function that makes the text of the open question. The text must not contain secrets.
    using Prompt = QString (*)(const engine::Question&, const engine::View&);
    HandoverScreen(const ShownGame& game, Handover& handover, Prompt prompt, QWidget* window);
    /// While `held` is true, the screen does not appear, because both players first read public
    /// information.
    void setHeld(bool held);
    KeyButton* button() const { return button_; }

  signals:
    void left();  ///< emitted when the player confirmed the handover

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
