/// The rows of a report in a dock: words, below them in small type what they are measured against.
#pragma once
#include <QTreeWidget>
#include <map>
#include <set>
#include <vector>

#include "app/window/reports/report_rows.h"

namespace sightline::app {

class ReportTree : public QTreeWidget {
    Q_OBJECT

  public:
    explicit ReportTree(QWidget* parent = nullptr);

    /// Other rows; what is open, current and scrolled to stays where it is still there.
    void set(const std::vector<ReportRow>& sections);
    /// Of that `ReportRow::key`; null when there is none.
    QTreeWidgetItem* item(const QString& key) const;
    /// The row that was picked last, where there still is one; null else.
    const ReportRow* current() const;
    /// No row is the current one; nothing is told.
    void leave();

  signals:
    /// A row became the current one. Its `rows` are left out.
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
    std::set<QString> open_;  ///< keys of rows whose rows are shown
    QString picked_;          ///< the key of the current row, whether it is there now or not
};

}  // namespace sightline::app
