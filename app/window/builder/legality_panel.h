/// Whether the army is legal, and if not: what is wrong, the way out, and the page.
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
    QStringList lines() const;  ///< "what is wrong; the way out (page)", one an objection or note

  private:
    void refresh();
    ArmyModel& model_;
    QLabel* verdict_;
    QListWidget* list_;
};

}  // namespace sightline::app
