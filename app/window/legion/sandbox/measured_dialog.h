/// A dialog for measurements from a real table. In the sandbox, it places a unit leader by its
/// distance from the table edges or from another base. It also places terrain of a measured size.
#pragma once
#include <QDialog>

#include "app/window/shell/session/game_session.h"

class QBoxLayout;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace sightline::app {

class TableView;

class MeasuredDialog : public QDialog {
    Q_OBJECT

  public:
    MeasuredDialog(GameSession& session, TableView& table, QWidget* parent);

  private:
    void addUnit(QBoxLayout& column);
    void addTerrain(QBoxLayout& column);
    void follow();
    void showPlace();
    void showSizes();
    /// The unit leader of the unit that is selected in the list box. Null if no unit is selected.
    const geometry::Mini* leaderIn(const QComboBox& box) const;
    void put(geometry::Vec2 at);
    void placeTerrain();

    GameSession& session_;
    TableView& table_;
    QComboBox *who_ = nullptr, *other_ = nullptr, *kind_ = nullptr;
    QDoubleSpinBox *left_ = nullptr, *near_ = nullptr, *gap_ = nullptr, *width_ = nullptr,
                   *depth_ = nullptr, *height_ = nullptr;
    QPushButton *putFromEdges_ = nullptr, *putFromBase_ = nullptr;
    QLabel* said_ = nullptr;
};

}  // namespace sightline::app
