/// Saves a placement sheet: a printable document for building the layout on a real table. The
/// player chooses a file, and a background thread paints the sheet.
#pragma once
#include <QObject>

#include "app/window/layouts/layout/layout_session.h"
#include "app/window/layouts/reports/paged_paper.h"
#include "app/window/shell/session/table_job.h"

class QMenu;
class QWidget;

namespace sightline::app {

class LayoutPapers : public QObject {
    Q_OBJECT

  public:
    LayoutPapers(const LayoutSession& session, QWidget* window);

    void addSaving(QMenu& menu);
    void save(PaperFile kind);
    /// Writes the sheet of the current layout to a file. The signal `said` reports the result.
    void write(PaperFile kind, const QString& path);
    bool writing() const { return writing_.busy(); }

  signals:
    void said(const QString& line, bool bad);

  private:
    const LayoutSession& session_;
    QWidget* window_;
    LatestJob writing_;
};

}  // namespace sightline::app
