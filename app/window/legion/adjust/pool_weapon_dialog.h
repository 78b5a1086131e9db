/// The dialog in which players add a weapon to the attack pool by hand. They choose a weapon of any
/// card, or a new weapon with any dice and a keyword. If the game refuses the weapon, the dialog
/// shows the reason.
#pragma once
#include <QDialog>
#include <array>

#include "app/window/shell/session/game_session.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sightline::app {

class PoolWeaponDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PoolWeaponDialog(GameSession& session, QWidget* parent = nullptr);

  private:
    void addWeapon(QFormLayout& form);
    void addDice(QFormLayout& form);
    void addKeyword(QFormLayout& form);
    /// Enables the fields for name, dice and keyword if the players add a new weapon. For a weapon
    /// of a card, these values are fixed.
    void followChoice();
    engine::AdjustPoolWeapon wanted() const;
    void give();

    GameSession& session_;
    QComboBox* weapon_ = nullptr;
    QLineEdit* name_ = nullptr;
    std::array<QSpinBox*, 3> dice_{};  ///< numbers of red, black and white dice
    QComboBox* keyword_ = nullptr;
    QSpinBox* value_ = nullptr;
    QLabel* why_ = nullptr;
};

}  // namespace sightline::app
