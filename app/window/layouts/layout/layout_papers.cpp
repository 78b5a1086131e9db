#include "app/window/layouts/layout/layout_papers.h"

#include <QAction>
#include <QMenu>
#include <optional>

#include "app/window/layouts/reports/placement_paper.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

LayoutPapers::LayoutPapers(const LayoutSession& session, QWidget* window)
    : QObject(window), session_(session), window_(window) {}

void LayoutPapers::addSaving(QMenu& menu) {
    connect(menu.addAction(tr("As &PDF\u2026")), &QAction::triggered, this,
            [this] { save(PaperFile::pdf); });
    connect(menu.addAction(tr("As a p&icture (PNG)\u2026")), &QAction::triggered, this,
            [this] { save(PaperFile::png); });
}

void LayoutPapers::save(PaperFile kind) {
    if (writing()) return emit said(tr("A placement sheet is being saved already."), true);
    const bool pdf = kind == PaperFile::pdf;
    const QString path =
        choosePathToSave(window_, {tr("Save the placement sheet"),
                                   {},
                                   pdf ? tr("PDF (*.pdf)") : tr("Pictures (*.png)"),
                                   pdf ? QStringLiteral(".pdf") : QStringLiteral(".png"),
                                   QString::fromStdString(session_.layout().name)});
    if (!path.isEmpty()) write(kind, path);
}

void LayoutPapers::write(PaperFile kind, const QString& path) {
    writing_.ask([this, kind, path, layout = session_.layout(),
                  dimensions = session_.dimensions()]() -> LatestJob::Finish {
        const auto table = engine::laidTable(layout, dimensions);
        const std::optional<QString> problem =
            table ? PlacementPaper(engine::placementSheet(*table),
                                   QString::fromStdString(layout.name))
                        .write(kind, path)
                  : MessageWords::said(table.problem());
        return [this, path, problem] {
            emit said(problem.value_or(tr("The placement sheet is saved as %1").arg(path)),
                      problem.has_value());
        };
    });
}

}  // namespace sightline::app
