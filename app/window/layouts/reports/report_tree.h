/// A tree widget for the rows of a report. The reference value of a row is below its text, in small
/// type.
#pragma once
#include <QTreeWidget>
#include <map>
#include <set>
#include <vector>

#include "app/window/layouts/reports/report_rows.h"

namespace sightline::app {

class ReportTree : public QTreeWidget {
    Q_OBJECT

  public:
    explicit ReportTree(QWidget* parent = nullptr);

    /// Replaces the rows. The expanded rows, the current row and the scroll position are kept if
    /// these rows still exist.
    void set(const std::vector<ReportRow>& sections);
    /// The tree item of the row with this key (`ReportRow::key`). Null if it does not exist.
    QTreeWidgetItem* item(const QString& key) const;
    /// The row that was selected last. Null if it no longer exists.
    const ReportRow* current() const;
    /// Unselects the current row without a signal.
    void leave();

  signals:
    /// Emitted when the player selects a row. `row` is a copy without the child rows.
    void picked(const sightline::app::ReportRow& row);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QTreeWidgetItem* add(const ReportRow& row, QTreeWidgetItem* above);
    void tell(const QTreeWidgetItem* item);

    struct Entry {
        QTreeWidgetItem* item = nullptr;
        ReportRow row;
    };
    std::map<QString, Entry> entries_;
    std::set<QString> open_;  ///< keys of the expanded rows
    QString picked_;  ///< key of the selected row; it is kept even while the row does not exist
};

}  // namespace sightline::app
