/// A tree widget for the rows of a report. The reference value is in small type below each row.
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

    /// Replaces the rows. Open rows, current row and scroll position stay where they still exist.
    void set(const std::vector<ReportRow>& sections);
    /// The item of that `ReportRow::key`. Null if it does not exist.
    QTreeWidgetItem* item(const QString& key) const;
    /// The last selected row. Null if it no longer exists.
    const ReportRow* current() const;
    /// Clears the current row without a signal.
    void leave();

  signals:
    /// Emitted when a row becomes the current row. `row` comes without its child rows.
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
    QString picked_;          ///< key of the current row, even if the row does not exist now
};

}  // namespace sightline::app
