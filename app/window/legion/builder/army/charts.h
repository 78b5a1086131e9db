/// Chart widgets: a bar chart with numbers, and a heat map.
#pragma once
#include <QColor>
#include <QWidget>
#include <vector>

namespace sightline::app {

class BarChart : public QWidget {
    Q_OBJECT

  public:
    struct Bar {
        QString label, icon;
        double value = 0.0;
        QColor colour;
    };
    explicit BarChart(int decimals = 0, QWidget* parent = nullptr);
    void setBars(std::vector<Bar> bars);
    const std::vector<Bar>& bars() const { return bars_; }
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int rowHeight() const;
    std::vector<Bar> bars_;
    int decimals_;
};

/// A heat map: a table of numbers. A cell with a larger number is brighter.
class HeatTable : public QWidget {
    Q_OBJECT

  public:
    struct Column {
        QString label, icon;
    };
    explicit HeatTable(QWidget* parent = nullptr);
    void setTable(std::vector<Column> columns, std::vector<QString> rows,
                  std::vector<std::vector<double>> values);
    double value(std::size_t row, std::size_t column) const { return values_[row][column]; }
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::vector<Column> columns_;
    std::vector<QString> rows_;
    std::vector<std::vector<double>> values_;
};

}  // namespace sightline::app
