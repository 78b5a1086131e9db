#include "app/window/settle_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <limits>

#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/tools/measure_tool.h"
#include "app/window/shell/widgets/toast.h"

namespace sightline::app {
namespace {

using engine::MiniId;

std::optional<MiniId> miniOf(const MeasureEnd& end) {
    const auto* mini = std::get_if<MiniId>(&end.what);
    return mini ? std::optional(*mini) : std::nullopt;
}

// The enemy miniature nearest to `from`. If there are no enemies, the nearest other miniature.
std::optional<MiniId> nearestTo(const engine::View& view, MiniId from) {
    const engine::MiniView& self = view.mini(from);
    const engine::Player own = view.unit(self.unit).player;
    std::optional<MiniId> nearest;
    double distance = std::numeric_limits<double>::infinity();
    bool enemy = false;
    for (const engine::MiniView& one : view.minis) {
        if (!one.onTable() || one.id == from) continue;
        const bool isEnemy = view.unit(one.unit).player != own;
        if (enemy && !isEnemy) continue;
        const double away =
            geometry::rangeBetween(view.battlefield.dimensions(), self.mini, one.mini).distance;
        if (isEnemy == enemy && away >= distance) continue;
        nearest = one.id;
        distance = away;
        enemy = isEnemy;
    }
    return nearest;
}

std::optional<MiniId> firstOnTable(const engine::View& view) {
    for (const engine::MiniView& one : view.minis)
        if (one.onTable()) return one.id;
    return std::nullopt;
}

std::optional<MiniId> leaderOnTable(const engine::View& view, engine::UnitId unit) {
    const engine::UnitView& of = view.unit(unit);
    if (of.minis.empty() || !view.mini(of.minis.front()).onTable()) return std::nullopt;
    return of.minis.front();
}

}  // namespace

SettleDesk::SettleDesk(const Collaborators& around, QMainWindow* window)
    : QObject(window), around_(around), window_(window) {
    const auto menus = window->menuBar()->actions();
    QMenu* game = menus.at(menus.size() - 2)->menu();
    action_ = game->addAction(tr("Settle a &question\u2026"));
    action_->setObjectName(QStringLiteral("settleQuestion"));
    connect(action_, &QAction::triggered, this, &SettleDesk::open);
    connect(around.session, &GameSession::changed, this, &SettleDesk::refresh);
    connect(&around.session->work(), &GameWork::waiting, this, &SettleDesk::refresh);
    connect(&around.session->work(), &GameWork::waited, this, &SettleDesk::refresh);
    connect(around.table, &TableView::picked, this, &SettleDesk::take);
    // If the dialog is closed, a toast shows whether the sheet was saved.
    connect(&settler_, &Settler::written, this, [this](const QString& path) {
        if (!dialog_) around_.toast->say(tr("Saved as %1").arg(path));
    });
    connect(&settler_, &Settler::notWritten, this, [this](const QString& why) {
        if (!dialog_) around_.toast->say(why, true);
    });
    refresh();
}

SettleDesk::~SettleDesk() { delete dialog_; }

void SettleDesk::refresh() {
    const GameSession& session = *around_.session;
    action_->setEnabled(session.running() && !session.staging().hidesMeasures() &&
                        !session.work().busy());
    // The dialog would give the answer to a quiz question away.
    if (dialog_ && session.running() && session.staging().hidesMeasures()) dialog_->close();
}

// The dialog may cover the miniature, so it is hidden until the player has clicked.
void SettleDesk::pick(bool first) {
    picksFirst_ = first;
    dialog_->hide();
    around_.table->pickMini(true);
    around_.table->setFocus();
    around_.toast->say(tr("Click a miniature on the table. Esc: back to the question."));
}

void SettleDesk::take(std::optional<engine::MiniId> mini) {
    if (!dialog_) return;
    if (mini) dialog_->take(picksFirst_, *mini);
    open();
}

void SettleDesk::open() {
    if (!action_->isEnabled()) return;
    around_.table->pickMini(false);
    if (!dialog_) {
        dialog_ = new SettleDialog(*around_.session, settler_, looked(), window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &SettleDialog::ruleAsked, this, &SettleDesk::ruleAsked);
        connect(dialog_, &SettleDialog::pickWanted, this, &SettleDesk::pick);
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

// The two miniatures that the dialog selects at first. They come from the selected unit and the
// ruler. Without them, the first miniature on the table and the enemy nearest to it are used.
SettleEnds SettleDesk::looked() const {
    const engine::View& view = around_.session->view();
    SettleEnds ends;
    if (const auto unit = around_.session->choice().selected())
        ends.first = leaderOnTable(view, *unit);
    if (const auto measured = around_.table->tools().measure().ends()) {
        const auto from = miniOf(measured->first), to = miniOf(measured->second);
        if (!ends.first) ends.first = from ? from : to;
        ends.second = to && to != ends.first ? to : from;
    }
    if (!ends.first) ends.first = firstOnTable(view);
    if (ends.second == ends.first) ends.second.reset();
    if (ends.first && !ends.second) ends.second = nearestTo(view, *ends.first);
    return ends;
}

}  // namespace sightline::app
