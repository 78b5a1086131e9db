/// The dialog for a weapon that players add to the attack pool by hand. It is a weapon of any card,
/// or a weapon with chosen dice and a keyword. The game shows the reason of a refusal.
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
    /// Enables the input fields that the chosen weapon does not set.
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
