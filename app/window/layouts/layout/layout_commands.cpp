#include "app/window/layouts/layout/layout_commands.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include "app/window/layouts/layout/inspector_dock.h"
#include "app/window/layouts/layout/layout_files.h"
#include "app/window/layouts/layout/layout_papers.h"
#include "app/window/layouts/layout/layout_tool.h"
#include "app/window/layouts/layout/layout_window.h"
#include "app/window/layouts/layout/layout_words.h"
#include "app/window/layouts/layout/own_models.h"
#include "app/window/layouts/layout/palette_dock.h"
#include "app/window/layouts/layout/report_dock.h"
#include "app/window/layouts/layout/table_improver.h"
#include "app/window/layouts/layout/table_suggester.h"
#include "app/window/layouts/layout/trace_dock.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/look/icons.h"

namespace sightline::app {

LayoutCommands::LayoutCommands(LayoutWindow& window)
    : QObject(&window),
      window_(window),
      bar_(window.addToolBar(tr("Layout tools"))),
      suggester_(new TableSuggester(this)),
      improver_(new TableImprover(window.session(), this)) {
    bar_->setObjectName(QStringLiteral("layoutTools"));
    bar_->setMovable(false);
    fileMenu();
    editMenu();
    arrangeMenu();
    tableMenu();
    viewMenu();
    helpMenu();
    wireMaking();
    connect(&window.session(), &LayoutSession::fileChanged, this, &LayoutCommands::refresh);
    connect(&window.session(), &LayoutSession::selectionChanged, this, &LayoutCommands::refresh);
    refresh();
}

QAction* LayoutCommands::add(QMenu* menu, const QString& text, const QKeySequence& keys,
                             const std::function<void()>& done) {
    QAction* action = menu->addAction(text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, done);
    return action;
}

QAction* LayoutCommands::addEdit(QMenu* menu, const QString& text, const QKeySequence& keys,
                                 int least, const std::function<void()>& done) {
    QAction* action = add(menu, text, keys, done);
    needs_.push_back({action, least});
    return action;
}

QAction* LayoutCommands::addSwitch(QMenu* menu, const QString& text, bool on,
                                   const std::function<void(bool)>& tell) {
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(on);
    connect(action, &QAction::toggled, this, tell);
    return action;
}

void LayoutCommands::fileMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&File"));
    LayoutFiles& files = window_.files();
    add(menu, tr("&New layout"), QKeySequence::New, [&files] { files.startNew(); });
    QAction* open =
        add(menu, tr("&Open\u2026"), QKeySequence::Open, [&files] { files.chooseAndOpen(); });
    open->setIcon(icon(QStringLiteral("actions/open")));
    menu->addSeparator();
    QAction* save = add(menu, tr("&Save"), QKeySequence::Save, [&files] { files.save(); });
    save->setIcon(icon(QStringLiteral("actions/save")));
    add(menu, tr("Save &as\u2026"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        [&files] { files.saveAs(); });
    window_.papers().addSaving(*menu->addMenu(tr("Save the placement s&heet")));
    window_.report().addSaving(*menu->addMenu(tr("Save the &report")));
    add(menu, tr("S&hare table\u2026"), QKeySequence(Qt::CTRL | Qt::Key_E),
        [&files] { files.share(); });
    add(menu, tr("&Licences of this table\u2026"), {}, [&files] { files.showLicences(); });
    menu->addSeparator();
    add(menu, tr("A &model of your own\u2026"), QKeySequence(Qt::CTRL | Qt::Key_I),
        [this] { window_.ownModels().choose(); });
    menu->addSeparator();
    add(menu, tr("&Play on this table\u2026"), QKeySequence(Qt::CTRL | Qt::Key_G),
        [this] { play(); });
    add(menu, tr("Back to the &game"), {}, [this] { emit window_.playModeWanted(); });
    menu->addSeparator();
    add(menu, tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W), [this] { window_.close(); });
    bar_->addAction(open);
    bar_->addAction(save);
}

