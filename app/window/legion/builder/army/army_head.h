/// The top row of the army builder, in which the player sets the army's name, faction, battle force
/// and size of game.
#pragma once
#include <QWidget>
#include <string>
#include <utility>

#include "app/window/legion/builder/stock/card_stock.h"

class QComboBox;
class QLineEdit;
class QToolButton;

namespace sightline::app {

class ArmyModel;

class ArmyHead : public QWidget {
    Q_OBJECT

  public:
    explicit ArmyHead(ArmyModel& model, QWidget* parent = nullptr);
    QLineEdit& name() { return *name_; }
    QComboBox& faction() { return *faction_; }
    QComboBox& force() { return *force_; }
    QComboBox& size() { return *size_; }

  private:
    void build();
    void refresh();
    void fillForces();
    void fillForcesOf(const std::string& faction);
    void fillChoices();
    void toggleChoice(const std::string& choice, bool on);

    ArmyModel& model_;
    QLineEdit* name_;
    QComboBox *faction_, *force_, *size_;
    QToolButton* choices_;
    /// The cards and the faction for which the list of battle forces was filled.
    std::pair<SharedCards, std::string> filled_;
};

}  // namespace sightline::app
