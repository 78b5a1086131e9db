/// The dialog that shows a report after its game was opened: the words of its writer, the
/// differences between the versions, and the picture of the writer's window.
#pragma once
#include <QDialog>

#include "app/files/reports/problem_report.h"

namespace sightline::app {

class ReportNote : public QDialog {
    Q_OBJECT

  public:
    ReportNote(const QString& file, const ProblemReport& report, const engine::RulesChange& change,
               QWidget* parent);

    /// The versions of the report and of this program, and where they differ. One line each.
    static QStringList versions(const ProblemReport& report, const engine::RulesChange& change);
};

}  // namespace sightline::app
