// The commands of Layout mode that suggest a table or make a table fairer.
#include "app/window/layouts/layout/layout_commands.h"
#include "app/window/layouts/layout/layout_window.h"
#include "app/window/layouts/layout/layout_words.h"
#include "app/window/layouts/layout/own_models.h"
#include "app/window/layouts/layout/suggest_dialog.h"
#include "app/window/layouts/layout/table_improver.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/widgets/progress_line.h"
#include "app/window/shell/widgets/toast.h"

namespace sightline::app {

void LayoutCommands::makeMenu(QMenu* menu) {
    add(menu, tr("S&uggest a table\u2026"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N),
        [this] { suggest(); });
    add(menu, tr("Make it &fairer"), QKeySequence(Qt::SHIFT | Qt::Key_F9),
        [this] { improver_->start(); });
}

// Connects the progress line above the table. Two kinds of work use this line: reading a model and
// making a table fairer.
void LayoutCommands::wireMaking() {
    ProgressLine& line = window_.progress();
    const auto show = [&line] { line.waitFor(tr("Making the table fairer")); };
    connect(improver_, &TableImprover::began, &line, show);
    connect(improver_, &TableImprover::reached, &line, &ProgressLine::reach);
    connect(improver_, &TableImprover::ended, &line, &ProgressLine::done);
    connect(improver_, &TableImprover::said, &window_.toast(), &Toast::say);
    connect(&window_.ownModels(), &OwnModels::ended, &line, [this, show] {
        if (improver_->busy()) show();
    });
    connect(&line, &ProgressLine::cancelled, improver_, &TableImprover::cancel);
}

void LayoutCommands::suggest() {
    auto* dialog = new SuggestDialog(*suggester_, window_.session().layout(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SuggestDialog::used, this, [this](const KnownSuggestion& table) {
        use(table->layout, tr("Suggested table, %1, seed %2")
                               .arg(themeWords(table->wish.theme))
                               .arg(table->wish.seed));
    });
    dialog->open();
}

void LayoutCommands::use(const engine::TerrainLayout& suggested, const QString& name) {
    LayoutSession& session = window_.session();
    engine::TerrainLayout table = suggested;
    table.name = name.toStdString();
    if (!session.replaceBy(table)) return;
    session.select({});
    window_.table().setCamera(QStringLiteral("table"));
    window_.toast().say(
        tr("The suggested table is on the screen: undo brings back the one before."));
}

}  // namespace sightline::app
