/// A bar with the totals of an army: points, activations, miniatures and order tokens.
#pragma once
#include <QWidget>

namespace sightline::app {

class ArmyModel;

class ArmyBar : public QWidget {
    Q_OBJECT

  public:
    explicit ArmyBar(ArmyModel& model, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {500, 44}; }
    QSize minimumSizeHint() const override { return {480, 44}; }
    QString pointsWords() const;  ///< text such as "952 of 1,000"

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();
    void paintTokens(QPainter& painter, int x, int right) const;
    ArmyModel& model_;
};

}  // namespace sightline::app
