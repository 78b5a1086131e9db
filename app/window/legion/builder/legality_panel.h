/// A panel that shows whether the army is legal. For each objection: the fault, the fix and the
/// page.
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
    QStringList lines() const;  ///< "objection; fix (page)", one per objection or note

  private:
    void refresh();
    ArmyModel& model_;
    QLabel* verdict_;
    QListWidget* list_;
};

}  // namespace sightline::app
