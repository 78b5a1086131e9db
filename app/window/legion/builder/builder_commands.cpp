#include "app/window/legion/builder/builder_commands.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/army/army_head.h"
#include "app/window/legion/builder/builder_window.h"
#include "app/window/legion/builder/exchange/export_dialog.h"
#include "app/window/legion/builder/exchange/import_dialog.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/builder/sheet/list_print.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/widgets/toast.h"

namespace sightline::app {

BuilderCommands::BuilderCommands(BuilderWindow& window) : QObject(&window), window_(window) {
    armyMenu();
    editMenu();
    viewMenu();
    connect(&window.model(), &ArmyModel::changed, this, &BuilderCommands::refresh);
    connect(&window.model(), &ArmyModel::selectionChanged, this, &BuilderCommands::refresh);
    refresh();
}

QAction* BuilderCommands::add(QMenu* menu, const QString& text, const QKeySequence& keys) {
    QAction* action = menu->addAction(text);
    action->setShortcut(keys);
    return action;
}

void BuilderCommands::armyMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&Army"));
    const auto withCards = [&](const QString& text, const QKeySequence& keys) {
        needCards_.push_back(add(menu, text, keys));
        return needCards_.back();
    };
    const auto leaving = [this](QAction* action) {
        others_.push_back(action);
        return action;
    };
    connect(leaving(withCards(tr("&New army"), QKeySequence::New)), &QAction::triggered, &window_,
            &BuilderWindow::startNew);
    connect(leaving(add(menu, tr("&Open\u2026"), QKeySequence::Open)), &QAction::triggered,
            &window_, &BuilderWindow::chooseAndOpen);
    connect(leaving(add(menu, tr("&Discarded armies\u2026"), {})), &QAction::triggered, &window_,
            &BuilderWindow::chooseDiscarded);
    ready_ = menu->addMenu(tr("&Ready armies"));
    leaving(ready_->menuAction());
    connect(ready_, &QMenu::aboutToShow, this, &BuilderCommands::fillReady);
    connect(withCards(tr("&Save"), QKeySequence::Save), &QAction::triggered, &window_,
            &BuilderWindow::save);
    connect(withCards(tr("Save &as\u2026"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)),
            &QAction::triggered, &window_, &BuilderWindow::saveAs);
    menu->addSeparator();
    connect(leaving(withCards(tr("&Import a list\u2026"), QKeySequence(Qt::CTRL | Qt::Key_I))),
            &QAction::triggered, this, &BuilderCommands::importArmy);
    connect(withCards(tr("&Export the list\u2026"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)),
            &QAction::triggered, this, &BuilderCommands::exportArmy);
    connect(withCards(tr("&Print\u2026"), QKeySequence::Print), &QAction::triggered, this,
            &BuilderCommands::print);
    connect(withCards(tr("Save as P&DF\u2026"), {}), &QAction::triggered, this,
            &BuilderCommands::savePdf);
    menu->addSeparator();
    play_ =
        leaving(add(menu, tr("P&lay with this army\u2026"), QKeySequence(Qt::CTRL | Qt::Key_G)));
    connect(play_, &QAction::triggered, this,
            [this] { emit window_.playWanted(window_.model().list()); });
    connect(leaving(add(menu, tr("&Card packs\u2026"), {})), &QAction::triggered, &window_,
            &BuilderWindow::packsWanted);
    menu->addSeparator();
    connect(add(menu, tr("&Close"), QKeySequence(Qt::CTRL | Qt::Key_W)), &QAction::triggered,
            &window_, &QMainWindow::close);
    if (window_.teaching())
        for (QAction* action : others_) action->setVisible(false);
}

