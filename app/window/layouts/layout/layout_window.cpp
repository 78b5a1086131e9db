#include "app/window/layouts/layout/layout_window.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QUrl>
#include <QVBoxLayout>

#include "app/window/layouts/layout/inspector_dock.h"
#include "app/window/layouts/layout/layout_commands.h"
#include "app/window/layouts/layout/layout_files.h"
#include "app/window/layouts/layout/layout_papers.h"
#include "app/window/layouts/layout/layout_tool.h"
#include "app/window/layouts/layout/own_models.h"
#include "app/window/layouts/layout/palette_dock.h"
#include "app/window/layouts/layout/report_dock.h"
#include "app/window/layouts/layout/trace_dock.h"
#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shell/widgets/progress_line.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/widgets/window_room.h"
#include "app/window/shell/words/table_words.h"
#include "app/window/shell/words/terrain_names.h"

namespace sightline::app {
namespace {

const QString layoutGeometryKey = QStringLiteral("layout/geometry");
const QString layoutStateKey = QStringLiteral("layout/state");

/// The first dropped file that Layout mode can use: a layout, a model, or a picture.
QString usableFile(const QMimeData* data) {
    for (const QUrl& url : data->urls()) {
        QString file = url.toLocalFile();
        if (holdsLayout(file) || isModelFile(file.toStdString()) || isPictureToTrace(file))
            return file;
    }
    return {};
}

}  // namespace

LayoutWindow::LayoutWindow(const LayoutWindowSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      settings_(settings),
      noGame_(new GameSession(this)),
      session_(new LayoutSession(this)),
      tool_(new LayoutTool(*session_, this)) {
    setObjectName(QStringLiteral("layoutWindow"));
    setWindowIcon(icon(QStringLiteral("app/sightline")));
    setAcceptDrops(true);
    build();
    files_ = new LayoutFiles(*session_, this);
    files_->setAsking(settings.asking);
    papers_ = new LayoutPapers(*session_, this);
    files_->setPicture([this] { return pictureOfTable(); });
    own_ = new OwnModels(this);
    commands_ = new LayoutCommands(*this);
    wire();
    files_->startNew();
    resize(sizeWithin(*this, {1400, 880}));
    if (settings.remembering) {
        restoreGeometry(QSettings().value(layoutGeometryKey).toByteArray());
        restoreState(QSettings().value(layoutStateKey).toByteArray());
        trace_->hide();  // the dock is shown only while a layout has a traced picture
    }
}

// Deletes the table widget before its mouse tool, because the widget uses the tool.
LayoutWindow::~LayoutWindow() {
    // Finishes the edit of a text field while the layout still exists.
    if (QWidget* typed = focusWidget()) typed->clearFocus();
    session_->blockSignals(true);
    report_->blockSignals(true);
    tool_->setReport(nullptr);
    delete takeCentralWidget();
}

void LayoutWindow::build() {
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setDockNestingEnabled(true);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    table_ = new TableView(*noGame_);
    table_->setMinimumSize(360, 240);
    table_->setGuest(tool_);
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(12, 4, 12, 4);
    hint_ = new QLabel;
    count_ = new QLabel;
    count_->setAlignment(Qt::AlignRight);
    for (QLabel* label : {hint_, count_})  // a long text must not make the window wider
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(hint_, 1);
    row->addWidget(count_, 2);
    column->addWidget(table_, 1);
    column->addWidget(line);
    setCentralWidget(middle);
    palette_ = new PaletteDock(this);
    inspector_ = new InspectorDock(*session_, this);
    tracePicture_ = new TracePicture(*session_, this);
    traceHand_ = new TraceHand(*session_, *tracePicture_, this);
    tool_->setTrace(traceHand_);
    addDockWidget(Qt::LeftDockWidgetArea, palette_);
    addDockWidget(Qt::RightDockWidgetArea, inspector_);
    report_ = new ReportDock(*session_, this);
    addDockWidget(Qt::RightDockWidgetArea, report_);
    tabifyDockWidget(inspector_, report_);
    inspector_->raise();
    tool_->setReport(&report_->shown());
    trace_ = new TraceDock(*session_, *tracePicture_, *traceHand_, this);
    addDockWidget(Qt::RightDockWidgetArea, trace_);
    resizeDocks({palette_, inspector_}, {280, 320}, Qt::Horizontal);
    toast_ = new Toast(table_);
    progress_ = new ProgressLine(table_);
    table_->setFocus();
}

void LayoutWindow::wire() {
    connect(session_, &LayoutSession::refused, this,
            [this](const QString& why) { toast_->say(why, true); });
    connect(files_, &LayoutFiles::said, toast_, &Toast::say);
    connect(papers_, &LayoutPapers::said, toast_, &Toast::say);
    connect(report_, &ReportDock::said, toast_, &Toast::say);
    connect(table_, &TableView::failed, this,
            [this](const QString& why) { toast_->say(why, true); });
    connect(table_, &TableView::hint, hint_, &QLabel::setText);
    connect(own_, &OwnModels::reading, this,
            [this](const QString& file) { progress_->waitFor(tr("Reading %1").arg(file)); });
    connect(own_, &OwnModels::reached, progress_, &ProgressLine::reach);
    connect(own_, &OwnModels::ended, progress_, &ProgressLine::done);
    connect(files_, &LayoutFiles::waiting, progress_, &ProgressLine::waitFor);
    connect(files_, &LayoutFiles::waited, progress_, &ProgressLine::done);
    connect(progress_, &ProgressLine::cancelled, files_, &LayoutFiles::stop);
    connect(progress_, &ProgressLine::cancelled, own_, &OwnModels::cancel);
    connect(own_, &OwnModels::failed, this, [this](const QString& why) { toast_->say(why, true); });
    connect(own_, &OwnModels::taken, this, [this](const engine::TerrainPiece& piece) {
        tool_->carry(piece);
        table_->setFocus();
    });
    connect(tracePicture_, &TracePicture::failed, this,
            [this](const QString& why) { toast_->say(why, true); });
    connect(trace_, &TraceDock::scaled, this, [this] { table_->setFocus(); });
    connect(palette_, &PaletteDock::failed, this,
            [this](const QString& why) { toast_->say(why, true); });
    connect(palette_, &PaletteDock::taken, this,
            [this](const engine::TerrainPiece& piece, bool again) {
                tool_->carry(piece, again);
                table_->setFocus();
            });
    connect(palette_, &PaletteDock::drawingWanted, this, [this](const DrawnShape& shape) {
        tool_->beginDrawing(shape);
        table_->setFocus();
    });
    connect(palette_, &PaletteDock::pulled, this,
            [this](QPoint global) { tool_->pullTo(table_->mapFromGlobal(QPointF(global))); });
    connect(palette_, &PaletteDock::letGo, this, [this](QPoint global) {
        const QPoint at = table_->mapFromGlobal(global);
        tool_->letGoAt(at, table_->rect().contains(at));
    });
    connect(session_, &LayoutSession::fileChanged, this, &LayoutWindow::refreshTitle);
    connect(session_, &LayoutSession::changed, this, &LayoutWindow::refreshLine);
    connect(session_, &LayoutSession::selectionChanged, this, &LayoutWindow::refreshLine);
}

// A picture of the table without the marks of the mouse tool. Alpha values are ignored, because
// they depend on the graphics driver.
QImage LayoutWindow::pictureOfTable() {
    table_->painter().rest();
    QImage picture = table_->grabFramebuffer();
    picture.reinterpretAsFormat(QImage::Format_RGB32);
    return picture;
}

void LayoutWindow::refreshTitle() {
    const QString name = session_->file().isEmpty()
                             ? QString::fromStdString(session_->layout().name)
                             : QFileInfo(session_->file()).fileName();
    setWindowTitle(tr("%1[*] \u2013 Layout \u2013 Sightline").arg(name));
    setWindowModified(session_->unsaved());
}

void LayoutWindow::refreshLine() {
    QStringList words{tr("Pieces: %1").arg(session_->layout().pieces.size())};
    if (!session_->selected().empty()) words << tr("Selected: %1").arg(session_->selected().size());
    for (const engine::Overhang& over : engine::overhangsOf(session_->layout()))
        words << tr("%1 reaches %2 over the edge")
                     .arg(terrainName(session_->layout().find(over.piece)->name),
                          inches(over.inches));
    constexpr qsizetype shown = 4;
    if (words.size() > shown) words = words.first(shown) << QStringLiteral("\u2026");
    count_->setText(words.join(QStringLiteral(" · ")));
}

// Passes keys to the table widget when another widget has the keyboard focus.
void LayoutWindow::keyPressEvent(QKeyEvent* event) {
    if (focusWidget() == table_ || forwarding_) return QMainWindow::keyPressEvent(event);
    forwarding_ = true;
    QCoreApplication::sendEvent(table_, event);
    forwarding_ = false;
}

void LayoutWindow::keyReleaseEvent(QKeyEvent* event) {
    if (focusWidget() == table_ || forwarding_) return QMainWindow::keyReleaseEvent(event);
    forwarding_ = true;
    QCoreApplication::sendEvent(table_, event);
    forwarding_ = false;
}

void LayoutWindow::closeEvent(QCloseEvent* event) {
    if (!files_->mayLeave()) return event->ignore();
    if (settings_.remembering) {
        QSettings().setValue(layoutGeometryKey, saveGeometry());
        QSettings().setValue(layoutStateKey, saveState());
    }
    event->accept();
}

void LayoutWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!usableFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void LayoutWindow::dropEvent(QDropEvent* event) {
    const QString file = usableFile(event->mimeData());
    if (file.isEmpty()) return;
    event->acceptProposedAction();
    if (holdsLayout(file))
        files_->openOrSay(file);
    else if (isPictureToTrace(file))
        tracePicture_->take(file);
    else
        own_->take(file);
}

}  // namespace sightline::app
