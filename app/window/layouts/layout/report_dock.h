/// A dock of Layout mode with the report on the quality and fairness of the layout. While the dock
/// is visible, a background thread measures the layout after every change.
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
    /// The parts of the report that are drawn on the table.
    ReportShown& shown() { return shown_; }
    /// The button that moves a piece as the selected row proposes. It is visible only if the row
    /// proposes a place.
    QPushButton& moveButton() { return *move_; }
    /// Shows this dock in front of other docks in the same tab group.
    void comeForward();
    /// Asks the player for a file. Writes the report to the file when the measurement is complete.
    void save(TableMeasurer::Paper paper);
    /// Adds the menu entries that save the report. The window's menu has them, too.
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
    QTimer settling_;  ///< timer before a measurement, so that quick changes are measured together
    bool looked_ = false, stale_ = true;
    ReportShown shown_;
    /// Must be the last member, because its threads call the other members.
    TableMeasurer measurer_;
};

}  // namespace sightline::app