void LayoutCommands::editMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&Edit"));
    LayoutSession& session = window_.session();
    undo_ = add(menu, tr("&Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z), [&] { session.undo(); });
    redo_ = add(menu, tr("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                [&] { session.redo(); });
    undo_->setIcon(icon(QStringLiteral("actions/undo")));
    redo_->setIcon(icon(QStringLiteral("actions/redo")));
    bar_->addAction(undo_);
    bar_->addAction(redo_);
    menu->addSeparator();
    addEdit(menu, tr("Cu&t"), QKeySequence::Cut, 1, [this] { cut(); });
    addEdit(menu, tr("&Copy"), QKeySequence::Copy, 1, [this] { copy(); });
    add(menu, tr("&Paste"), QKeySequence::Paste, [this] { paste(); });
    bar_->addAction(addEdit(menu, tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), 1,
                            [this] { duplicate(); }));
    bar_->addAction(
        addEdit(menu, tr("De&lete"), QKeySequence(Qt::Key_Delete), 1, [this] { remove(); }));
    menu->addSeparator();
    add(menu, tr("Select &all"), QKeySequence::SelectAll, [&session] {
        engine::PieceIds all;
        for (const engine::TerrainPiece& piece : session.layout().pieces) all.insert(piece.id);
        session.select(std::move(all));
    });
}

void LayoutCommands::arrangeMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&Arrange"));
    LayoutSession& session = window_.session();
    const auto step = [&session](engine::LayoutStep what, auto edit) {
        return [&session, what, edit] {
            session.apply(what, edit(session.layout(), session.selected()));
        };
    };
    using engine::LayoutStep;
    addEdit(menu, tr("Turn &left by 15\u00B0\tQ"), {}, 1,
            [this] { window_.tool().turn(15.0, false); });
    addEdit(menu, tr("Turn &right by 15\u00B0\tE"), {}, 1,
            [this] { window_.tool().turn(-15.0, false); });
    addEdit(menu, tr("&Set down"), QKeySequence(Qt::Key_End), 1, [this] { setDown(); });
    menu->addSeparator();
    bar_->addSeparator();
    bar_->addAction(addEdit(menu, tr("&Group"), QKeySequence(Qt::CTRL | Qt::Key_B), 2,
                            step(LayoutStep::group, engine::grouped)));
    addEdit(menu, tr("&Ungroup"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), 1,
            step(LayoutStep::ungroup, engine::ungrouped));
    bar_->addAction(addEdit(menu, tr("Loc&k"), QKeySequence(Qt::CTRL | Qt::Key_L), 1, [&session] {
        session.apply(LayoutStep::lock,
                      engine::withLocked(session.layout(), session.selected(), true));
    }));
    addEdit(menu, tr("U&nlock"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L), 1, [&session] {
        session.apply(LayoutStep::unlock,
                      engine::withLocked(session.layout(), session.selected(), false));
    });
    menu->addSeparator();
    alignMenu(menu->addMenu(tr("&Align")));
    const auto spread = [&session](engine::Along along) {
        return [&session, along] {
            session.apply(LayoutStep::distribute,
                          engine::distributed(session.layout(), session.selected(), along));
        };
    };
    addEdit(menu, tr("Spread evenly along the &width"), {}, 3, spread(engine::Along::width));
    addEdit(menu, tr("Spread evenly along the &depth"), {}, 3, spread(engine::Along::depth));
}

void LayoutCommands::alignMenu(QMenu* menu) {
    LayoutSession& session = window_.session();
    const std::pair<QString, engine::Alignment> ways[] = {
        {tr("&Left edges"), engine::Alignment::left},
        {tr("&Right edges"), engine::Alignment::right},
        {tr("&Near edges"), engine::Alignment::near},
        {tr("&Far edges"), engine::Alignment::far},
        {tr("&Middles, in a column"), engine::Alignment::middleX},
        {tr("M&iddles, in a row"), engine::Alignment::middleY}};
    for (const auto& [text, way] : ways)
        addEdit(menu, text, {}, 2, [&session, to = way] {
            session.apply(engine::LayoutStep::align,
                          engine::aligned(session.layout(), session.selected(), to));
        });
}

void LayoutCommands::tableMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&Table"));
    LayoutSession& session = window_.session();
    bar_->addSeparator();
    const auto snap = [&](const QString& text, bool engine::SnapSettings::*kind) {
        QAction* action = addSwitch(menu, text, session.snap().*kind, [&session, kind](bool on) {
            engine::SnapSettings now = session.snap();
            now.*kind = on;
            session.setSnap(now);
        });
        bar_->addAction(action);
    };
    snap(tr("Snap to &inches"), &engine::SnapSettings::inch);
    snap(tr("Snap to &angles"), &engine::SnapSettings::angle);
    snap(tr("Snap to &edges"), &engine::SnapSettings::edges);
    bar_->addAction(addSwitch(menu, tr("&Stack"), session.stacking(),
                              [&session](bool on) { session.setStacking(on); }));
    mirrorMenu(menu->addMenu(tr("&Mirror")));
    menu->addSeparator();
    makeMenu(menu);
    bar_->addAction(add(menu, tr("&Report"), QKeySequence(Qt::Key_F9),
                        [this] { window_.report().comeForward(); }));
    add(menu, tr("&Trace a picture\u2026"), QKeySequence(Qt::CTRL | Qt::Key_R),
        [this] { window_.trace().begin(); });
    traced_ = menu->addAction(tr("Sho&w the traced picture"));
    traced_->setCheckable(true);
    connect(traced_, &QAction::triggered, this, [&session](bool on) {
        if (!session.layout().trace) return;
        engine::Trace trace = *session.layout().trace;
        trace.shown = on;
        session.apply(engine::LayoutStep::trace, engine::withTrace(session.layout(), trace));
    });
}

