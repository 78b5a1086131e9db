/// Charts of the army: points by rank, attack results at each range, wounds by defense die, speeds.
#pragma once
#include <QScrollArea>

#include "engine/legion/advice/statistics/army_statistics.h"

class QLabel;
class QVBoxLayout;

namespace sightline::app {

class ArmyModel;
class BarChart;
class HeatTable;
class LatestJob;

class OverviewPage : public QScrollArea {
    Q_OBJECT

  public:
    explicit OverviewPage(ArmyModel& model, QWidget* parent = nullptr);

    BarChart& ranks() { return *ranks_; }
    BarChart& hits() { return *hits_; }
    HeatTable& wounds() { return *wounds_; }
    BarChart& defense() { return *defense_; }
    BarChart& speeds() { return *speeds_; }
    bool settled() const;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    template <class Chart>
    Chart* add(QVBoxLayout& column, const QString& name, const QString& about, Chart* chart);
    void ask();
    void draw(const engine::ArmyStatistics& statistics);

    ArmyModel& model_;
    LatestJob* job_;
    BarChart *ranks_, *hits_, *defense_, *speeds_;
    HeatTable* wounds_;
};

}  // namespace sightline::app
