/// The placement sheet of a layout as a file: asks where to, and paints it beside the window's
/// thread.
#pragma once
#include <QObject>

#include "app/window/layout/layout_session.h"
#include "app/window/reports/paged_paper.h"
#include "app/window/session/table_job.h"

class QMenu;
class QWidget;

namespace sightline::app {

class LayoutPapers : public QObject {
    Q_OBJECT

  public:
    LayoutPapers(const LayoutSession& session, QWidget* window);

    /// The entries that save it.
    void addSaving(QMenu& menu);
    void save(PaperFile kind);
    /// The layout as it is now; `said` follows.
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
