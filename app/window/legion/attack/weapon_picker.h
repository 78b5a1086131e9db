/// A widget in which the attacker chooses the weapons of an attack pool. Each weapon is one row,
/// with one toggle for each miniature that may use it. The engine checks the choice; the widget
/// only counts dice.
#pragma once
#include <QWidget>

#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/key_button.h"

class QLabel;

namespace sightline::app {

class DiceWidget;

class WeaponPicker : public QWidget {
    Q_OBJECT

  public:
    explicit WeaponPicker(GameSession& session, QWidget* parent = nullptr);
    engine::PickSeveral chosen() const;
    /// The button that confirms the weapons. The owner of the widget places it in its own layout.
    KeyButton* confirmButton() { return confirm_; }

  signals:
    void miniaturePointed(std::optional<sightline::engine::MiniId> mini);

  private:
    struct Toggle {
        KeyButton* button;
        int option;
        engine::WeaponChoice choice;
    };
    void addWeapon(int weapon);
    void choose(std::size_t toggle, bool on);
    void presetBest();
    void addMore();
    void follow();
    double worth(int weapon) const;

    GameSession& session_;
    engine::Question question_;
    const engine::UnitCard* card_ = nullptr;
    std::vector<Toggle> toggles_;
    DiceWidget* pool_;
    QLabel* refusal_;
    KeyButton* confirm_;
    bool busy_ = false;
};

}  // namespace sightline::app