void LayoutCommands::mirrorMenu(QMenu* menu) {
    LayoutSession& session = window_.session();
    auto* group = new QActionGroup(this);
    for (int kind = 0; kind < 4; ++kind) {
        const auto mirror = static_cast<engine::Mirror>(kind);
        QAction* action = menu->addAction(mirrorWords(mirror));
        action->setCheckable(true);
        group->addAction(action);
        mirrors_.push_back(action);
        connect(action, &QAction::triggered, this, [this, &session, mirror] {
            session.apply(engine::LayoutStep::mirror, engine::withMirror(session.layout(), mirror));
            refresh();
        });
    }
}

void LayoutCommands::viewMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&View"));
    const std::pair<QString, const char*> looks[] = {{tr("Whole &table\tHome"), "table"},
                                                     {tr("From &above\tT"), "top"},
                                                     {tr("From &Blue's side"), "blue"},
                                                     {tr("From &Red's side"), "red"},
                                                     {tr("&Selection\tF"), "selection"}};
    for (const auto& [text, name] : looks)
        add(menu, text, {},
            [this, camera = QString::fromLatin1(name)] { window_.table().setCamera(camera); });
    menu->addSeparator();
    LayoutSession& session = window_.session();
    QAction* facts = addSwitch(menu, tr("&Facts on the table"), session.factsShown(),
                               [&session](bool on) { session.setFactsShown(on); });
    facts->setShortcut(QKeySequence(Qt::Key_F8));
    bar_->addSeparator();
    bar_->addAction(facts);
    menu->addSeparator();
    menu->addAction(window_.terrain().toggleViewAction());
    menu->addAction(window_.inspector().toggleViewAction());
    menu->addAction(window_.report().toggleViewAction());
}

void LayoutCommands::helpMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&Help"));
    add(menu, tr("&Keys and mouse"), QKeySequence(Qt::Key_F1),
        [this] { emit window_.keysWanted(); });
}

void LayoutCommands::refresh() {
    const LayoutSession& session = window_.session();
    const auto named = [](const QString& text, std::optional<engine::LayoutStep> step) {
        return step ? QStringLiteral("%1: %2").arg(text, stepWords(*step)) : text;
    };
    const auto back = session.history().undoes(), again = session.history().redoes();
    undo_->setEnabled(back.has_value());
    undo_->setText(named(tr("&Undo"), back));
    redo_->setEnabled(again.has_value());
    redo_->setText(named(tr("&Redo"), again));
    const auto& trace = session.layout().trace;
    traced_->setEnabled(trace.has_value());
    traced_->setChecked(trace && trace->shown);
    for (const Requirement& need : needs_)
        need.action->setEnabled(static_cast<int>(session.selected().size()) >= need.least);
    mirrors_[static_cast<std::size_t>(session.layout().mirror)]->setChecked(true);
}

}  // namespace sightline::app
