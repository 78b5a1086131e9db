#include "app/window/legion/builder/new_game/new_game_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/builder/new_game/army_pick.h"
#include "app/window/legion/builder/stock/builder_words.h"
#include "app/window/legion/builder/stock/deck_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/table_pictures.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/rules/mission/map_table.h"

namespace sightline::app {
namespace {

constexpr QSize tablePictureSize{288, 144}, tableIconSize{64, 32};

}  // namespace

NewGameDialog::NewGameDialog(CardStock& stock, QWidget* parent)
    : QDialog(parent),
      stock_(stock),
      tables_(readyTables()),
      missions_(readyMissions()),
      pictures_(new TablePictures(this)) {
    setWindowTitle(tr("New game"));
    setObjectName(QStringLiteral("newGame"));
    build();
    resize(780, 520);
    QStringList files;
    files.reserve(static_cast<qsizetype>(tables_.size()));
    for (const TableChoice& table : tables_) files << table.file;
    connect(pictures_, &TablePictures::painted, this, &NewGameDialog::addPicture);
    pictures_->want(files);
    connect(&stock, &CardStock::ready, this, &NewGameDialog::cardsReady);
    connect(&stock, &CardStock::failed, this, &NewGameDialog::setProblem);
    if (stock.cards()) cardsReady();
    refresh();
}

void NewGameDialog::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 12, 18, 14);
    auto* armies = new QHBoxLayout;
    armies->setSpacing(24);
    const QString titles[] = {tr("First army"), tr("Second army")};
    for (std::size_t i = 0; i < 2; ++i) {
        sides_[i] = new ArmyPick(titles[i]);
        armies->addWidget(sides_[i], 1);
        connect(sides_[i], &ArmyPick::changed, this, &NewGameDialog::refresh);
        connect(sides_[i], &ArmyPick::builderWanted, this, [this, i](const engine::ArmyList& list) {
            inBuilder_ = i;
            emit builderWanted(list);
        });
    }
    column->addLayout(armies);
    auto* form = new QFormLayout;
    form->addRow(tr("Table"), tableRow());
    mission_ = new QComboBox;
    for (const Mission& mission : missions_) mission_->addItem(mission.name);
    mission_->addItem(tr("Each army's own battle deck"));
    form->addRow(tr("Mission cards"), mission_);
    misfit_ = new QLabel;
    misfit_->setObjectName(QStringLiteral("tableMisfit"));
    misfit_->setWordWrap(true);
    misfit_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::accent().name()));
    form->addRow(misfit_);
    picture_ = new QLabel;
    picture_->setObjectName(QStringLiteral("tablePicture"));
    picture_->setFixedSize(tablePictureSize);
    picture_->setAlignment(Qt::AlignCenter);
    auto* choices = new QHBoxLayout;
    choices->setSpacing(24);
    choices->addLayout(form, 1);
    choices->addWidget(picture_);
    column->addLayout(choices);
    line_ = new QLabel;
    line_->setObjectName(QStringLiteral("newGameLine"));
    line_->setWordWrap(true);
    line_->setMinimumHeight(2 * fontMetrics().height());
    column->addWidget(line_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    start_ = buttons->addButton(tr("Start the game"), QDialogButtonBox::ActionRole);
    start_->setObjectName(QStringLiteral("startGame"));
    start_->setProperty("primary", true);
    start_->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(start_, &QPushButton::clicked, this, &NewGameDialog::start);
    connect(mission_, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
    connect(table_, &QComboBox::currentIndexChanged, this, &NewGameDialog::showTable);
}

QHBoxLayout* NewGameDialog::tableRow() {
    table_ = new QComboBox;
    table_->setAccessibleName(tr("Table"));
    table_->setObjectName(QStringLiteral("newGameTable"));
    table_->setIconSize(tableIconSize);
    // An empty icon in the size of the table's picture, until another thread has painted the
    // picture.
    QPixmap placeholder(tableIconSize);
    placeholder.fill(Qt::transparent);
    for (const TableChoice& table : tables_) table_->addItem(QIcon(placeholder), table.name);
    auto* other = new QToolButton;
    other->setText(tr("Open a layout\u2026"));
    connect(other, &QToolButton::clicked, this, &NewGameDialog::addTable);
    auto* row = new QHBoxLayout;
    row->addWidget(table_, 1);
    row->addWidget(other);
    return row;
}

void NewGameDialog::addPicture(const QString& file, const QImage& picture) {
    pictureOf_[file] = QPixmap::fromImage(picture);
    for (std::size_t i = 0; i < tables_.size(); ++i)
        if (tables_[i].file == file)
            table_->setItemIcon(static_cast<int>(i), QIcon(pictureOf_[file]));
    if (file == tableFile()) showTable();
}

void NewGameDialog::showTable() {
    const auto found = pictureOf_.find(tableFile());
    const double ratio = devicePixelRatioF();
    QPixmap shown;
    if (found != pictureOf_.end())
        shown = found->second.scaled(tablePictureSize * ratio, Qt::KeepAspectRatio,
                                     Qt::SmoothTransformation);
    shown.setDevicePixelRatio(ratio);
    picture_->setPixmap(shown);
    refresh();
}

void NewGameDialog::cardsReady() {
    for (ArmyPick* side : sides_) side->setCards(stock_.cards());
    sides_[1]->chooseRow(1);
    if (offered_) offer(*offered_);
}

void NewGameDialog::offer(const engine::ArmyList& list) {
    offered_ = list;
    if (!stock_.cards()) return;
    sides_[inBuilder_]->offer(
        list.name.empty() ? tr("The army of the builder") : QString::fromStdString(list.name),
        list);
}

void NewGameDialog::addTable() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a layout"), {},
        tr("Layouts (*.layout.json *.sightline-table);;All files (*)"));
    if (!path.isEmpty()) offerTable(path);
}

