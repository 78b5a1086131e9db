/// Changes an army in the army builder with the mouse, as a learner does.
#pragma once
#include "app/window/legion/builder/builder_window.h"
#include "engine/legion/advice/lessons/built_army.h"

namespace sightline::app {

class ArmyHand {
  public:
    explicit ArmyHand(BuilderWindow& builder) : builder_(builder) {}

    /// Adds a card by a double-click in the list, or removes a card by its cross. Returns false if
    /// the builder itself refused the card with a reason.
    bool make(const engine::lessons::ArmyChange& change);

  private:
    bool add(const engine::lessons::ArmyChange& change);
    void remove(const engine::lessons::ArmyChange& change);
    /// Opens the list with the card: the tab, or a click on a free place of the army sheet.
    void openList(const engine::lessons::ArmyChange& change);
    void clickSheet(const QRect& place, QPoint at);
    void settle();

    BuilderWindow& builder_;
};

}  // namespace sightline::app
