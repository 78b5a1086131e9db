/// The dialog in which players give a unit a temporary effect by hand: gained or lost keywords,
/// courage, Speed, or another defense die. They also choose the duration of the effect and its
/// card. If the game refuses the effect, the dialog shows the reason.
#pragma once
#include <QDialog>

#include "app/window/shell/session/game_session.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sightline::app {

class EffectDialog : public QDialog {
    Q_OBJECT

  public:
    EffectDialog(GameSession& session, engine::UnitId unit, QWidget* parent = nullptr);

  private:
    void addKeywords(QFormLayout& form);
    void addNumbers(QFormLayout& form);
    void addTime(QFormLayout& form);
    /// Called when the player selects the gained keyword. Enables the field for its number (2 in
    /// "Armor 2") and the field for its text, if cards print the keyword with them.
    void followKeyword();
    engine::AdjustEffect wanted() const;
    void give();

    GameSession& session_;
    engine::UnitId unit_;
    QComboBox* gains_ = nullptr;
    QSpinBox* value_ = nullptr;
    QLineEdit* parameter_ = nullptr;
    QComboBox* loses_ = nullptr;
    QSpinBox* courage_ = nullptr;
    QSpinBox* speed_ = nullptr;
    QComboBox* die_ = nullptr;
    QComboBox* until_ = nullptr;
    QLineEdit* source_ = nullptr;
    QLabel* why_ = nullptr;
};

}  // namespace sightline::app
