#include "app/window/legion/builder/builder_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "app/window/legion/builder/army/army_files.h"
#include "app/window/legion/builder/army/army_head.h"
#include "app/window/legion/builder/army/kept_army.h"
#include "app/window/legion/builder/army/legality_panel.h"
#include "app/window/legion/builder/army/overview_page.h"
#include "app/window/legion/builder/builder_commands.h"
#include "app/window/legion/builder/offers/card_page.h"
#include "app/window/legion/builder/offers/offer_list.h"
#include "app/window/legion/builder/offers/offer_panel.h"
#include "app/window/legion/builder/sheet/army_sheet.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/save_path.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/widgets/window_room.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {
const QString builderGeometryKey = QStringLiteral("builder/geometry");
const QString folderKey = QStringLiteral("lastArmyFolder");
}  // namespace

BuilderWindow::BuilderWindow(CardStock& stock, const BuilderSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      stock_(stock),
      settings_(settings),
      model_(new ArmyModel(this)),
      kept_(settings.teaching ? nullptr : new KeptArmy(*model_)) {
    setObjectName(QStringLiteral("builder"));
    setWindowIcon(icon(QStringLiteral("app/sightline")));
    build();
    wire();
    new BuilderCommands(*this);
    resize(sizeWithin(*this, {1360, 860}));
    if (settings.remembering) restoreGeometry(QSettings().value(builderGeometryKey).toByteArray());
    if (stock.cards()) cardsReady();
    refreshTitle();
}

void BuilderWindow::build() {
    pages_ = new QStackedWidget;
    pages_->addWidget(loadingPage());
    pages_->addWidget(workPage());
    setCentralWidget(pages_);
    toast_ = new Toast(pages_);
}

QWidget* BuilderWindow::loadingPage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    loading_ = new QLabel(tr("Reading the cards \u2026"));
    loading_->setAlignment(Qt::AlignCenter);
    loading_->setWordWrap(true);
    auto* bar = new QProgressBar;
    connect(&stock_, &CardStock::failed, bar, &QWidget::hide);
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setFixedSize(280, 6);
    column->addStretch(1);
    column->addWidget(loading_);
    column->addWidget(bar, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return page;
}

QWidget* BuilderWindow::workPage() {
    head_ = new ArmyHead(*model_);
    offers_ = new OfferPanel(*model_);
    sheet_ = new ArmySheet(*model_);
    legality_ = new LegalityPanel(*model_);
    card_ = new CardPage(*model_);
    overview_ = new OverviewPage(*model_);
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("sheetScroll"));
    scroll->setAccessibleName(tr("Army sheet"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(sheet_);
    connect(sheet_, &ArmySheet::unitShown, scroll, [scroll](const QRect& where) {
        scroll->ensureVisible(where.center().x(), where.center().y(), 0, where.height() / 2 + 8);
    });
    auto* middle = new QWidget;
    auto* army = new QVBoxLayout(middle);
    army->setContentsMargins(0, 0, 0, 0);
    army->setSpacing(0);
    army->addWidget(scroll, 1);
    army->addWidget(legality_);
    details_ = new QTabWidget;
    details_->setObjectName(QStringLiteral("details"));
    details_->setDocumentMode(true);
    for (QWidget* one :
         {static_cast<QWidget*>(details_), static_cast<QWidget*>(details_->tabBar())})
        one->setAccessibleName(tr("Details"));
    details_->addTab(card_, tr("Card"));
    details_->addTab(overview_, tr("Overview"));
    card_->setAccessibleName(tr("Card"));
    overview_->setAccessibleName(tr("Overview"));
    auto* across = new QSplitter;
    across->addWidget(offers_);
    across->addWidget(middle);
    auto* aside = new QWidget;
    right_ = new QVBoxLayout(aside);
    right_->setContentsMargins(0, 0, 0, 0);
    right_->addWidget(details_, 1);
    across->addWidget(aside);
    across->setStretchFactor(1, 1);
    across->setSizes({theme::scaled(340), 640, theme::scaled(380)});
    across->setChildrenCollapsible(false);
    offers_->setMinimumWidth(270);
    middle->setMinimumWidth(380);
    aside->setMinimumWidth(300);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head_);
    column->addWidget(across, 1);
    return page;
}

void BuilderWindow::wire() {
    connect(&stock_, &CardStock::ready, this, &BuilderWindow::cardsReady);
    connect(&stock_, &CardStock::failed, this,
            [this](const QString& why) { loading_->setText(why); });
    connect(model_, &ArmyModel::changed, this, &BuilderWindow::refreshTitle);
    connect(model_, &ArmyModel::selectionChanged, this, [this] {
        if (model_->selected()) card_->showUnit(*model_->selected());
    });
    connect(offers_, &OfferPanel::said, toast_, &Toast::say);
    connect(offers_, &OfferPanel::offerShown, this, [this](const OfferRow* row) {
        if (row && offers_->list().hasFocus()) card_->showCard(row->kind, row->id);
    });
    connect(sheet_, &ArmySheet::upgradeWanted, offers_, &OfferPanel::pickUpgrade);
    connect(sheet_, &ArmySheet::cardShown, card_, &CardPage::showCard);
    connect(sheet_, &ArmySheet::dropped, offers_, &OfferPanel::addById);
    connect(sheet_, &ArmySheet::commandWanted, this,
            [this] { offers_->showTab(OfferPanel::commands); });
    connect(sheet_, &ArmySheet::battleCardWanted, this,
            [this] { offers_->showTab(OfferPanel::battle); });
}

void BuilderWindow::cardsReady() {
    pages_->setCurrentIndex(1);
    sheet_->setFocus();  // keyboard shortcuts then act on the army, not on a text field
    model_->setCards(stock_.cards());
    for (const PackFault& fault : stock_.cards()->faults)
        toast_->say(MessageWords::said(fault.why), true);
    const QString file = std::exchange(waiting_, QString());
    if (!file.isEmpty()) {
        if (const auto problem = open(file)) toast_->say(*problem, true);
    } else if (settings_.asking) {
        QTimer::singleShot(0, this, [this] {
            if (model_->unsaved()) return;
            if (const auto problem = kept_->offerInterrupted(this)) toast_->say(*problem, true);
        });
    }
}

void BuilderWindow::showOverview(bool on) {
    details_->setCurrentWidget(on ? static_cast<QWidget*>(overview_) : card_);
}

void BuilderWindow::setGuide(QWidget* guide) { right_->insertWidget(0, guide); }

void BuilderWindow::refreshTitle() {
    QString name = QString::fromStdString(model_->list().name);
    if (name.isEmpty())
        name = model_->file().isEmpty() ? tr("New army") : QFileInfo(model_->file()).fileName();
    setWindowTitle(tr("%1[*] \u2013 Army builder \u2013 Sightline").arg(name));
    setWindowModified(model_->unsaved());
}

QString BuilderWindow::nameToSave() const {
    if (!model_->list().name.empty()) return QString::fromStdString(model_->list().name);
    return model_->file().isEmpty() ? tr("New army") : QFileInfo(model_->file()).baseName();
}

std::optional<QString> BuilderWindow::open(const QString& path) {
    if (!ready()) {
        waiting_ = path;
        return std::nullopt;
    }
    auto list = readArmyFile(path, *model_->cards());
    if (!list) return MessageWords::said(list.problem());
    model_->open(std::move(*list), path);
    return std::nullopt;
}

void BuilderWindow::openOrSay(const QString& path) {
    if (!mayLeave()) return;
    if (const auto problem = open(path)) toast_->say(*problem, true);
}

bool BuilderWindow::openArmy(const engine::ArmyList& list) {
    if (!ready() || !mayLeave()) return false;
    model_->open(list, {});
    return true;
}

void BuilderWindow::chooseAndOpen() {
    const QString path = chosenIn(QSettings().value(folderKey).toString());
    if (path.isEmpty()) return;
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    openOrSay(path);
}

void BuilderWindow::chooseDiscarded() {
    const QString path = chosenIn(RecoveryFile::discardedFolder());
    if (!path.isEmpty()) openOrSay(path);
}

QString BuilderWindow::chosenIn(const QString& folder) {
    return QFileDialog::getOpenFileName(this, tr("Open an army"), folder,
                                        tr("Armies (*.army.json);;All files (*)"));
}

void BuilderWindow::startNew() {
    if (!mayLeave()) return;
    engine::ArmyList list;
    list.faction = model_->list().faction;
    list.size = model_->list().size;
    model_->open(std::move(list), {});
    offers_->showTab(OfferPanel::units);
    head_->setFocus();
}

void BuilderWindow::takeOver(const engine::ArmyList& list) {
    model_->edit(tr("Import"), [&](engine::ArmyList& now) { now = list; });
    model_->select(std::nullopt);
}

std::optional<QString> BuilderWindow::saveTo(const QString& path) {
    if (auto problem = writeArmyFile(path, model_->list())) return problem;
    model_->saved(path);
    toast_->say(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    return std::nullopt;
}

bool BuilderWindow::save() {
    if (model_->file().isEmpty()) return saveAs();
    const auto problem = saveTo(model_->file());
    if (problem) toast_->say(*problem, true);
    return !problem;
}

bool BuilderWindow::saveAs() {
    const QString path = choosePathToSave(
        this, {tr("Save the army"), QSettings().value(folderKey).toString(),
               tr("Armies (*.army.json)"), QStringLiteral(".army.json"), nameToSave()});
    if (path.isEmpty()) return false;
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    const auto problem = saveTo(path);
    if (problem) toast_->say(*problem, true);
    return !problem;
}

bool BuilderWindow::mayLeave() {
    if (!settings_.asking || !model_->unsaved()) return true;
    QMessageBox box(this);
    box.setWindowTitle(tr("Unsaved army"));
    box.setText(tr("The army has changes that are not saved."));
    box.setInformativeText(tr("A discarded army can be opened again: Army > Discarded armies."));
    QPushButton* keep = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* drop = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == keep) return save();
    if (box.clickedButton() != drop) return false;
    kept_->discard();
    return true;
}

void BuilderWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) return event->ignore();
    if (settings_.remembering) QSettings().setValue(builderGeometryKey, saveGeometry());
    event->accept();
}

}  // namespace sightline::app
