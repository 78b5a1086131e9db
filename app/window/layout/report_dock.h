/// Is this table good, and fair? The report of the layout on the screen, measured beside the
/// window's thread while somebody looks at it, and again after every change.
#pragma once
#include <QDockWidget>
#include <QTimer>

#include "app/window/layout/layout_session.h"
#include "app/window/reports/report_shown.h"
#include "app/window/reports/table_measurer.h"

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
    /// What the table draws of it.
    ReportShown& shown() { return shown_; }
    /// Shifts the piece as the row says that is picked; shown while one says so.
    QPushButton& moveButton() { return *move_; }
    /// In front of what shares its place.
    void comeForward();
    /// Asks where to, and writes it there once it is measured.
    void save(TableMeasurer::Paper paper);
    /// The entries that save it, for the window's menu too.
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
    QTimer settling_;  ///< several changes at once are measured once
    bool looked_ = false, stale_ = true;
    ReportShown shown_;
    TableMeasurer measurer_;  ///< last: its threads end before what they report to
};

}  // namespace sightline::app