void NewGameDialog::offerTable(const QString& path) {
    const auto known = std::find_if(tables_.begin(), tables_.end(), [&](const TableChoice& table) {
        return QFileInfo(table.file) == QFileInfo(path);
    });
    const auto row = static_cast<int>(known - tables_.begin());
    if (known == tables_.end()) {
        tables_.push_back(tableIn(path));
        table_->addItem(path);
        pictures_->want({path});
    }
    table_->setCurrentIndex(row);
    refresh();
}

QString NewGameDialog::tableFile() const {
    const int row = table_->currentIndex();
    return row < 0 ? QString() : tables_[static_cast<std::size_t>(row)].file;
}

std::optional<std::array<nlohmann::json, 2>> NewGameDialog::decks() const {
    const auto row = static_cast<std::size_t>(mission_->currentIndex());
    if (row < missions_.size()) return std::array{missions_[row].deck, missions_[row].deck};
    if (!sides_[0]->army() || !sides_[1]->army()) return std::nullopt;
    auto first = ownDeck(*sides_[0]->army());
    auto second = ownDeck(*sides_[1]->army());
    if (!first || !second) return std::nullopt;
    return std::array{std::move(*first), std::move(*second)};
}

QString NewGameDialog::misfit() const {
    const auto both = decks();
    const int row = table_->currentIndex();
    if (!both || row < 0 || !stock_.cards()) return {};
    const geometry::TableSize size = tables_[static_cast<std::size_t>(row)].size;
    const auto other = engine::otherTable(objectivesOf(*both, stock_.cards()->catalogue), size);
    if (!other) return {};
    return tr("This table is %1 by %2 inches. The maps of these missions are drawn for %3 by %4 "
              "inches and are stretched to the table.")
        .arg(size.width)
        .arg(size.depth)
        .arg(other->width)
        .arg(other->depth);
}

void NewGameDialog::refresh() {
    if (!start_) return;
    const bool legal = sides_[0]->legal() && sides_[1]->legal();
    const bool cards = decks().has_value();
    misfit_->setText(misfit());
    mission_->setToolTip(cards && stock_.cards() ? deckWords(*decks(), stock_.cards()->catalogue)
                                                 : QString());
    misfit_->setVisible(!misfit_->text().isEmpty());
    std::optional<engine::ArmyObjection> unequal;
    if (legal) unequal = engine::judgeOpponents(*sides_[0]->army(), *sides_[1]->army());
    start_->setEnabled(!waiting_ && legal && !unequal && cards && table_->currentIndex() >= 0);
    line_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::muted().name()));
    if (waiting_)
        line_->setText(tr("Setting the table \u2026"));
    else if (!stock_.cards())
        line_->setText(tr("Reading the cards \u2026"));
    else if (!legal)
        line_->setText(tr("Both armies must be legal before a game begins."));
    else if (unequal)
        line_->setText(BuilderWords::line(*unequal));
    else if (!cards)
        line_->setText(tr("An army has no battle deck; choose other mission cards."));
    else
        line_->setText(
            tr("Dice decide who is blue; then the mission is built and both armies deploy."));
}

void NewGameDialog::start() {
    const auto both = decks();
    if (!both || !sides_[0]->army() || !sides_[1]->army()) return;
    const auto table = static_cast<std::size_t>(table_->currentIndex());
    setWaiting();
    emit wanted({{*sides_[0]->army(), *sides_[1]->army()}, tables_[table].file, *both});
}

void NewGameDialog::setWaiting() {
    waiting_ = true;
    refresh();
}

void NewGameDialog::setProblem(const QString& why) {
    waiting_ = false;
    refresh();
    line_->setStyleSheet(QStringLiteral("color: %1;").arg(theme::bad().name()));
    line_->setText(why);
}

}  // namespace sightline::app
