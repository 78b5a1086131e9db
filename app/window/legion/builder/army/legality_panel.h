/// A panel that shows whether the army is legal. For each broken rule it shows the error, the
/// correction and the rulebook page.
#pragma once
#include <QWidget>

class QLabel;
class QListWidget;

namespace sightline::app {

class ArmyModel;

class LegalityPanel : public QWidget {
    Q_OBJECT

  public:
    explicit LegalityPanel(ArmyModel& model, QWidget* parent = nullptr);
    QString verdict() const;
    QStringList lines() const;  ///< all lines as text, such as "error; correction (page)"

  private:
    void refresh();
    ArmyModel& model_;
    QLabel* verdict_;
    QListWidget* list_;
};

}  // namespace sightline::app
