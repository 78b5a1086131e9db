/// The dock with the report on the quality and fairness of the layout. A background thread measures
/// the layout while the dock is visible. It measures again after every change.
#pragma once
#include <QDockWidget>
#include <QTimer>

#include "app/window/layouts/layout/layout_session.h"
#include "app/window/layouts/reports/report_shown.h"
#include "app/window/layouts/reports/table_measurer.h"

class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace sightline::app {

class ReportTree;
struct ReportRow;

class ReportDock : public QDockWidget {
    Q_OBJECT

  public:
    explicit ReportDock(LayoutSession& session, QWidget* parent = nullptr);

    ReportTree& tree() { return *tree_; }
    TableMeasurer& measurer() { return measurer_; }
    /// The parts of the report that the table draws.
    ReportShown& shown() { return shown_; }
    /// The button that moves the piece as the selected row proposes. It is visible only for such a
    /// row.
    QPushButton& moveButton() { return *move_; }
    /// Raises this dock above other docks in the same place.
    void comeForward();
    /// Asks for a file. Writes the report there after the measurement is complete.
    void save(TableMeasurer::Paper paper);
    /// Adds the menu entries for saving. The window's menu uses this, too.
    void addSaving(QMenu& menu);

  signals:
    void said(const QString& line, bool bad);

  private:
    void build();
    void look(bool looked);
    void follow();
    void measure();
    void refresh();
    void pick(const ReportRow& row);
    const engine::BetterPlace* better() const;
    void offerMove();
    void moveIt();

    LayoutSession& session_;
    ReportTree* tree_ = nullptr;
    QLabel* line_ = nullptr;
    QPushButton* move_ = nullptr;
    QTimer settling_;  ///< delay: several quick changes cause one measurement
    bool looked_ = false, stale_ = true;
    ReportShown shown_;
    TableMeasurer measurer_;  ///< the last member, because its threads must end before the objects
                              ///< that they notify
};

}  // namespace sightline::app