void BuilderCommands::fillReady() {
    ready_->clear();
    if (!window_.ready()) return;
    std::string faction;
    for (const ReadyArmy& army : readyArmies(*window_.model().cards())) {
        if (army.list.faction != faction) {
            faction = army.list.faction;
            ready_->addSection(BuilderWords::factionIcon(faction), BuilderWords::faction(faction));
        }
        connect(ready_->addAction(army.name), &QAction::triggered, this,
                [this, file = army.file] { window_.openOrSay(file); });
    }
}

void BuilderCommands::editMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&Edit"));
    undo_ = add(menu, tr("&Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo_ = add(menu, tr("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    menu->addSeparator();
    duplicate_ = add(menu, tr("&Duplicate unit"), QKeySequence(Qt::CTRL | Qt::Key_D));
    remove_ = add(menu, tr("Re&move unit"), QKeySequence(Qt::CTRL | Qt::Key_Backspace));
    menu->addSeparator();
    connect(add(menu, tr("&Find a card"), QKeySequence::Find), &QAction::triggered,
            &window_.offers(), &OfferPanel::findText);
    ArmyModel& model = window_.model();
    connect(undo_, &QAction::triggered, &model, &ArmyModel::undo);
    connect(redo_, &QAction::triggered, &model, &ArmyModel::redo);
    connect(duplicate_, &QAction::triggered, this, [&model] {
        if (model.selected()) model.duplicateUnit(*model.selected());
    });
    connect(remove_, &QAction::triggered, this, [&model] {
        if (model.selected()) model.removeUnit(*model.selected());
    });
}

void BuilderCommands::viewMenu() {
    QMenu* menu = window_.menuBar()->addMenu(tr("&View"));
    const std::pair<QString, OfferPanel::Tab> tabs[] = {
        {tr("&Units"), OfferPanel::units},
        {tr("U&pgrades"), OfferPanel::upgrades},
        {tr("&Command cards"), OfferPanel::commands},
        {tr("&Battle cards"), OfferPanel::battle}};
    for (const auto& [name, tab] : tabs) {
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(tab));
        connect(add(menu, name, QKeySequence(Qt::CTRL | key)), &QAction::triggered, this,
                [this, tab = tab] { window_.offers().showTab(tab); });
    }
    menu->addSeparator();
    connect(add(menu, tr("C&ard"), QKeySequence(Qt::CTRL | Qt::Key_5)), &QAction::triggered, this,
            [this] { window_.showOverview(false); });
    connect(add(menu, tr("&Overview"), QKeySequence(Qt::CTRL | Qt::Key_6)), &QAction::triggered,
            this, [this] { window_.showOverview(); });
}

void BuilderCommands::refresh() {
    const ArmyModel& model = window_.model();
    for (QAction* action : needCards_) action->setEnabled(model.ready());
    undo_->setEnabled(model.canUndo());
    redo_->setEnabled(model.canRedo());
    undo_->setToolTip(model.undoWords());
    redo_->setToolTip(model.redoWords());
    duplicate_->setEnabled(model.selected().has_value());
    remove_->setEnabled(model.selected().has_value());
    play_->setEnabled(model.ready() && !model.list().units.empty());
}

void BuilderCommands::importArmy() {
    if (!window_.ready()) return;
    auto* dialog = new ImportDialog(window_.model().cards(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { window_.takeOver(dialog->list()); });
    dialog->open();
}

void BuilderCommands::exportArmy() {
    if (!window_.ready()) return;
    auto* dialog = new ExportDialog(window_.model().cards(), window_.model().list(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void BuilderCommands::savePdf() {
    if (!window_.ready()) return;
    const QString path = choosePathToSave(
        &window_,
        {tr("Save as PDF"), {}, tr("PDF (*.pdf)"), QStringLiteral(".pdf"), window_.nameToSave()});
    if (path.isEmpty()) return;
    const auto problem = writePdf(path, window_.model());
    window_.toast().say(problem ? *problem : tr("Saved as %1").arg(path), problem.has_value());
}

void BuilderCommands::print() {
    if (window_.ready()) printList(window_.model(), &window_);
}

}  // namespace sightline::app
