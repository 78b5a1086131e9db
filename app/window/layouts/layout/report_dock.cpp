#include "app/window/layouts/layout/report_dock.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

#include "app/window/layouts/reports/report_tree.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/save_path.h"

namespace sightline::app {
namespace {

// Delay between a change of the layout and its measurement, milliseconds.
constexpr int settlingTime = 200;

}  // namespace

ReportDock::ReportDock(LayoutSession& session, QWidget* parent)
    : QDockWidget(tr("Report"), parent), session_(session) {
    setObjectName(QStringLiteral("report"));
    build();
    settling_.setSingleShot(true);
    settling_.setInterval(settlingTime);
    connect(&settling_, &QTimer::timeout, this, &ReportDock::measure);
    connect(&session, &LayoutSession::changed, this, &ReportDock::follow);
    connect(&session, &LayoutSession::replaced, this, [this] {
        tree_->leave();
        tree_->set({});
        shown_.show({});
        offerMove();
    });
    connect(this, &QDockWidget::visibilityChanged, this, &ReportDock::look);
    connect(tree_, &ReportTree::picked, this, &ReportDock::pick);
    connect(&measurer_, &TableMeasurer::changed, this, &ReportDock::refresh);
    connect(&measurer_, &TableMeasurer::refused, this, [this](const QString& why) {
        line_->setText(why);
        tree_->set({});
    });
    connect(&measurer_, &TableMeasurer::written, this, [this](const QString& path) {
        emit said(tr("The report is saved as %1").arg(path), false);
    });
    connect(&measurer_, &TableMeasurer::notWritten, this,
            [this](const QString& why) { emit said(why, true); });
}

void ReportDock::build() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 8, 8, 8);
    auto* row = new QHBoxLayout;
    line_ = new QLabel;
    line_->setObjectName(QStringLiteral("reportLine"));
    line_->setWordWrap(true);
    line_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::muted().name()));
    auto* save = new QToolButton;
    save->setObjectName(QStringLiteral("saveReport"));
    save->setText(tr("Save\u2026"));
    save->setToolTip(tr("The report on paper: figures, plan and maps"));
    save->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(save);
    addSaving(*menu);
    save->setMenu(menu);
    row->addWidget(line_, 1);
    row->addWidget(save);
    tree_ = new ReportTree;
    tree_->setAccessibleName(tr("Report"));
    column->addLayout(row);
    column->addWidget(tree_, 1);
    move_ = new QPushButton(tr("Move it"));
    move_->setObjectName(QStringLiteral("moveAsReported"));
    move_->setToolTip(tr("Moves the piece as the row says; undo takes it back"));
    move_->hide();
    connect(move_, &QPushButton::clicked, this, &ReportDock::moveIt);
    column->addWidget(move_);
    page->setMinimumWidth(300);
    setWidget(page);
}

void ReportDock::addSaving(QMenu& menu) {
    connect(menu.addAction(tr("As &PDF\u2026")), &QAction::triggered, this,
            [this] { save(TableMeasurer::Paper::pdf); });
    connect(menu.addAction(tr("As a p&icture (PNG)\u2026")), &QAction::triggered, this,
            [this] { save(TableMeasurer::Paper::png); });
}

void ReportDock::comeForward() {
    show();
    raise();
}

// Starts or stops measuring. The layout is measured only while the report is visible.
void ReportDock::look(bool looked) {
    looked_ = looked;
    if (looked) {
        if (stale_) settling_.start();
        return;
    }
    settling_.stop();
    if (!measurer_.complete()) {
        measurer_.forget();
        stale_ = true;
    }
    tree_->leave();
    shown_.show({});
    offerMove();
}

// Called after the layout changed. The old numbers stay readable until the new measurement ends,
// but the marks on the table are removed.
void ReportDock::follow() {
    stale_ = true;
    measurer_.forget();
    shown_.follow(nullptr);
    offerMove();
    line_->setText(tr("Measuring \u2026"));
    if (looked_) settling_.start();
}

// Measures the layout if the dock is really visible. Qt counts a dock behind another tab as shown,
// but its visible region is empty.
void ReportDock::measure() {
    if (!looked_ || !stale_ || visibleRegion().isEmpty()) return;
    stale_ = false;
    line_->setText(tr("Measuring \u2026"));
    measurer_.measure(session_.layout(), session_.dimensions());
}

void ReportDock::refresh() {
    const KnownTable& known = measurer_.known();
    tree_->set(ReportRows::of(*known));
    shown_.follow(known);
    if (const ReportRow* row = tree_->current()) shown_.show(row->shows);
    offerMove();
    line_->setText(known->report.complete
                       ? tr("Measured")
                       : tr("Measuring: %1 %").arg(static_cast<int>(known->share * 100.0)));
}

void ReportDock::pick(const ReportRow& row) {
    if (!row.pieces.empty()) session_.select(row.pieces);
    shown_.show(row.shows);
    offerMove();
}

// The better place that the selected row proposes for a piece. Null if there is none, or if the
// report is out of date.
const engine::BetterPlace* ReportDock::better() const {
    const KnownTable& known = measurer_.known();
    const ReportRow* row = tree_->current();
    if (!known || !row || row->shows.what != ReportPick::What::better) return nullptr;
    const auto& missions = known->report.missions;
    if (row->shows.index >= missions.size()) return nullptr;
    const auto& better = missions[row->shows.index].better;
    return better ? &*better : nullptr;
}

void ReportDock::offerMove() { move_->setVisible(better() != nullptr); }

void ReportDock::moveIt() {
    const engine::BetterPlace* place = better();
    if (!place) return;
    session_.apply(engine::LayoutStep::move,
                   engine::moved(session_.layout(), {place->piece}, {place->by, 0.0}));
}

void ReportDock::save(TableMeasurer::Paper paper) {
    if (measurer_.writing()) return emit said(tr("A report is being saved already."), true);
    const bool pdf = paper == TableMeasurer::Paper::pdf;
    const QString path = choosePathToSave(
        window(), {tr("Save the report"),
                   {},
                   pdf ? tr("PDF (*.pdf)") : tr("Pictures (*.png)"),
                   pdf ? QStringLiteral(".pdf") : QStringLiteral(".png"),
                   tr("%1, report").arg(QString::fromStdString(session_.layout().name))});
    if (path.isEmpty()) return;
    if (!measurer_.complete()) emit said(tr("The report is saved once it is measured."), false);
    measurer_.write(paper, path, session_.layout(), session_.dimensions());
}

}  // namespace sightline::app
