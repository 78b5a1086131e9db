/// A panel that shows whether the army is legal. Each objection has the fault, the correction and
/// the page.
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
    QStringList lines() const;  ///< "objection; correction (page)", one line per objection or note

  private:
    void refresh();
    ArmyModel& model_;
    QLabel* verdict_;
    QListWidget* list_;
};

}  // namespace sightline::app
